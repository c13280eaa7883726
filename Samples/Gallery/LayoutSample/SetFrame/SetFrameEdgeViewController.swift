import UIKit

/// Four labels in the corners of the view, by frames.
final class SetFrameEdgeViewController: UIViewController {
  private(set) var leftTopLabel: UILabel!
  private(set) var rightTopLabel: UILabel!
  private(set) var leftBottomLabel: UILabel!
  private(set) var rightBottomLabel: UILabel!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Set Frame - Edge"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    leftTopLabel = addLabel("Left Top")
    rightTopLabel = addLabel("Right Top")
    leftBottomLabel = addLabel("Left Bottom")
    rightBottomLabel = addLabel("Right Bottom")
  }

  private func addLabel(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    view.addSubview(label)
    return label
  }

  override func viewDidLayoutSubviews() {
    let area = view.bounds.insetBy(dx: 20, dy: 20)

    let leftTop = leftTopLabel.sizeThatFits(area.size)
    leftTopLabel.frame = CGRect(origin: area.origin, size: leftTop)

    let rightTop = rightTopLabel.sizeThatFits(area.size)
    rightTopLabel.frame = CGRect(origin: CGPoint(x: area.maxX - rightTop.width, y: area.minY), size: rightTop)

    let leftBottom = leftBottomLabel.sizeThatFits(area.size)
    leftBottomLabel.frame = CGRect(
      origin: CGPoint(x: area.minX, y: area.maxY - leftBottom.height), size: leftBottom)

    let rightBottom = rightBottomLabel.sizeThatFits(area.size)
    rightBottomLabel.frame = CGRect(
      origin: CGPoint(x: area.maxX - rightBottom.width, y: area.maxY - rightBottom.height), size: rightBottom)
  }
}
