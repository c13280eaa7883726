import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Tables that settle, on every release and every scale. Basis: a report of a row with an accessory that never settled.
@MainActor struct SettlingRowTests {
  nonisolated private static let versions: [SystemVersion] = [
    .iOS(5), .iOS(6, 1), .iOS(7, 1), .iOS(8), .iOS(9), .iOS(10), .iOS(11), .iOS(12), .iOS(13), .iOS(14), .iOS(15),
    .iOS(16), .iOS(17), .iOS(26),
  ]

  private func unrest(of session: Session) -> [String] {
    session.diagnostics.filter { $0.rule == "layout-does-not-settle" }.map(\.message)
  }

  @Test("rows with accessories settle, and their content ends on a pixel", arguments: versions)
  func accessories(_ version: SystemVersion) throws {
    let accessories: [UITableViewCell.AccessoryType] = [
      .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
    ]
    for device in ["ipad-2", "iphone-5", "iphone-8", "iphone-x", "iphone-15-pro", "iphone-14-plus"] {
      for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        let session = try Session.of(version, device)
        let screen = session.perform { PinnedRows(accessories, style) }
        session.launch(root: { screen })
        session.advance(by: 0.1)
        screen.tableView.setEditing(true, animated: false)
        session.advance(by: 0.1)
        #expect(unrest(of: session).isEmpty, "\(device) \(style.rawValue)")
        let scale = session.pixelGrid.scale
        for cell in screen.tableView.visibleCells {
          let edges = [cell.contentView.frame.minX, cell.contentView.frame.maxX, cell.contentView.frame.maxY]
          #expect(edges.allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 1e-6 }, "\(device) \(edges)")
        }
      }
    }
  }

  @Test("a search bar as the header of a table settles", arguments: versions)
  func searchBar(_ version: SystemVersion) throws {
    for device in ["iphone-5", "iphone-8", "iphone-x", "iphone-15-pro"] {
      for isFitted in [true, false] {
        let session = try Session.of(version, device)
        let screen = session.perform { PinnedRows([.none, .disclosureIndicator], .plain) }
        session.perform {
          let bar = UISearchBar()
          bar.showsScopeBar = !isFitted
          bar.scopeButtonTitles = isFitted ? nil : ["A", "B"]
          if isFitted { bar.sizeToFit() }
          screen.tableView.tableHeaderView = bar
        }
        session.launch(root: { UINavigationController(rootViewController: screen) })
        session.advance(by: 0.1)
        #expect(unrest(of: session).isEmpty, "\(device)")
      }
    }
  }

  @Test("a frame off the pixels that is set with each layout stays, and the layout settles")
  func frameOffPixels() throws {
    let session = try Session.of(.iOS(17), "iphone-15-pro"), view = session.perform { OffPixels() }
    session.perform { view.frame = CGRect(x: 0, y: 0, width: 200, height: 200) }
    session.commitFrame(of: view)
    #expect(unrest(of: session).isEmpty && view.label.frame.minX == 5)
    let frame = view.box.frame
    let found = [frame.minX, frame.minY, frame.width, frame.height]
    #expect(zip(found, [1.1, 2.2, 33.3, 44.4]).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}

/// Rows of automatic height, each with one label that is pinned to the content view.
private final class PinnedRows: UITableViewController {
  private let accessories: [UITableViewCell.AccessoryType]

  init(_ accessories: [UITableViewCell.AccessoryType], _ style: UITableView.Style) {
    self.accessories = accessories
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { accessories.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil), label = UILabel()
    cell.accessoryType = accessories[indexPath.row]
    label.translatesAutoresizingMaskIntoConstraints = false
    (label.text, label.numberOfLines) = ("A text that is longer than a row of a phone is wide, so that it wraps.", 0)
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
    ])
    return cell
  }
}

private final class OffPixels: UIView {
  let box = UIView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: leftAnchor, constant: 5), label.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    box.frame = CGRect(x: 1.1, y: 2.2, width: 33.3, height: 44.4)
  }
}
