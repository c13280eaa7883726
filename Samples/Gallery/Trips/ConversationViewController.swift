import UIKit

/// Messages above a bar that moves with the keyboard: it is the controller's input accessory view.
final class ConversationViewController: UIViewController {
  struct Message {
    var text: String
    var isMine: Bool
  }

  private(set) var messages = [
    Message(text: "Did you land?", isMine: false),
    Message(text: "Just now. It is still light, at eleven in the evening!", isMine: true),
    Message(text: "Told you so. Bring a mask for your eyes, you will not sleep otherwise.", isMine: false),
    Message(text: "Too late.", isMine: true),
    Message(text: "The key is under the third pot, left of the door. The boat leaves at nine.", isMine: false),
    Message(text: "👍", isMine: true),
  ]
  let tableView = UITableView()
  private lazy var sizingCell = BubbleCell(style: .default, reuseIdentifier: nil)
  private(set) lazy var composer = MessageComposer { [weak self] in self?.send($0) }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { composer }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ingrid"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.backgroundColor = .systemBackground
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    view.addSubview(tableView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func send(_ text: String) {
    messages.append(Message(text: text, isMine: true))
    let last = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [last], with: .automatic)
    tableView.scrollToRow(at: last, at: .bottom, animated: true)
  }
}

extension ConversationViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    (cell as? BubbleCell)?.show(messages[indexPath.row])
    return cell
  }
}

extension ConversationViewController: UITableViewDelegate {
  /// Returns a row height; rows measure themselves since iOS 8.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard !Release.isAtLeast("8") else { return UITableView.automaticDimension }
    sizingCell.show(messages[indexPath.row])
    sizingCell.label.preferredMaxLayoutWidth = tableView.bounds.width * 0.75 - 26
    return sizingCell.height(in: tableView)
  }
}

/// A text view that grows with its lines, and a send button.
final class MessageComposer: UIView, UITextViewDelegate {
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  private let placeholder = UILabel()
  private let didSend: (String) -> Void

  init(didSend: @escaping (String) -> Void) {
    self.didSend = didSend
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    // The height follows from the constraints.
    autoresizingMask = .flexibleHeight
    backgroundColor = .secondarySystemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.isScrollEnabled = false
    textView.backgroundColor = .systemBackground
    textView.layer.cornerRadius = 18
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    textView.delegate = self
    textView.accessibilityIdentifier = "message"
    placeholder.text = "Message"
    placeholder.font = textView.font
    placeholder.adjustsFontForContentSizeCategory = true
    placeholder.textColor = .placeholderText
    sendButton.setTitle("Send", for: .normal)
    sendButton.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    sendButton.titleLabel?.adjustsFontForContentSizeCategory = true
    sendButton.isEnabled = false
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
    addConstraints()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { .zero }

  private func addConstraints() {
    for view in [textView, sendButton, placeholder] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 7),
      textView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12),
      textView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -7),
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 10),
      sendButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
      sendButton.lastBaselineAnchor.constraint(equalTo: textView.bottomAnchor, constant: -12),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 15),
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
    ])
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = !textView.text.isEmpty
    sendButton.isEnabled = !textView.text.isEmpty
  }

  private func send() {
    didSend(textView.text)
    textView.text = ""
    textViewDidChange(textView)
  }
}

/// A bubble at the side of its sender.
final class BubbleCell: UITableViewCell {
  let bubble = UIView()
  let label = WrappingLabel()
  private lazy var atLeading = bubble.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
  private lazy var atTrailing = bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    bubble.layer.cornerRadius = 17
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 13),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -13),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ message: ConversationViewController.Message) {
    label.text = message.text
    label.textColor = message.isMine ? .white : .label
    bubble.backgroundColor = message.isMine ? .systemBlue : .systemGray5
    atLeading.isActive = false
    atTrailing.isActive = false
    (message.isMine ? atTrailing : atLeading).isActive = true
  }
}
