import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Callbacks of controllers that are not on screen, for rotations and traits. Basis: `UIContentContainer` reference and
/// published reports for rotations; WWDC 2023, 10057 for traits: until iOS 16 from parent to child, then with the view.
@MainActor struct CoveredControllerTests {
  private final class Listener: UIViewController {
    var sizes: [CGSize] = []
    var styles: [UIUserInterfaceStyle] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle {
        styles.append(traitCollection.userInterfaceStyle)
      }
    }
  }

  private func listeners(_ count: Int, in session: Session) -> [Listener] {
    session.perform { (0..<count).map { _ in Listener() } }
  }

  @Test("a turn is told to what a full screen presentation covers, to the lower ones of a stack and to loaded tabs")
  func turns() throws {
    let session = try Session.phone(CGSize(width: 390, height: 844), .iOS(17)), all = listeners(4, in: session)
    let (stack, tabs) = session.perform {
      (UINavigationController(rootViewController: all[0]), UITabBarController())
    }
    stack.pushViewController(all[1], animated: false)
    tabs.viewControllers = [stack, all[2]]
    let window = session.show(tabs)
    tabs.selectedIndex = 1
    session.commitWindows()
    all[0].loadViewIfNeeded()
    all[3].modalPresentationStyle = .fullScreen
    tabs.present(all[3], animated: false)
    session.commitWindows()
    session.rotate(to: .landscapeRight)
    for listener in all { #expect(listener.sizes == [CGSize(width: 844, height: 390)]) }
    window.isHidden = true
  }

  @Test("traits are told to covered controllers until iOS 16; later when their views are on screen again")
  func traits() throws {
    for (version, early) in [(SystemVersion.iOS(15), true), (.iOS(17), false)] {
      let session = try Session.phone(CGSize(width: 390, height: 844), version), all = listeners(2, in: session)
      let stack = session.perform { UINavigationController(rootViewController: all[0]) }
      let window = session.show(stack)
      stack.pushViewController(all[1], animated: false)
      session.commitWindows()
      session.change { $0.interfaceStyle = .dark }
      #expect(all[1].styles == [.dark] && all[0].styles == (early ? [.dark] : []))
      stack.popViewController(animated: false)
      session.commitWindows()
      #expect(all[0].styles == [.dark])
      window.isHidden = true
    }
  }
}
