import Testing
import UIKit

@testable import UIKit

/// Members of controllers that an app overrides by their names of Swift 4.1. Basis: both names are one method in
/// Objective-C.
@MainActor struct OlderOverrideTests {
  @Test("an override by the older name is called once, as is one by the name of today, and one by both")
  func moves() throws {
    try Session.of(.iOS(12)).perform {
      let parent = UIViewController(), older = OlderChild(), newer = NewerChild(), both = ChildOfBoth()
      for child in [older, newer, both] as [NotingController] {
        parent.addChild(child)
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
      #expect(older.events == ["will", "did", "will", "did"])
      #expect(newer.events == older.events)
      #expect(both.events == ["will", "older will", "did", "older did", "will", "older will", "did", "older did"])
      let calls: any OlderControllerNames = newer
      newer.events = []
      calls.didMove(toParentViewController: parent)
      #expect(newer.events == ["did"])
    }
  }

  @Test("containers add and ask for children by either name")
  func containers() throws {
    try Session.of(.iOS(12)).perform {
      let container = OlderContainer(), child = UIViewController()
      container.addChild(child)
      #expect(container.added == [child] && container.children == [child])
      (container as any OlderControllerNames).addChildViewController(UIViewController())
      #expect(container.added.count == 2 && container.children.count == 2)
      let top = UIViewController(), navigation = OlderNavigation(rootViewController: top)
      let plain = UINavigationController(rootViewController: UIViewController())
      navigation.decider = UIViewController()
      #expect(navigation.childForStatusBarStyle === navigation.decider)
      #expect(plain.childForStatusBarHidden === plain.topViewController)
      #expect((plain as any OlderControllerNames).childViewControllerForStatusBarHidden === plain.topViewController)
      #expect(navigation.childForStatusBarHidden === top)
    }
  }

  @Test("functions and constants by their older names")
  func names() throws { try (OlderProgramNames() as any Checked).check() }
}

@MainActor private protocol Checked {
  func check() throws
}

private struct OlderProgramNames: Checked {
  @available(*, deprecated)
  func check() throws {
    #expect(UIDeviceOrientationIsLandscape(.landscapeLeft) && !UIDeviceOrientationIsPortrait(.faceUp))
    #expect(UIInterfaceOrientationIsPortrait(.portrait) && !UIInterfaceOrientationIsLandscape(.portrait))
    #expect(UIImagePickerControllerOriginalImage == "UIImagePickerControllerOriginalImage")
    #expect(UIAccessibilityTraitLink == .link)
    let mode: RunLoopMode = .commonModes
    #expect(mode == .common && RunLoopMode.UITrackingRunLoopMode == .tracking)
    #expect(NSNotification.Name.UIDeviceBatteryStateDidChange == UIDevice.batteryStateDidChangeNotification)
    #expect(
      NSNotification.Name.UIMenuControllerWillShowMenu.rawValue == "UIMenuControllerWillShowMenuNotification")
  }
}

private class NotingController: UIViewController {
  var events: [String] = []
}

private final class OlderChild: NotingController {
  @available(*, deprecated)
  override func willMove(toParentViewController parent: UIViewController?) {
    super.willMove(toParentViewController: parent)
    events.append("will")
  }

  @available(*, deprecated)
  override func didMove(toParentViewController parent: UIViewController?) {
    super.didMove(toParentViewController: parent)
    events.append("did")
  }
}

private final class NewerChild: NotingController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    events.append("will")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    events.append("did")
  }
}

private final class ChildOfBoth: NotingController {
  override func willMove(toParent parent: UIViewController?) {
    events.append("will")
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    events.append("did")
    super.didMove(toParent: parent)
  }

  @available(*, deprecated)
  override func willMove(toParentViewController parent: UIViewController?) {
    events.append("older will")
    super.willMove(toParentViewController: parent)
  }

  @available(*, deprecated)
  override func didMove(toParentViewController parent: UIViewController?) {
    events.append("older did")
    super.didMove(toParentViewController: parent)
  }
}

private final class OlderContainer: UIViewController {
  var added: [UIViewController] = []

  @available(*, deprecated)
  override func addChildViewController(_ childController: UIViewController) {
    added.append(childController)
    super.addChildViewController(childController)
  }
}

private final class OlderNavigation: UINavigationController {
  var decider: UIViewController?

  @available(*, deprecated)
  override var childViewControllerForStatusBarStyle: UIViewController? { decider }
}
