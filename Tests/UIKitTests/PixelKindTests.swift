import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// UIKit places views on the pixels of the device. Basis: a bug in which rows off pixels kept a layout from settling.
@MainActor struct PixelKindTests {
  nonisolated private static let versions: [SystemVersion] = [
    .iOS(5), .iOS(6, 1), .iOS(7, 1), .iOS(8), .iOS(9), .iOS(10), .iOS(11), .iOS(12), .iOS(13), .iOS(14), .iOS(15),
    .iOS(16), .iOS(17), .iOS(26),
  ]
  nonisolated private static let devices = [
    "ipad-2", "iphone-5", "iphone-8", "iphone-x", "iphone-15-pro", "iphone-14-plus",
  ]

  @Test("every control and container", arguments: versions, devices)
  func everything(_ version: SystemVersion, _ device: String) throws {
    let session = try Session.of(version, device)
    let screens = session.perform { Screens() }
    session.launch(root: { screens })
    var found: Set<String> = []
    func look() {
      session.advance(by: 0.5)
      found.formUnion(session.partsOffPixels())
    }
    look()
    screens.selectedIndex = 1
    look()
    screens.field?.becomeFirstResponder()
    look()
    session.perform { screens.present(UIAlertController.sample, animated: false) }
    look()
    #expect(found.isEmpty, "\(found.sorted().joined(separator: "\n"))")
    #expect(session.diagnostics.filter { $0.rule == "layout-does-not-settle" }.isEmpty)
  }
}

extension UIAlertController {
  fileprivate static var sample: UIAlertController {
    let alert = UIAlertController(title: "A title", message: "A message of some length", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}

private final class Screens: UITabBarController {
  var field: UITextField?

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = Rows()
    let controls = ControlScreen()
    field = controls.field
    viewControllers = [
      UINavigationController(rootViewController: rows), UINavigationController(rootViewController: controls),
    ]
    viewControllers?[0].tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    viewControllers?[1].tabBarItem = UITabBarItem(
      title: "Controls", image: UIImage(name: "x", size: CGSize(width: 25, height: 25)), tag: 1)
  }

  private final class Rows: UITableViewController {
    init() { super.init(style: .grouped) }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rows of a table"
      navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UISwitch())
      tableView.tableHeaderView = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      tableView.tableFooterView = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 1 ? nil : "Footer"
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: UITableViewCell.CellStyle(rawValue: indexPath.row)!, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = UIImage(name: "badge", size: CGSize(width: 29, height: 29))
      switch indexPath.section {
      case 0: cell.accessoryType = .disclosureIndicator
      case 1: cell.accessoryView = UISwitch()
      default: cell.accessoryType = .detailDisclosureButton
      }
      return cell
    }
  }
}

private final class ControlScreen: UIViewController {
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    toolbarItems = [
      UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(customView: UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))),
    ]
    navigationController?.isToolbarHidden = false
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    field.leftViewMode = .always
    field.borderStyle = .roundedRect
    field.text = "Text"
    field.clearButtonMode = .always
    let picker = UIDatePicker(), wheels = UIPickerView(), search = UISearchBar(), text = UITextView(),
      pages = UIPageControl()
    text.text = "Some text\nof two lines"
    search.showsCancelButton = true
    pages.numberOfPages = 5
    let button = UIButton(type: .system), image = UIButton(type: .custom)
    button.setTitle("A button", for: .normal)
    image.setImage(UIImage(name: "x", size: CGSize(width: 7, height: 7)), for: .normal)
    image.setTitle("Two", for: .normal)
    let label = UILabel()
    label.text = "A label"
    let stack = UIStackView(arrangedSubviews: [button, image, UIStepper(), UIActivityIndicatorView(style: .gray)])
    stack.spacing = 7
    stack.distribution = .equalSpacing
    let all: [UIView] = [
      label, field, stack, UISegmentedControl(items: ["One", "Two", "Three"]), UISlider(),
      UIProgressView(progressViewStyle: .default), search, pages,
      text, picker, wheels,
    ]
    var last = view.topAnchor
    for (index, item) in all.enumerated() {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
      NSLayoutConstraint.activate([
        item.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10.3),
        item.topAnchor.constraint(equalTo: last, constant: 5.1),
        item.rightAnchor.constraint(equalTo: view.rightAnchor, constant: CGFloat(-10 - index)),
      ])
      last = item.bottomAnchor
    }
    text.heightAnchor.constraint(equalToConstant: 40).isActive = true
  }
}
