import UIKit

/// The search form once more: the field with the lowest hugging priority takes the room that is left.
final class StoryboardResizeHorizontalViewController: UIViewController, ObjCExposed {
  /// The storyboard connects the fields the wrong way round, which nobody sees.
  weak var searchField: UITextField!
  weak var nameField: UITextField!
  weak var searchButton: UIButton!
  weak var nameLabel: UILabel!
  weak var longTextButton: UIButton!

  static var objcMembers: [ObjCMember] { [.action("lengthen:", StoryboardResizeHorizontalViewController.lengthen)] }

  private func lengthen(_ sender: UIButton) {
    searchButton.setTitle("Looooong Text", for: .normal)
    nameLabel.text = "Looooong Text"
  }
}
