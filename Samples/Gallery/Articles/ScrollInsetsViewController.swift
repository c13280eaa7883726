import UIKit

/// A table as the view of a controller. From iOS 7 to 10 it gets content insets as large as its extension under the
/// bars, which compensate for it.
final class ScrollInsetsViewController: UIViewController, UITableViewDataSource {
  private(set) var tableView: UITableView!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Scroll Insets"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    tableView = UITableView(frame: UIScreen.main.bounds, style: .plain)
    tableView.dataSource = self
    view = tableView
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    NSLog("contentInset.top %f contentOffset.y %f", tableView.contentInset.top, tableView.contentOffset.y)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }
}
