import UIKit

/// The menu of the storyboard sample, whose view is a table.
final class StoryboardMenuViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  weak var tableView: UITableView!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let row = tableView.indexPathForSelectedRow { tableView.deselectRow(at: row, animated: animated) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    StoryboardScreen.allCases.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "menu")
      ?? UITableViewCell(style: .default, reuseIdentifier: "menu")
    cell.textLabel?.text = StoryboardScreen.allCases[indexPath.row].rawValue
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(StoryboardScreen.allCases[indexPath.row].make(), animated: true)
  }
}
