import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Rules of tables without a suite of their own. Basis: named per test, as in the list of the rules.
@MainActor struct TableRuleTests {
  private func cell(_ style: UITableViewCell.CellStyle, _ change: (UITableViewCell) -> Void = { _ in })
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    change(cell)
    cell.layoutIfNeeded()
    return cell
  }

  /// Basis: documented.
  @Test("the styles have Apple's numbers")
  func styles() {
    #expect([UITableView.Style.plain, .grouped, .insetGrouped].map(\.rawValue) == [0, 1, 2])
  }

  /// Basis: documented from iOS 8 on.
  @Test("a table's rows are 44 points high; from iOS 8 on that is what automatic stands for")
  func rowHeights() throws {
    for (version, height) in [(SystemVersion.iOS(6), CGFloat(44)), (.iOS(8), UITableView.automaticDimension)] {
      try Session.of(version).perform {
        let rows = Rows([1]), table = UITableView.showing(rows)
        #expect(table.rowHeight == height)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
      }
    }
  }

  /// Basis: assumed: recalled.
  @Test("titles of groups take 46 and 36 points on iOS 6, 55.5 and 38 on iOS 7")
  func groupedTitles() throws {
    for (version, heights) in [(SystemVersion.iOS(6), [CGFloat(46), 36]), (.iOS(7), [55.5, 38])] {
      try Session.of(version).perform {
        let rows = Rows([1, 1], titles: ["A", "B"]), table = UITableView.showing(rows, style: .grouped)
        #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == heights)
      }
    }
  }

  /// Basis: captured: every published dump.
  @Test("cells follow the width of their table")
  func cellMasks() {
    let rows = Rows([1]), table = UITableView.showing(rows)
    #expect(table.visibleCells.map(\.autoresizingMask) == [.flexibleWidth])
    table.frame.size.width = 400
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.width) == [400])
  }

  /// Basis: captured: `(302 16; 8 12.5)` in rows of 320 on iOS 7.
  @Test("the chevron of iOS 7 stands ten points from the edge")
  func chevron() throws {
    try Session.of(.iOS(7)).perform {
      #expect(
        cell(.default).place(CGSize(width: 8, height: 12.5), trailing: 10)
          == CGRect(x: 302, y: 16, width: 8, height: 12.5))
      #expect(cell(.default).disclosureEnd == 10)
    }
    try Session.of(.iOS(13)).perform { #expect(cell(.default).disclosureEnd == 16) }
  }

  /// Basis: captured for the sizes of iOS 7.
  @Test("labels of the styles: bold 20 and grey details on iOS 6, 17 and 12 on iOS 7")
  func fonts() throws {
    try Session.of(.iOS(6)).perform { #expect(cell(.default).textLabel?.font == .boldSystemFont(ofSize: 20)) }
    try Session.of(.iOS(7)).perform {
      #expect(cell(.default).textLabel?.font.pointSize == 17)
      #expect(cell(.subtitle).textLabel?.font.pointSize == 17 && cell(.subtitle).detailTextLabel?.font.pointSize == 12)
      #expect(cell(.value1).detailTextLabel?.textColor == UIColor(cell(.value1).session.palette.detailText))
      #expect(cell(.value2).textLabel?.textAlignment == .right)
    }
  }

  /// Basis: assumed: recalled; 15 + 30 + 15 is the usual dump.
  @Test("images begin where text would, and are no higher than their row")
  func images() throws {
    for (version, x, textX) in [(SystemVersion.iOS(6), CGFloat(10), CGFloat(50)), (.iOS(7), 15, 60)] {
      try Session.of(version).perform {
        let cell = cell(.default) { $0.imageView?.image = UIImage(name: nil, size: CGSize(width: 30, height: 30)) }
        #expect(cell.imageView?.frame.minX == x && cell.textLabel?.frame.minX == textX)
        let tall = self.cell(.default) { $0.imageView?.image = UIImage(name: nil, size: CGSize(width: 80, height: 80)) }
        #expect((tall.imageView?.frame.height ?? 99) <= 44)
      }
    }
  }

  /// Basis: captured: documents of 414 points with 15 before iOS 11 take precedence over recalled values for phones of
  /// that width.
  @Test("separators begin with the text from iOS 7 on, and at the edge before")
  func separatorInsets() throws {
    let cases: [(SystemVersion, String, CGFloat)] = [
      (.iOS(6), "iphone-5", 0), (.iOS(7), "iphone-5", 15), (.iOS(11), "iphone-8", 16), (.iOS(11), "iphone-8-plus", 20),
    ]
    for (version, device, inset) in cases {
      try Session.of(version, device).perform {
        let width = Session.current.environment.screenSize.width
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        #expect(table.separatorInset.left == inset)
        if inset == 0 {
          #expect(table.separator(bottom: 44, in: CGRect(x: 0, y: 0, width: width, height: 44)).height == 1)
        }
      }
    }
  }

  /// Basis: documented: apps set an empty footer because "the table view draws no separators below its last row".
  @Test("a footer view ends the lines of empty rows")
  func emptyRows() throws {
    let sheet = try Sheet(.iOS(9))
    let count = { (footer: UIView?) in
      sheet.content {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        table.tableFooterView = footer
        return table
      }.count
    }
    #expect(count(nil) > count(UIView()))
  }

  /// Basis: derived from a published sample: the delegate measures a cell that is never shown.
  @Test("a prototype cell measures its content without the line")
  func prototypes() throws {
    try Session.of(.iOS(7)).perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil), label = UILabel()
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 300
      label.text = String(repeating: "many words ", count: 20)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
        cell.contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      ])
      cell.frame.size.width = 320
      cell.layoutIfNeeded()
      let height = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
      #expect(height == label.sizeThatFits(CGSize(width: 300, height: 0)).height + 20)
    }
  }

  /// Basis: documented, iOS 6.
  @Test("section views of registered classes are used again")
  func sectionViews() {
    let table = UITableView.showing(Rows([1]))
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(view?.reuseIdentifier == "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    table.table.idleSectionViews["header"] = view.map { [$0] }
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") === view)
  }

  /// Basis: chosen: real tables of iOS 6 and 7 end such apps, with a message about `layoutSubviews`.
  @Test("constraints in a table place its own subviews", arguments: [SystemVersion.iOS(6), .iOS(9)])
  func constraintsInTables(_ version: SystemVersion) throws {
    try Session.of(version).perform {
      let table = UITableView.showing(Rows([1])), view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      table.addSubview(view)
      table.addConstraints([
        NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: table, attribute: .width, multiplier: 0.5,
          constant: 0)
      ])
      table.layoutIfNeeded()
      #expect(view.frame.width == 160)
    }
  }

  /// Basis: documented: the overview of UITableViewController.
  @Test("a table controller's view is its table, and rows are deselected when it comes back")
  func controller() throws {
    let session = try Session.of(.iOS(9)), rows = Rows([3])
    let controller = session.perform { UITableViewController(style: .grouped) }
    session.launch {
      controller.tableView.dataSource = rows
      return controller
    }
    #expect(controller.view === controller.tableView && controller.tableView.style == .grouped)
    controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    session.perform { controller.viewWillAppear(false) }
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }
}
