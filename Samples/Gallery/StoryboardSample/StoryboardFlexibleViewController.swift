import UIKit

/// A view that grows with its strings and moves the views below it.
final class StoryboardFlexibleViewController: UIViewController, ObjCExposed {
  weak var customView: TwoLabelsView!
  weak var resizeButton: UIButton!

  static var objcMembers: [ObjCMember] { [.action("resize:", StoryboardFlexibleViewController.resize)] }

  private func resize(_ sender: UIButton) {
    customView.label1.text = String(digits: 50)
    customView.label2.text = String(digits: 100)
  }
}

extension String {
  /// Creates a string of digits, `1234567890123…`.
  init(digits count: Int) { self = (1...count).map { String($0 % 10) }.joined() }
}
