import UIKit

/// A table between two strips, by constraints.
final class AutoLayoutVerticalViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var tableView: UITableView!

  init() {
    super.init(nibName: "AutoLayoutVerticalViewController", bundle: .module)
    title = "Auto Layout - Vertical"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}
