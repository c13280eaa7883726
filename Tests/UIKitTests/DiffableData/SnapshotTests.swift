import Testing

@testable import UIKit

/// Snapshots.
/// Basis: the reference of NSDiffableDataSourceSnapshot; that existing identifiers move, captured logs.
@MainActor struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("items are appended to the last section unless another is named")
  func appending() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.appendItems([4], toSection: "a")
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 4, 3])
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3])
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfSections == 2)
  }

  @Test("places of items count over all sections")
  func places() {
    let snapshot = snapshot(["a": [1, 2], "b": [3]])
    #expect(snapshot.indexOfItem(3) == 2)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test("items are inserted, moved and deleted beside others")
  func items() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.insertItems([4, 5], beforeItem: 2)
    snapshot.insertItems([6], afterItem: 3)
    #expect(snapshot.itemIdentifiers == [1, 4, 5, 2, 3, 6])
    snapshot.moveItem(1, afterItem: 6)
    snapshot.moveItem(6, beforeItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 4, 5, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1])
    snapshot.deleteItems([5, 3, 99])
    #expect(snapshot.itemIdentifiers == [6, 4, 2, 1])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test("sections are inserted, moved and deleted with their items")
  func sections() {
    var snapshot = snapshot(["a": [1], "b": [2]])
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b", "d"])
    snapshot.moveSection("a", afterSection: "b")
    snapshot.moveSection("d", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["d", "c", "b", "a"])
    #expect(snapshot.itemIdentifiers == [2, 1])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [1])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == nil)
  }

  @Test("what is there already moves into place")
  func known() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.appendItems([2, 5], toSection: "b")
    #expect(snapshot.itemIdentifiers == [1, 3, 4, 2, 5])
    snapshot.insertItems([5, 1], beforeItem: 4)
    #expect(snapshot.itemIdentifiers == [3, 5, 1, 4, 2])
    snapshot.appendSections(["a"])
    #expect(snapshot.sectionIdentifiers == ["b", "a"])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3])
  }

  @Test("marks are kept once each, in their order")
  func marks() {
    var snapshot = snapshot(["a": [1, 2, 3]])
    snapshot.reloadItems([3, 1])
    snapshot.reloadItems([3])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["a"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
  }

  @Test("a copy is a value")
  func copies() {
    let first = snapshot(["a": [1]])
    var second = first
    second.appendItems([2])
    #expect(first.itemIdentifiers == [1] && second.itemIdentifiers == [1, 2])
  }
}

/// Exceptions of snapshots.
/// Basis: captured crash logs, unless a test states otherwise.
@MainActor struct SnapshotExceptionTests {
  @Test("the same identifier twice in one call")
  func duplicates() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["x", "y", "x"])
    }
    #expect(
      result.says(
        "'NSInternalInconsistencyException', reason: 'Fatal: supplied item identifiers are not unique. Duplicate "
          + "identifiers: {(\n    x\n)}'"))
  }

  @Test("items for a section that is not there")
  func unknownSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["x"], toSection: 1)
    }
    #expect(result.says("reason: 'Invalid parameter not satisfying: section != NSNotFound'"))
  }

  /// Basis: recalled.
  @Test("items without any section")
  func noSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendItems(["x"])
    }
    #expect(result.says("There are currently no sections in the data source. Please add a section first."))
  }

  @Test("reloading an item that is not there")
  func unknownMark() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.reloadItems(["x"])
    }
    #expect(result.says("reason: 'Attempted to reload item identifier that does not exist in the snapshot: x'"))
  }

  /// Basis: assumed.
  @Test("inserting beside an item that is not there")
  func unknownNeighbour() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.insertItems(["x"], beforeItem: "y")
    }
    #expect(result.says("Invalid parameter not satisfying: indexPath != nil"))
  }
}
