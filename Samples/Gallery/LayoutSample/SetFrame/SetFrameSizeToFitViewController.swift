import UIKit

/// A label that grows in width, one that grows in height, and a button below them, by frames.
final class SetFrameSizeToFitViewController: UIViewController {
  private(set) var flexibleWidthLabel: UILabel!
  private(set) var flexibleHeightLabel: UILabel!
  private(set) var longTextButton: UIButton!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Set Frame - Size to Fit"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    flexibleWidthLabel = UILabel(frame: .zero)
    flexibleWidthLabel.text = "Flexible Width"
    view.addSubview(flexibleWidthLabel)

    flexibleHeightLabel = UILabel(frame: .zero)
    flexibleHeightLabel.text = "Flexible Height"
    flexibleHeightLabel.numberOfLines = 0
    flexibleHeightLabel.lineBreakMode = .byWordWrapping
    view.addSubview(flexibleHeightLabel)

    longTextButton = UIButton(type: .roundedRect)
    longTextButton.setTitle("Long Text", for: .normal)
    longTextButton.addAction(UIAction { [weak self] _ in self?.buttonDidTap() }, for: .touchUpInside)
    view.addSubview(longTextButton)
  }

  override func viewDidLayoutSubviews() {
    let area = view.bounds.insetBy(dx: 20, dy: 20)

    flexibleWidthLabel.frame = CGRect(origin: area.origin, size: flexibleWidthLabel.sizeThatFits(area.size))

    flexibleHeightLabel.frame = CGRect(
      origin: CGPoint(x: area.minX, y: flexibleWidthLabel.frame.maxY + 8),
      size: flexibleHeightLabel.sizeThatFits(area.size))

    let buttonSize = longTextButton.sizeThatFits(area.size)
    longTextButton.frame = CGRect(
      origin: CGPoint(x: area.maxX - buttonSize.width, y: flexibleHeightLabel.frame.maxY + 8), size: buttonSize)
  }

  private func buttonDidTap() {
    flexibleWidthLabel.text = "Looooooooooooooooong text"
    flexibleHeightLabel.text = "Looooooooooooooooooooooooooooooooooooooooooooong text"
    view.setNeedsLayout()  // Calls viewDidLayoutSubviews later.
  }
}
