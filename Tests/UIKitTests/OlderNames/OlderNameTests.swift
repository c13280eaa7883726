import Testing
import UIKit

/// Code of Swift 4.1 and before. Basis: the renames of Swift 4.2, as in the attributes of Apple's headers.
@MainActor struct OlderNameTests {
  private let code: any OlderCode = CodeOfSwift41()

  @Test("types, constants and functions by their older names are those of today")
  func names() throws { try code.names() }

  @Test("views and controllers do by their older members what they do by those of today")
  func members() throws { try code.members() }

  @Test("an application's delegate with the older key of launch options is asked")
  func launching() throws {
    let delegate: any UIApplicationDelegate = OlderDelegate()
    try Session.of(.iOS(11)).perform {
      #expect(delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil) == false)
    }
  }
}

/// A protocol through which deprecated code is called without a warning.
@MainActor private protocol OlderCode {
  func names() throws
  func members() throws
}

private struct CodeOfSwift41: OlderCode {
  @available(*, deprecated)
  func names() throws {
    try Session.of(.iOS(11)).perform {
      let style: UITableViewCellStyle = .subtitle, events: UIControlEvents = [.touchUpInside, .valueChanged]
      #expect(
        style == UITableViewCell.CellStyle.subtitle && events == UIControl.Event([.touchUpInside, .valueChanged]))
      let state: UIControlState = .highlighted, attribute: NSLayoutAttribute = .leading
      #expect(state == UIControl.State.highlighted && attribute == NSLayoutConstraint.Attribute.leading)
      let options: UIViewAnimationOptions = .curveEaseIn, key: NSAttributedStringKey = .font
      #expect(options == UIView.AnimationOptions.curveEaseIn && key == NSAttributedString.Key.font)
      #expect(UIFont.preferredFont(forTextStyle: UIFontTextStyle.body).pointSize == 17)
      #expect(UILayoutPriorityDefaultHigh.rawValue == 750 && UITableViewAutomaticDimension == -1)
      #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      let rect = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4))
      #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
      #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
      #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
      #expect(NSNotification.Name.UIApplicationDidEnterBackground == UIApplication.didEnterBackgroundNotification)
      #expect(kCAFillModeForwards == CAMediaTimingFillMode.forwards && kCALineCapRound == CAShapeLayerLineCap.round)
      #expect(NSUnderlineStyle.styleSingle == .single)
      let path = NSIndexPath(row: 3, section: 1)
      #expect(path.row == 3 && path.item == 3 && path.section == 1)
    }
  }

  @available(*, deprecated)
  func members() throws {
    try Session.of(.iOS(11)).perform {
      let view = UIView(), first = UIView(), second = UIView()
      view.addSubview(first)
      view.addSubview(second)
      view.bringSubview(toFront: first)
      #expect(view.subviews == [second, first])
      view.sendSubview(toBack: first)
      #expect(view.subviews == [first, second])

      let parent = UIViewController(), child = UIViewController()
      parent.addChildViewController(child)
      child.didMove(toParentViewController: parent)
      #expect(parent.childViewControllers == [child] && child.parent === parent)
      child.willMove(toParentViewController: nil)
      child.removeFromParentViewController()
      #expect(parent.childViewControllers.isEmpty)
      #expect(UIActivityIndicatorView(activityIndicatorStyle: .gray).activityIndicatorViewStyle == .gray)
    }
  }
}

private final class OlderDelegate: UIResponder, UIApplicationDelegate {
  @available(*, deprecated)
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool { false }
}
