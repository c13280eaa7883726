import UIKit

/// A view that grows with the texts in it and pushes away what is below.
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
  /// `1234567890123…`
  init(digits count: Int) { self = (1...count).map { String($0 % 10) }.joined() }
}
