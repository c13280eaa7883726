import UIKit

/// A table between two strips, all three held by their masks.
final class VerticalViewController: UIViewController, UITableViewDataSource {
  private(set) var headerView: UIView!
  private(set) var tableView: UITableView!
  private(set) var footerView: UIView!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Vertical"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white

    let bounds = view.bounds

    headerView = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 50))
    headerView.autoresizingMask = .flexibleWidth
    headerView.backgroundColor = .blue
    view.addSubview(headerView)

    footerView = UIView(frame: CGRect(x: 0, y: bounds.height - 50, width: bounds.width, height: 50))
    footerView.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    footerView.backgroundColor = .red
    view.addSubview(footerView)

    let height = bounds.height - headerView.frame.height - footerView.frame.height
    tableView = UITableView(
      frame: CGRect(x: 0, y: headerView.frame.height, width: bounds.width, height: height), style: .plain)
    tableView.dataSource = self
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "row \(indexPath.row + 1)"
    return cell
  }
}
