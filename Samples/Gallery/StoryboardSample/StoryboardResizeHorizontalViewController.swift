import UIKit

/// Another search form: the field with the lowest hugging priority takes the remaining room.
final class StoryboardResizeHorizontalViewController: UIViewController, ObjCExposed {
  /// The storyboard swaps the outlets of the fields, which has no visible effect.
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
