import UIKit

/// A text view that grows with its lines up to a limit, and a send button.
final class ChatInputBar: UIView, UITextViewDelegate {
  static let maximumTextHeight: CGFloat = 120

  var didSend: (String) -> Void = { _ in }
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  private let placeholder = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .raised
    line.backgroundColor = UIColor(white: 0.8, alpha: 1)
    textView.accessibilityIdentifier = "message"
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = .screen
    textView.layer.cornerRadius = 18
    textView.layer.borderWidth = 1
    textView.layer.borderColor = UIColor(white: 0.8, alpha: 1).cgColor
    textView.isScrollEnabled = false
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    textView.delegate = self
    placeholder.text = "Message"
    placeholder.font = textView.font
    placeholder.adjustsFontForContentSizeCategory = true
    placeholder.textColor = .lightGray
    placeholder.backgroundColor = .clear
    sendButton.setTitle("Send", for: .normal)
    sendButton.followTextSize()
    sendButton.isEnabled = false
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    for view in [textView, placeholder, sendButton, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addConstraints()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func addConstraints() {
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor), line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 7),
      textView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12),
      textView.heightAnchor.constraint(lessThanOrEqualToConstant: Self.maximumTextHeight),
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor, constant: -1),
      sendButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 35),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 13),
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
    ])
  }

  func textViewDidChange(_ textView: UITextView) {
    let isEmpty = textView.text.isEmpty
    placeholder.isHidden = !isEmpty
    sendButton.isEnabled = !isEmpty
    let fitting = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
    textView.isScrollEnabled = fitting.height > Self.maximumTextHeight
  }

  private func send() {
    didSend(textView.text)
    textView.text = ""
    textViewDidChange(textView)
  }
}
