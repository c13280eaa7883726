import UIKit

/// Four labels around the center of the view, by constraints whose constants follow the view's size.
///
/// The original has a known error: it uses `center`, which is a point of the superview, as the center of the bounds.
/// That is correct only if the view begins at (0, 0).
final class AutoLayoutCenter2ViewController: UIViewController {
  var leftLabel: UILabel!
  var rightLabel: UILabel!
  var topLabel: UILabel!
  var bottomLabel: UILabel!
  var leftSpaceConstraint: NSLayoutConstraint!
  var rightSpaceConstraint: NSLayoutConstraint!
  var topSpaceConstraint: NSLayoutConstraint!
  var bottomSpaceConstraint: NSLayoutConstraint!

  private let spaceFromCenter: CGFloat = 50

  init() {
    super.init(nibName: "AutoLayoutCenter2ViewController", bundle: .module)
    title = "Auto Layout - Center2"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewWillLayoutSubviews() {
    let center = view.center
    leftSpaceConstraint.constant = center.x - leftLabel.frame.width - spaceFromCenter
    rightSpaceConstraint.constant = center.x - rightLabel.frame.width - spaceFromCenter
    topSpaceConstraint.constant = center.y - topLabel.frame.height - spaceFromCenter
    bottomSpaceConstraint.constant = center.y - bottomLabel.frame.height - spaceFromCenter
  }
}
