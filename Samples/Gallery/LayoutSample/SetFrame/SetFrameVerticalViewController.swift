import UIKit

/// A table between two strips, by frames. The view has no color of its own, so the window is visible behind it.
final class SetFrameVerticalViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private(set) var headerView: UIView!
  private(set) var tableView: UITableView!
  private(set) var footerView: UIView!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Set Frame - Vertical"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()

    headerView = UIView(frame: .zero)
    headerView.backgroundColor = .blue
    view.addSubview(headerView)

    tableView = UITableView(frame: .zero)
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)

    footerView = UIView(frame: .zero)
    footerView.backgroundColor = .green
    view.addSubview(footerView)
  }

  override func viewDidLayoutSubviews() {
    let size = view.bounds.size
    headerView.frame = CGRect(x: 0, y: 0, width: size.width, height: 50)
    footerView.frame = CGRect(x: 0, y: size.height - 50, width: size.width, height: 50)
    tableView.frame = CGRect(
      x: 0, y: headerView.frame.height, width: size.width,
      height: size.height - headerView.frame.height - footerView.frame.height)
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
