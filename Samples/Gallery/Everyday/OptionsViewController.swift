import UIKit

/// A choice of one option, with a checkmark.
final class OptionsViewController: UITableViewController {
  var didChoose: (String) -> Void = { _ in }
  private let options: [String]
  private(set) var selected: String

  init(title: String, options: [String], selected: String) {
    (self.options, self.selected) = (options, selected)
    super.init(style: Release.isAtLeast("13") ? .insetGrouped : .grouped)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
    cell.textLabel?.text = options[indexPath.row]
    cell.accessoryType = options[indexPath.row] == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    selected = options[indexPath.row]
    didChoose(selected)
    tableView.reloadData()
  }
}
