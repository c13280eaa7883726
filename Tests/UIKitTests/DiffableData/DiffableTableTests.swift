import SystemProfiles
import Testing

@testable import UIKit

/// Tables with snapshots.
/// Basis: the reference of UITableViewDiffableDataSource.
@MainActor struct DiffableTableTests {
  private final class Titled: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
  }

  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// - Parameter check: Receives the table, its source, and the numbers of the items whose cells were created.
  private func show(
    _ version: SystemVersion = .iOS(17),
    _ check: @MainActor (UITableView, Titled, @escaping () -> [Int]) throws -> Void
  ) throws {
    try Session.of(version).perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      var made: [Int] = []
      let source = Titled(tableView: table) { table, indexPath, item in
        made.append(item)
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = String(item)
        return cell
      }
      try check(table, source) {
        defer { made = [] }
        return made
      }
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map(\.textLabel?.text) }

  @Test("a snapshot's items are the rows, and a subclass gives sections titles")
  func rows() throws {
    try show { table, source, _ in
      source.apply(snapshot(["a": [1, 2], "b": [3]]))
      table.layoutIfNeeded()
      #expect(texts(table) == ["1", "2", "3"])
      #expect(table.headerView(forSection: 1)?.textLabel?.text == "b")
      #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
      #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
      #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
      #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "b") == 1)
      #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    }
  }

  @Test("cells and the selection stay with their items; only what is new is made")
  func differences() throws {
    try show { table, source, made in
      source.apply(snapshot(["a": [1, 2, 3, 4]]))
      table.layoutIfNeeded()
      let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
      table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      _ = made()
      source.apply(snapshot(["a": [4, 1, 9, 2]]))
      table.layoutIfNeeded()
      #expect(texts(table) == ["4", "1", "9", "2"])
      #expect(made() == [9])
      #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === second)
      #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
      #expect(table.visibleCells.map(\.frame.minY) == table.visibleCells.map(\.frame.minY).sorted())
    }
  }

  @Test("sections move with their cells")
  func sections() throws {
    try show { table, source, made in
      source.apply(snapshot(["a": [1, 2], "b": [3]]))
      table.layoutIfNeeded()
      _ = made()
      source.apply(snapshot(["b": [3], "a": [1, 2]]))
      table.layoutIfNeeded()
      #expect(texts(table) == ["3", "1", "2"])
      #expect(made() == [])
    }
  }

  @Test("a reloaded item gets another cell, a reconfigured one keeps its own")
  func marks() throws {
    try show { table, source, made in
      source.apply(snapshot(["a": [1, 2, 3]]))
      table.layoutIfNeeded()
      let cells = table.visibleCells
      _ = made()
      var next = source.snapshot()
      next.reconfigureItems([2])
      source.apply(next)
      table.layoutIfNeeded()
      #expect(made() == [2] && table.visibleCells == cells)
      next = source.snapshot()
      #expect(next.reconfiguredItemIdentifiers.isEmpty)
      next.reloadItems([1])
      source.apply(next)
      table.layoutIfNeeded()
      #expect(made() == [1])
    }
  }

  @Test("the completion waits for the animation, and without one for the session")
  func completions() throws {
    try show { table, source, _ in
      var ends: [String] = []
      source.apply(snapshot(["a": [1]])) { ends.append("animated") }
      source.apply(snapshot(["a": [1, 2]]), animatingDifferences: false) { ends.append("plain") }
      source.applySnapshotUsingReloadData(snapshot(["a": [3]])) { ends.append("reloaded") }
      #expect(ends == [])
      table.session.advance(by: 0.1)
      #expect(ends == ["plain", "reloaded"])
      table.session.advance(by: 1)
      #expect(ends == ["plain", "reloaded", "animated"])
    }
  }

  /// Basis: documented, WWDC 2021: without an animation everything was reloaded before iOS 15.
  @Test("without an animation, generations before 15 reload", arguments: [SystemVersion.iOS(14), .iOS(15)])
  func plain(_ version: SystemVersion) throws {
    try show(version) { table, source, made in
      source.apply(snapshot(["a": [1, 2]]), animatingDifferences: false)
      table.layoutIfNeeded()
      _ = made()
      source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
      table.layoutIfNeeded()
      #expect(made() == (version == .iOS(14) ? [1, 2, 3] : [3]))
    }
  }

  @Test("applying can be waited for")
  func waiting() async throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    let next = snapshot(["a": [1]])
    let work = Task { @MainActor in
      await source.apply(next)
      return source.snapshot().itemIdentifiers
    }
    while table.numberOfSections == 0 { await Task.yield() }
    table.session.advance(by: 1)
    #expect(await work.value == [1])
  }

  @Test("a provider without a cell ends the program")
  func noCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        table.layoutIfNeeded()
      }
    }
    #expect(result.says("failed to obtain a cell from its dataSource"))
  }
}
