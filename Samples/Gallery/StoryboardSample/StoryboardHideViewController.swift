import UIKit

/// Three ways of hiding a label: a hidden view keeps its room, but one without text and without a gap above does not.
final class StoryboardHideViewController: UIViewController, ObjCExposed {
  weak var label2: UILabel!
  weak var label2Top: NSLayoutConstraint!
  weak var toggleButton: UIButton!
  weak var constraintButton: UIButton!
  weak var animationButton: UIButton!

  static var objcMembers: [ObjCMember] {
    [
      .action("toggle:", StoryboardHideViewController.toggle),
      .action("toggleWithConstraint:", StoryboardHideViewController.toggleWithConstraint),
      .action("toggleWithAnimation:", StoryboardHideViewController.toggleWithAnimation),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label2.text = StoryboardResizeLabelViewController.longText
  }

  private func toggle(_ sender: UIButton) { label2.isHidden.toggle() }

  private func toggleWithConstraint(_ sender: UIButton) {
    let isFolded = label2.text == nil
    label2.text = isFolded ? StoryboardResizeLabelViewController.longText : nil
    label2Top.constant = isFolded ? 8 : 0
  }

  private func toggleWithAnimation(_ sender: UIButton) {
    toggleWithConstraint(sender)
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }
}
