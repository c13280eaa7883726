import UIKit

/// The menu of the programmatic sample, with a row for every other screen.
final class ProgrammaticMenuViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private enum Row: String, CaseIterable {
    case fillOK = "Fill(OK)"
    case fillNG = "Fill(NG)"
    case headerFooter = "Header & Footer"
    case vertical = "Vertical"
    case horizontal = "Horizontal"
    case horizontal2 = "Horizontal2"
    case horizontal3 = "Horizontal3"
    case withKeypad = "With Keypad"
  }

  private(set) var tableView: UITableView!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Menu"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()

    tableView = UITableView(frame: view.bounds, style: .plain)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Row.allCases.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "menu")
      ?? UITableViewCell(style: .default, reuseIdentifier: "menu")
    cell.textLabel?.text = Row.allCases[indexPath.row].rawValue
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(makeScreen(of: Row.allCases[indexPath.row]), animated: true)
  }

  private func makeScreen(of row: Row) -> UIViewController {
    switch row {
    case .fillOK: FillViewController(isOK: true)
    case .fillNG: FillViewController(isOK: false)
    case .headerFooter: HeaderFooterViewController()
    case .vertical: VerticalViewController()
    case .horizontal: HorizontalViewController()
    case .horizontal2: Horizontal2ViewController()
    case .horizontal3: Horizontal3ViewController()
    case .withKeypad: WithKeypadViewController()
    }
  }
}
