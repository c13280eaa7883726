import UIKit

/// A search form that is laid out once, for the size of the view when it loads; masks do the rest.
///
/// The original has a known error: UIKit sends `layoutSubviews` to views. A controller's method of that name is never
/// called, so the form does not follow its strings when "Long Text" is tapped.
final class HorizontalViewController: UIViewController {
  private(set) var searchTextField: UITextField!
  private(set) var searchButton: UIButton!
  private(set) var nameLabel: UILabel!
  private(set) var nameTextField: UITextField!
  private(set) var longTextButton: UIButton!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Horizontal"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    searchTextField = UITextField(frame: .zero)
    searchTextField.borderStyle = .roundedRect
    searchTextField.font = .systemFont(ofSize: 14)
    searchTextField.contentVerticalAlignment = .center
    view.addSubview(searchTextField)

    searchButton = UIButton(type: .roundedRect)
    searchButton.setTitle("Search", for: .normal)
    view.addSubview(searchButton)

    nameLabel = UILabel(frame: .zero)
    nameLabel.text = "Name"
    view.addSubview(nameLabel)

    nameTextField = UITextField(frame: .zero)
    nameTextField.borderStyle = .roundedRect
    nameTextField.font = .systemFont(ofSize: 14)
    nameTextField.contentVerticalAlignment = .center
    view.addSubview(nameTextField)

    longTextButton = UIButton(type: .roundedRect)
    longTextButton.setTitle("Long Text", for: .normal)
    longTextButton.addAction(UIAction { [weak self] _ in self?.longTextButtonDidTap() }, for: .touchUpInside)
    view.addSubview(longTextButton)

    layoutSubviews()
  }

  private func layoutSubviews() {
    let size = view.bounds.size

    var searchButtonSize = searchButton.sizeThatFits(size)
    searchButtonSize.height = 33
    searchButton.frame = CGRect(
      origin: CGPoint(x: size.width - 20 - searchButtonSize.width, y: 20), size: searchButtonSize)
    searchButton.autoresizingMask = .flexibleLeftMargin

    searchTextField.frame = CGRect(
      x: 20, y: searchButton.center.y - 30 / 2, width: searchButton.frame.minX - 20 - 8, height: 30)
    searchTextField.autoresizingMask = .flexibleWidth

    let nameWidth = nameLabel.sizeThatFits(size).width
    nameLabel.frame = CGRect(x: 20, y: searchButton.frame.maxY + 8, width: nameWidth, height: 30)

    let nameFieldX = nameLabel.frame.maxX + 8
    nameTextField.frame = CGRect(
      x: nameFieldX, y: nameLabel.frame.minY, width: size.width - nameFieldX - 20, height: 30)
    nameTextField.autoresizingMask = .flexibleWidth

    let longTextSize = longTextButton.sizeThatFits(size)
    longTextButton.frame = CGRect(
      origin: CGPoint(x: size.width - longTextSize.width - 20, y: nameLabel.frame.maxY + 8), size: longTextSize)
    longTextButton.autoresizingMask = .flexibleLeftMargin
  }

  private func longTextButtonDidTap() {
    let longText = "Looooong text"
    searchButton.setTitle(longText, for: .normal)
    nameLabel.text = longText
    view.setNeedsLayout()
  }
}
