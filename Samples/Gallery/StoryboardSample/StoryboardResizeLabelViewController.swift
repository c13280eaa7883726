import UIKit

/// A label that grows with its text and moves the views below it, and one with a fixed frame, which does not.
final class StoryboardResizeLabelViewController: UIViewController, ObjCExposed {
  weak var label1: UILabel!
  weak var label2: UILabel!
  weak var button1: UIButton!
  weak var button2: UIButton!

  /// A text of three lines at 280 points.
  static let longText = "L" + String(repeating: "o", count: 65) + "n Text"

  static var objcMembers: [ObjCMember] {
    [
      .action("lengthenFirst:", StoryboardResizeLabelViewController.lengthenFirst),
      .action("lengthenSecond:", StoryboardResizeLabelViewController.lengthenSecond),
    ]
  }

  private func lengthenFirst(_ sender: UIButton) { label1.text = Self.longText }
  private func lengthenSecond(_ sender: UIButton) { label2.text = Self.longText }
}
