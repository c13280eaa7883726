import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Self-sizing headers, the index, prefetching, and the appearance of groups. Basis: the UITableView reference; widths
/// and distances named per test.
@MainActor struct TableSectionTests {
  private class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching {
    var counts: [Int]
    var titles: [String]?
    var log: [String] = []
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("ahead \(indexPaths.map(\.row))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("dropped \(indexPaths.map(\.row))")
    }
  }

  private final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
    let counts: [Int]
    var log: [String] = []
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil), box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      header.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: header.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: 70 + CGFloat(section)),
      ])
      return header
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      log.append("will \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      log.append("did end \(section)")
    }
  }

  private func table(
    _ source: some UITableViewDataSource & UITableViewDelegate, _ style: UITableView.Style = .plain,
    width: CGFloat = 320
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 440), style: style)
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    return table
  }

  @Test("headers with constraints are as high as these say, where heights are estimated")
  func selfSizing() throws {
    for (version, heights) in [(SystemVersion.iOS(10), [CGFloat(28), 28]), (.iOS(13), [70, 71])] {
      try Session.of(version).perform {
        let headers = Headers([1, 1]), table = table(headers)
        #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == heights)
      }
    }
    try Session.of(.iOS(10)).perform {
      let headers = Headers([1]), table = table(headers)
      table.estimatedSectionHeaderHeight = 30
      #expect(table.rectForHeader(inSection: 0).height == 70)
    }
  }

  @Test("the delegate is notified of headers that appear and disappear")
  func displaying() throws {
    try Session.of(.iOS(13)).perform {
      let headers = Headers([20, 20]), table = table(headers)
      table.contentOffset.y = 1000
      table.layoutIfNeeded()
      #expect(headers.log == ["will 0", "did end 0", "will 1"])
    }
  }

  @Test("the room above headers can be chosen")
  func topPadding() throws {
    try Session.of(.iOS(15)).perform {
      let headers = Headers([1]), table = table(headers)
      #expect(table.rectForHeader(inSection: 0).minY == 22)
      table.sectionHeaderTopPadding = 0
      #expect(table.rectForHeader(inSection: 0).minY == 0)
    }
  }

  /// Basis: 20 in wide tables is captured (374 of 414), 16 assumed.
  @Test("inset groups keep from the sides what margins do", arguments: [(CGFloat(375), CGFloat(16)), (414, 20)])
  func insetGroups(_ width: CGFloat, _ inset: CGFloat) throws {
    try Session.of(.iOS(13), "iphone-8-plus").perform {
      let source = Source([2, 2]), table = table(source, .insetGrouped, width: width)
      #expect(table.visibleCells.allSatisfy { $0.frame.minX == inset && $0.frame.width == width - 2 * inset })
    }
  }

  @Test("groups have larger corners with glass")
  func corners() throws {
    let flat = try Session.of(.iOS(13)), glass = try Session.of(.iOS(26))
    #expect(flat.palette.table.groupedCornerRadius == 10)
    #expect(glass.palette.table.groupedCornerRadius > 10)
  }

  /// Basis: captured, `(305 0; 15 504)` in published dumps of iOS 7.
  @Test("the index is at the trailing side, and rows leave room for it")
  func index() throws {
    try Session.of(.iOS(7)).perform {
      let source = Source([10, 10, 10])
      source.titles = ["A", "B", "C"]
      let table = table(source), strip = try #require(table.table.indexStrip)
      #expect(strip.frame == CGRect(x: 305, y: 0, width: 15, height: 440))
      #expect(table.visibleCells.allSatisfy { $0.contentView.frame.width == 305 })
      table.scrollToSection(ofTitle: 1)
      table.layoutIfNeeded()
      #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 1))
      #expect(strip.frame.minY == table.contentOffset.y)
      #expect(strip.title(at: 220) == 1 && strip.title(at: 0) == 0 && strip.title(at: 440) == 2)
    }
  }

  /// Basis: assumed.
  @Test("an index without room for all titles has dots between some, and leads to each of them")
  func indexDots() throws {
    try Session.of(.iOS(7)).perform {
      let source = Source(Array(repeating: 2, count: 60))
      source.titles = (0..<60).map { "\($0)" }
      let table = table(source), strip = try #require(table.table.indexStrip), lines = strip.lines
      #expect(lines.count == 35 && lines.first == 0 && lines.last == 59)
      #expect(lines.indices.allSatisfy { (lines[$0] == nil) == ($0 % 2 == 1) })
      #expect(Set((0..<440).compactMap { strip.title(at: CGFloat($0)) }).count == 60)
      source.titles = ["A", "B"]
      table.reloadSectionIndexTitles()
      table.layoutIfNeeded()
      #expect(table.table.indexStrip?.lines == [0, 1])
    }
  }

  @Test("a table of few rows has no index")
  func indexOfFewRows() throws {
    try Session.of(.iOS(13)).perform {
      let source = Source([3]), table = table(source)
      source.titles = ["A"]
      table.sectionIndexMinimumDisplayRowCount = 4
      table.layoutIfNeeded()
      #expect(table.table.indexStrip == nil)
      table.sectionIndexMinimumDisplayRowCount = 3
      table.layoutIfNeeded()
      #expect(table.table.indexStrip != nil)
    }
  }

  @Test("rows ahead are announced once; passed ones are cancelled")
  func prefetching() throws {
    try Session.of(.iOS(13)).perform {
      let source = Source([1000]), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
      table.rowHeight = 44
      table.dataSource = source
      table.prefetchDataSource = source
      table.layoutIfNeeded()
      #expect(source.log == ["ahead [2, 3]"])
      table.contentOffset.y = 44
      table.layoutIfNeeded()
      #expect(source.log == ["ahead [2, 3]", "ahead [4]"])
      table.contentOffset.y = 4400
      table.layoutIfNeeded()
      #expect(source.log.suffix(2) == ["dropped [3, 4]", "ahead [102, 103]"])
    }
  }

  @Test("a section that moves takes its cells along")
  func movedSections() throws {
    try Session.of(.iOS(13)).perform {
      let source = Source([1, 2, 3]), table = table(source)
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      source.counts = [2, 3, 1]
      table.moveSection(0, toSection: 2)
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 2)) === first)
      #expect(first?.frame.minY == table.rectForRow(at: IndexPath(row: 0, section: 2)).minY)
    }
  }

  @Test("a reloaded section gets its cells anew, the others keep theirs")
  func reloadedSections() throws {
    try Session.of(.iOS(13)).perform {
      let source = Source([1, 1]), table = table(source)
      let cells = table.visibleCells
      source.counts = [1, 3]
      table.reloadSections([1], with: .automatic)
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 4 && table.visibleCells[0] === cells[0] && table.visibleCells[1] !== cells[1])
    }
  }

  @Test("lines of a row go by its own inset, else by the table's")
  func separatorInsets() throws {
    try Session.of(.iOS(13)).perform {
      let source = Source([2]), table = table(source), row = CGRect(x: 0, y: 0, width: 320, height: 44)
      #expect(table.separator(bottom: 44, in: row).minX == 16)
      table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
      #expect(table.separator(bottom: 44, in: row).minX == 30 && table.separator(bottom: 44, in: row).maxX == 310)
      table.separatorInsetReference = .fromAutomaticInsets
      #expect(table.separator(bottom: 44, in: row).minX == 46)
      table.visibleCells[0].separatorInset = .zero
      #expect(table.visibleCells[0].ownSeparatorInset == .zero)
      #expect(table.separator(bottom: 44, in: row, inset: .zero).width == 320)
    }
  }

  @Test("empty rows are ruled until iOS 15, and then on demand")
  func emptyRows() throws {
    for (version, isRuled) in [(SystemVersion.iOS(14), true), (.iOS(15), false)] {
      let sheet = try Sheet(version), source = Source([1])
      let plain = sheet.content { self.table(source) }
      #expect((plain.count > 2) == isRuled)
      let filled = sheet.content {
        let table = self.table(source)
        table.fillerRowHeight = UITableView.automaticDimension
        return table
      }
      #expect(filled.count > 2)
    }
  }

  @Test("a background view and views that float end no lines")
  func emptyRowsBehindViews() throws {
    let sheet = try Sheet(.iOS(14)), source = Source([1])
    let lines = { (change: @escaping (UITableView) -> Void) in
      sheet.content {
        let table = self.table(source)
        change(table)
        return table
      }.count
    }
    let plain = lines { _ in }
    #expect(plain > 2)
    #expect(lines { $0.backgroundView = UIView() } == plain)
    #expect(lines { $0.addSubview(UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 200))) } == plain)
  }

  @Test("rows are measured beside the index from the beginning")
  func measuredBesideIndex() throws {
    final class Long: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil), label = UILabel()
        (label.numberOfLines, label.text) = (0, String(repeating: "iiii ", count: 10 + 9 * indexPath.row))
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        return cell
      }
    }
    try Session.of(.iOS(13)).perform {
      let long = Long(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 2000))
      table.dataSource = long
      table.layoutIfNeeded()
      let contents = table.visibleCells.map(\.contentView)
      #expect(contents.count == 3 && contents.allSatisfy { $0.frame.width == 105 })
      for content in contents {
        let needed = content.subviews[0].sizeThatFits(CGSize(width: 105, height: 0)).height
        #expect(abs(content.frame.height - needed) < 1)
      }
    }
  }

  @Test("scrolling to a row of a plain section leaves its header free")
  func scrollingBelowHeaders() throws {
    try Session.of(.iOS(13)).perform {
      let headers = Headers([30, 30]), table = table(headers), row = IndexPath(row: 4, section: 1)
      table.scrollToRow(at: row, at: .top, animated: false)
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: row).minY - table.contentOffset.y == 71)
      table.selectRow(at: row, animated: false, scrollPosition: .none)
      table.contentOffset.y = 0
      table.scrollToNearestSelectedRow(at: .middle, animated: false)
      #expect(abs(table.rectForRow(at: row).midY - table.bounds.midY) < 0.001)
    }
  }

  /// Basis: derived from the reference of `sectionForSectionIndexTitle`, which is called for the title under a touch.
  @Test("a touch on the index reports each title that it reaches once")
  func indexTouches() throws {
    final class Owner: IndexStripOwner {
      var log: [Int] = []
      var stripColor: UIColor? { nil }
      var stripBackgroundColor: UIColor? { nil }
      func scrollToSection(ofTitle index: Int) { log.append(index) }
    }
    try Session.of(.iOS(17)).perform {
      let owner = Owner(), strip = TableIndexStrip(frame: CGRect(x: 0, y: 0, width: 15, height: 42)),
        window = UIWindow()
      (strip.titles, strip.owner) = (["A", "B", "C"], owner)
      window.addSubview(strip)
      let touch = UITouch(at: CGPoint(x: 7, y: 5), on: strip, in: window)
      strip.touchesBegan([touch], with: nil)
      for y in stride(from: CGFloat(6), through: 40, by: 2) {
        touch.move(to: CGPoint(x: 7, y: y))
        strip.touchesMoved([touch], with: nil)
      }
      strip.touchesBegan([touch], with: nil)
      #expect(owner.log == [0, 1, 2, 2])
    }
  }
}
