import UIKit

/// Bubbles above an input bar, which is attached to the keyboard: by its layout guide if there is one, by its
/// notifications on earlier releases.
final class ChatViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private(set) var messages = ChatMessage.history
  let tableView = UITableView(frame: .zero, style: .plain)
  let inputBar = ChatInputBar()
  private var barBottom: NSLayoutConstraint?
  private var keyboard: KeyboardObserver?
  private var shownHeight: CGFloat = 0
  private lazy var sizingCell = MessageCell(style: .default, reuseIdentifier: nil)

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Mira"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .screen
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .interactive
    if Release.isAtLeast("8") {
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 60
    }
    inputBar.didSend = { [weak self] in self?.send($0) }
    for part in [tableView, inputBar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    addConstraints()
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let bottom = inputBar.textView.bottomAnchor
    if Release.isAtLeast("15") {
      stay(bottom.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -7))
    } else {
      let above = bottom.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -7)
      stay(above)
      barBottom = above
    }
  }

  /// Activates an optional constraint: a window may be lower than the keyboard, which then covers the bar.
  private func stay(_ aboveKeyboard: NSLayoutConstraint) {
    aboveKeyboard.priority = .init(999)
    aboveKeyboard.isActive = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard barBottom != nil else { return }
    keyboard = KeyboardObserver { [weak self] in self?.keyboardWillMove(to: $0) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keyboard?.stop()
  }

  private func keyboardWillMove(to frame: CGRect) {
    let overlap = view.overlap(ofKeyboard: frame)
    barBottom?.constant = -7 - max(0, overlap - view.safeAreaInsets.bottom)
    view.layoutIfNeeded()
  }

  /// Keeps the last message visible when the room for messages changes.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard tableView.bounds.height != shownHeight else { return }
    shownHeight = tableView.bounds.height
    scrollToEnd(animated: false)
  }

  /// Scrolls to the end. Rows have estimated heights until they are visible, so the first attempt may end too high.
  private func scrollToEnd(animated: Bool) {
    let last = IndexPath(row: messages.count - 1, section: 0)
    tableView.layoutIfNeeded()
    if !animated {
      tableView.scrollToRow(at: last, at: .bottom, animated: false)
      tableView.layoutIfNeeded()
    }
    tableView.scrollToRow(at: last, at: .bottom, animated: animated)
  }

  private func send(_ text: String) {
    messages.append(ChatMessage(text: text, isMine: true))
    tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .automatic)
    scrollToEnd(animated: true)
  }

  // MARK: Messages

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(messages[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard !Release.isAtLeast("8") else { return UITableView.automaticDimension }
    sizingCell.show(messages[indexPath.row])
    return sizingCell.height(atWidth: tableView.bounds.width)
  }
}
