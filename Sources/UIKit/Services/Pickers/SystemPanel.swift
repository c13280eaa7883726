/// The screen of a system picker: a title, a Cancel button, and a list or a message.
///
/// > Basis: assumed: pickers run in processes of their own and are rebuilt as plain lists here.
@MainActor final class SystemPanel: UITableViewController {
  /// A row of the list.
  struct Row {
    var title: String
    var detail: String?
    var image: UIImage?
    var font: UIFont?
    let choose: () -> Void
  }

  private var rows: [Row] = []
  private let emptyMessage: String

  /// - Parameters:
  ///   - emptyMessage: shown if there are no rows.
  ///   - cancel: called when the user taps the Cancel button.
  init(title: String?, rows: [Row], emptyMessage: String, cancel: @escaping () -> Void) {
    self.emptyMessage = emptyMessage
    super.init(style: .plain)
    self.rows = rows
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("a panel is made by its picker") }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard rows.isEmpty else { return }
    let label = UILabel()
    (label.text, label.textAlignment, label.numberOfLines) = (emptyMessage, .center, 0)
    label.textColor = .secondaryLabel
    tableView.backgroundView = label
    tableView.separatorStyle = .none
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.imageView?.image = row.image
    if let font = row.font { cell.textLabel?.font = font }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    rows[indexPath.row].choose()
  }
}

extension UIViewController {
  /// Fills the picker's view with a navigation controller that shows `panel`.
  func embed(_ panel: SystemPanel) {
    let navigation = UINavigationController(rootViewController: panel)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}
