import UIKit

/// The menu of the layout sample: the same seven layouts, by documents with constraints and by code with frames.
final class LayoutMenuViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private enum Section: String, CaseIterable {
    case autoLayout = "Auto Layout"
    case setFrame = "Set Frame"
  }

  private enum Row: String, CaseIterable {
    case edge = "Edge"
    case sizeToFit = "Size to Fit"
    case center1 = "Center1"
    case center2 = "Center2"
    case horizontal = "Horizontal"
    case vertical = "Vertical"
    case fill = "Fill"
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
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func viewDidLayoutSubviews() {
    tableView.frame = view.bounds
  }

  func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Section.allCases[section].rawValue
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
    let row = Row.allCases[indexPath.row]
    let screen =
      switch Section.allCases[indexPath.section] {
      case .autoLayout: makeAutoLayoutScreen(of: row)
      case .setFrame: makeSetFrameScreen(of: row)
      }
    navigationController?.pushViewController(screen, animated: true)
  }

  private func makeAutoLayoutScreen(of row: Row) -> UIViewController {
    switch row {
    case .edge: AutoLayoutEdgeViewController()
    case .sizeToFit: AutoLayoutSizeToFitViewController()
    case .center1: AutoLayoutCenter1ViewController()
    case .center2: AutoLayoutCenter2ViewController()
    case .horizontal: AutoLayoutHorizontalViewController()
    case .vertical: AutoLayoutVerticalViewController()
    case .fill: AutoLayoutFillViewController()
    }
  }

  private func makeSetFrameScreen(of row: Row) -> UIViewController {
    switch row {
    case .edge: SetFrameEdgeViewController()
    case .sizeToFit: SetFrameSizeToFitViewController()
    case .center1: SetFrameCenter1ViewController()
    case .center2: SetFrameCenter2ViewController()
    case .horizontal: SetFrameHorizontalViewController()
    case .vertical: SetFrameVerticalViewController()
    case .fill: SetFrameFillViewController()
    }
  }
}
