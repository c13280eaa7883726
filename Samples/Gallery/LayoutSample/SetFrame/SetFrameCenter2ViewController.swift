import UIKit

/// Four labels around the center of the view, by frames.
///
/// The original has a known error: it uses `center`, which is a point of the superview, as the center of the bounds.
/// That is correct only if the view begins at (0, 0).
final class SetFrameCenter2ViewController: UIViewController {
  private(set) var leftLabel: UILabel!
  private(set) var rightLabel: UILabel!
  private(set) var topLabel: UILabel!
  private(set) var bottomLabel: UILabel!

  private let spaceFromCenter: CGFloat = 50

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Set Frame - Center2"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    leftLabel = addLabel("Left")
    rightLabel = addLabel("Right")
    topLabel = addLabel("Top")
    bottomLabel = addLabel("Bottom")
  }

  private func addLabel(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    view.addSubview(label)
    return label
  }

  override func viewDidLayoutSubviews() {
    let boundsSize = view.bounds.size
    let center = view.center

    let left = leftLabel.sizeThatFits(boundsSize)
    leftLabel.frame = CGRect(
      origin: CGPoint(x: center.x - left.width - spaceFromCenter, y: center.y - left.height / 2), size: left)

    let right = rightLabel.sizeThatFits(boundsSize)
    rightLabel.frame = CGRect(
      origin: CGPoint(x: center.x + spaceFromCenter, y: center.y - right.height / 2), size: right)

    let top = topLabel.sizeThatFits(boundsSize)
    topLabel.frame = CGRect(
      origin: CGPoint(x: center.x - top.width / 2, y: center.y - top.height - spaceFromCenter), size: top)

    let bottom = bottomLabel.sizeThatFits(boundsSize)
    bottomLabel.frame = CGRect(
      origin: CGPoint(x: center.x - bottom.width / 2, y: center.y + spaceFromCenter), size: bottom)
  }
}
