import UIKit

/// A label before a text field, which takes the remaining room.
final class FieldCell: UITableViewCell, UITextFieldDelegate {
  private let label = UILabel.formLabel()
  let textField = UITextField()
  private var didChange: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.textColor = .secondaryLabel
    textField.textAlignment = traitCollection.layoutDirection == .rightToLeft ? .left : .right
    textField.returnKeyType = .done
    textField.delegate = self
    textField.addAction(
      UIAction { [weak self] _ in self?.didChange(self?.textField.text ?? "") }, for: .editingChanged)
    label.setContentHuggingPriority(.required, for: .horizontal)
    contentView.fill(with: UIStackView.formRow([label, textField]))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ title: String, text: String, didChange: @escaping (String) -> Void) {
    label.text = title
    textField.text = text
    textField.accessibilityLabel = title
    self.didChange = didChange
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

/// A multiline label and a switch.
final class SwitchCell: UITableViewCell {
  private let label = UILabel.formLabel()
  let control = UISwitch()
  private var didChange: (Bool) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    control.addAction(
      UIAction { [weak self] _ in self?.didChange(self?.control.isOn ?? false) }, for: .valueChanged)
    control.setContentHuggingPriority(.required, for: .horizontal)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    contentView.fill(with: UIStackView.formRow([label, control]))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ title: String, isOn: Bool, didChange: @escaping (Bool) -> Void) {
    label.text = title
    control.isOn = isOn
    control.accessibilityLabel = title
    self.didChange = didChange
  }
}

/// A label, with any control beside or below it.
final class ControlCell: UITableViewCell {
  private let label = UILabel.formLabel()
  private let stack: UIStackView
  private var control: UIView?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    stack = UIStackView.formRow([label])
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.fill(with: stack)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ title: String, _ control: UIView, isBelow: Bool) {
    label.text = title
    self.control?.removeFromSuperview()
    self.control = control
    stack.addArrangedSubview(control)
    control.setContentHuggingPriority(isBelow ? .defaultLow : .required, for: .horizontal)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isBelow || isLarge ? .vertical : .horizontal
    stack.alignment = isBelow ? .fill : isLarge ? .leading : .center
  }
}

extension UILabel {
  fileprivate static func formLabel() -> UILabel {
    let label = WrappingLabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}

extension UIStackView {
  fileprivate static func formRow(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 12
    stack.alignment = .center
    return stack
  }
}

extension UIView {
  /// Fills the cell within the margins, and never lower than a touch target needs.
  fileprivate func fill(with content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    let bottom = content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6)
    bottom.priority = .init(999)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor, constant: 6), bottom,
      content.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
    ])
  }
}
