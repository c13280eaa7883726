import UIKit

/// The search form as a custom view, which lays out its subviews whenever its size changes.
final class Horizontal2View: UIView {
  let searchTextField = UITextField(frame: .zero)
  let searchButton = UIButton(type: .roundedRect)
  let nameLabel = UILabel(frame: .zero)
  let nameTextField = UITextField(frame: .zero)
  let longTextButton = UIButton(type: .roundedRect)

  override init(frame: CGRect) {
    super.init(frame: frame)

    searchTextField.borderStyle = .roundedRect
    searchTextField.font = .systemFont(ofSize: 14)
    searchTextField.contentVerticalAlignment = .center
    addSubview(searchTextField)

    searchButton.setTitle("Search", for: .normal)
    addSubview(searchButton)

    nameLabel.text = "Name"
    addSubview(nameLabel)

    nameTextField.borderStyle = .roundedRect
    nameTextField.font = .systemFont(ofSize: 14)
    nameTextField.contentVerticalAlignment = .center
    addSubview(nameTextField)

    longTextButton.setTitle("Long Text", for: .normal)
    addSubview(longTextButton)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  /// Omits `super` as in the original, which has no effect in a view without constraints.
  override func layoutSubviews() {
    let size = bounds.size

    var searchButtonSize = searchButton.sizeThatFits(size)
    searchButtonSize.height = 33
    searchButton.frame = CGRect(
      origin: CGPoint(x: size.width - 20 - searchButtonSize.width, y: 20), size: searchButtonSize)

    searchTextField.frame = CGRect(
      x: 20, y: searchButton.center.y - 30 / 2, width: searchButton.frame.minX - 20 - 8, height: 30)

    let nameWidth = nameLabel.sizeThatFits(size).width
    nameLabel.frame = CGRect(x: 20, y: searchButton.frame.maxY + 8, width: nameWidth, height: 30)

    let nameFieldX = nameLabel.frame.maxX + 8
    nameTextField.frame = CGRect(
      x: nameFieldX, y: nameLabel.frame.minY, width: size.width - nameFieldX - 20, height: 30)

    let longTextSize = longTextButton.sizeThatFits(size)
    longTextButton.frame = CGRect(
      origin: CGPoint(x: size.width - longTextSize.width - 20, y: nameLabel.frame.maxY + 8), size: longTextSize)
  }
}
