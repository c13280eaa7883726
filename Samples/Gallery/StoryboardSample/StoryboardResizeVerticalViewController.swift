import UIKit

/// A table between two strips of fixed height, between the bars.
final class StoryboardResizeVerticalViewController: UIViewController, UITableViewDataSource {
  weak var tableView: UITableView!

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}
