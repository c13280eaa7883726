import SystemProfiles
import Testing

@testable import UIKit

/// Labels of tables.
/// Labels of standard cells and of section titles. Basis: published apps that style them by proxies; that values set by
/// the system are not the app's choice is derived from the `UIAppearance` reference.
@MainActor struct TableLabelTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var header: UITableViewHeaderFooterView?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
  }

  private func inWindow(_ rows: Rows, _ prepare: () -> Void, _ check: (UITableView) throws -> Void) throws {
    let session = try Session.of(.iOS(17))
    try session.perform {
      prepare()
      let window = UIWindow(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
      window.isHidden = false
      (table.dataSource, table.delegate) = (rows, rows)
      window.addSubview(table)
      window.layoutIfNeeded()
      try check(table)
    }
    session.end()
  }

  @Test("proxies style the titles of sections, also after these were used again")
  func titles() throws {
    try inWindow(
      Rows(),
      {
        let proxy = UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self])
        (proxy.font, proxy.textColor) = (.systemFont(ofSize: 31), red)
      }
    ) { table in
      for _ in 0..<2 {
        let label = try #require(table.headerView(forSection: 0)?.textLabel)
        #expect(label.font.pointSize == 31 && label.displayedFont.pointSize == 31 && label.textColor == red)
        table.reloadData()
        table.layoutIfNeeded()
      }
    }
  }

  @Test("and the labels of standard cells")
  func cells() throws {
    try inWindow(
      Rows(),
      {
        let proxy = UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self])
        (proxy.font, proxy.textColor) = (.systemFont(ofSize: 31), red)
      }
    ) { table in
      let labels = try #require(table.visibleCells.first).contentView.subviews.compactMap { $0 as? UILabel }
      #expect(labels.count == 2 && labels.allSatisfy { $0.font.pointSize == 31 && $0.textColor == red })
    }
  }

  @Test("attributed text keeps its fonts when its header comes into the table")
  func attributed() throws {
    let rows = Rows(), big = UIFont.systemFont(ofSize: 40)
    try inWindow(
      rows,
      {
        let words = NSMutableAttributedString(string: "Plain ")
        words.append(NSAttributedString(string: "big", attributes: [.font: big]))
        rows.header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        rows.header?.textLabel?.attributedText = words
      }
    ) { table in
      let text = try #require(table.headerView(forSection: 0)?.textLabel?.attributedText)
      #expect(text.attribute(.font, at: 7, effectiveRange: nil) as? UIFont == big)
      #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont != big)
    }
  }

  @Test("a font at the beginning of attributed text is the program's")
  func attributedFont() throws {
    try Session.of(.iOS(17)).perform {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil), label = try #require(cell.textLabel)
      let font = UIFont.preferredFont(forTextStyle: .headline)
      label.attributedText = NSAttributedString(string: "Words", attributes: [.font: font])
      #expect((label as? UITableViewLabel)?.fontIsSystems == false && label.displayedFont == font)
    }
  }
}
