import SystemProfiles
import Testing

@testable import UIKit

/// Reused cells of tables.
/// Cells from nibs and classes that are reused. Basis: the UITableView reference; others named per test.
@MainActor struct TableReuseTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// Dequeues all cells by one identifier.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count: Int
    var log: [Int] = []
    var onDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
    var onEnd: (UITableView, IndexPath) -> Void = { _, _ in }
    var fill: (UITableViewCell) -> Void = { _ in }
    var header: (UITableView) -> UIView? = { _ in nil }
    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      precondition(indexPath.row < count, "a row that is gone")
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      fill(cell)
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header(tableView) }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      onDisplay(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      log.append(indexPath.row)
      onEnd(tableView, indexPath)
    }
  }

  private func table(_ source: Source, _ style: UITableView.Style = .plain, height: CGFloat = 440) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (source, source)
    return table
  }

  @Test("cells come from a nib, and make room for an accessory")
  func nibs() throws {
    let folder = NibFolder()
    let bundle = try folder.bundle(
      "Cell",
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
      <rect key="frame" x="0" y="0" width="320" height="60"/><subviews>\(NibText.label("l"))</subviews>
      </tableViewCellContentView></tableViewCell>
      """)
    try Session.of(.iOS(17)).perform {
      let source = Source(30), table = table(source)
      table.rowHeight = 44
      table.register(UINib(nibName: "Cell", bundle: bundle), forCellReuseIdentifier: "row")
      source.fill = { $0.accessoryType = .disclosureIndicator }
      table.layoutIfNeeded()
      table.contentOffset.y = 600
      table.layoutIfNeeded()
      let cells = table.visibleCells
      #expect(cells.count == 11 && cells.allSatisfy { $0.reuseIdentifier == "row" })
      #expect(cells.allSatisfy { $0.contentView.subviews.first is UILabel })
      #expect(cells.allSatisfy { $0.frame.width == 320 && $0.contentView.frame.width < 300 })
      table.register(nil as UINib?, forCellReuseIdentifier: "row")
      #expect(table.table.cellNibs.isEmpty && table.table.cellClasses.isEmpty)
    }
  }

  @Test("cells leave in the order of their rows, and the last one is used again first")
  func order() {
    let source = Source(200), table = table(source)
    table.rowHeight = 44
    table.layoutIfNeeded()
    let before = table.visibleCells
    table.contentOffset.y = 4400
    table.layoutIfNeeded()
    #expect(source.log == Array(0..<10))
    #expect(table.visibleCells == before.reversed())
  }

  @Test("a header and a footer that leave the screen are used again")
  func sectionViews() throws {
    final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
      var made: Set<ObjectIdentifier> = []
      func numberOfSections(in tableView: UITableView) -> Int { 40 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        if let view { made.insert(ObjectIdentifier(view)) }
        return view
      }
    }
    let headers = Headers(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate) = (headers, headers)
    for y in stride(from: CGFloat(0), through: 4000, by: 200) {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
    #expect(headers.made.count < 8)
  }

  /// Basis: the reference of `defaultContentConfiguration()`: "according to the section where the view appears".
  @Test("the defaults of a header and of a cell are those of the table they were dequeued from")
  func defaults() throws {
    try Session.of(.iOS(17)).perform {
      let source = Source(30), table = table(source, .insetGrouped)
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      source.header = { table in
        let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content = view?.defaultContentConfiguration()
        content?.text = "General"
        view?.contentConfiguration = content
        return view
      }
      var backgrounds: [UIBackgroundConfiguration] = []
      source.fill = { backgrounds.append($0.defaultBackgroundConfiguration()) }
      table.layoutIfNeeded()
      let label = table.headerView(forSection: 0)?.contentView.subviews.first as? UILabel
      #expect(label?.text == "GENERAL")
      table.contentOffset.y = 600
      table.layoutIfNeeded()
      #expect(backgrounds.count > 12 && backgrounds.allSatisfy { $0 == .listGroupedCell() })
    }
  }

  @Test("a cell of an inset group has its row's width when it is dequeued")
  func insetGroups() throws {
    try Session.of(.iOS(17)).perform {
      let source = Source(3), table = table(source, .insetGrouped)
      var widths: [CGFloat] = []
      source.fill = { widths.append($0.frame.width) }
      table.layoutIfNeeded()
      #expect(widths == table.visibleCells.map(\.frame.width) && widths.allSatisfy { $0 < 320 })
    }
  }

  @Test("data removed while its rows become visible: removed rows are not requested")
  func reloadInBetween() {
    let source = Source(30), table = table(source)
    source.onDisplay = { table, row in
      guard row.row == 2 else { return }
      source.count = 0
      table.reloadData()
    }
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.numberOfRows(inSection: 0) == 0)
    #expect(table.session.diagnostics.isEmpty)
  }

  @Test("a row that is reloaded while it leaves is set aside once")
  func reloadOnLeaving() {
    let source = Source(300), table = table(source)
    table.rowHeight = 44
    source.onEnd = { table, row in
      source.onEnd = { _, _ in }
      table.reloadRows(at: [IndexPath(row: row.row + 1, section: 0)], with: .none)
    }
    for y in stride(from: CGFloat(0), through: 4400, by: 440) {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
    let cells = table.visibleCells
    #expect(cells.count == 10 && Set(cells.map(ObjectIdentifier.init)).count == 10)
  }
}
