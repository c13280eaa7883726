import UIKit

/// A label, a text field and a line for an error message.
final class FormField: UIView {
  let label = UILabel()
  let textField = UITextField()
  private let messageLabel = WrappingLabel()
  private var end: NSLayoutConstraint!
  private var endBelowMessage: NSLayoutConstraint!

  /// The error message; nil if there is no error, and the line then takes no room.
  var message: String? {
    didSet {
      messageLabel.text = message
      messageLabel.isHidden = message == nil
      textField.textColor = message == nil ? .text : .red
      if message == nil {
        endBelowMessage.isActive = false
        end.isActive = true
      } else {
        end.isActive = false
        endBelowMessage.isActive = true
      }
    }
  }

  init(label text: String, placeholder: String) {
    super.init(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    textField.placeholder = placeholder
    textField.accessibilityIdentifier = text
    textField.borderStyle = .roundedRect
    textField.font = .preferredFont(forTextStyle: .body)
    textField.adjustsFontForContentSizeCategory = true
    textField.clearButtonMode = .whileEditing
    textField.contentVerticalAlignment = .center  // in code, fields of iOS 6 began at the top
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    messageLabel.adjustsFontForContentSizeCategory = true
    messageLabel.textColor = .red
    messageLabel.isHidden = true
    for view in [label, textField, messageLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    end = textField.bottomAnchor.constraint(equalTo: bottomAnchor)
    endBelowMessage = messageLabel.bottomAnchor.constraint(equalTo: bottomAnchor)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      textField.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
      textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      messageLabel.topAnchor.constraint(equalTo: textField.bottomAnchor, constant: 4), end,
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
