import Testing

@testable import UIKit

/// Every change from one small snapshot to another, compared with the snapshots themselves.
struct SnapshotDifferenceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Places = SnapshotPlaces<String, Int>

  @Test("whatever two snapshots are, what stays finds its place, what goes is gone, and the numbers agree")
  func exhaustive() {
    let all = Self.snapshots(of: ["a", "b"], [1, 2, 3])
    #expect(all.count == 131)
    for old in all {
      for new in all {
        for reloaded in Self.subsets(of: new.sectionIdentifiers) { check(old, new, reloaded) }
      }
    }
  }

  private static func subsets(of sections: [String]) -> [[String]] {
    sections.reduce([[]]) { all, section in all + all.map { $0 + [section] } }
  }

  private func check(_ old: Snapshot, _ new: Snapshot, _ reloaded: [String]) {
    var new = new
    if !reloaded.isEmpty { new.reloadSections(reloaded) }
    let before = Places(old.contents), after = Places(new.contents)
    let changes = SnapshotDifference(from: before, to: after, of: new).changes, shift = IndexPathMapping(changes)
    let consistency = SectionedConsistency(
      changes: changes, before: before.items.map(\.count), after: after.items.map(\.count), words: .collection,
      isToldAsAWhole: false, description: "")
    guard consistency.complaint(shift) == nil else {
      Issue.record("\(before.items) → \(after.items): \(consistency.complaint(shift) ?? "")")
      return
    }
    var arrived: Set<IndexPath> = []
    for (item, place) in before.place {
      guard let path = shift.item(after: place.path) else { continue }
      if path != after.place[item]?.path { Issue.record("\(before.items) → \(after.items): \(item) to \(path)") }
      arrived.insert(path)
    }
    for (item, place) in after.place where !arrived.contains(place.path) {
      let isNew = changes.insertedItems.contains(place.path) || changes.insertedSections.contains(place.section)
      if !isNew { Issue.record("\(before.items) → \(after.items): \(item) comes from nowhere") }
    }
  }

  @Test("one item that passes the others is one move")
  func fewestMoves() {
    let changes = changes(["a": [1, 2, 3, 4, 5]], ["a": [5, 1, 2, 3, 4]])
    #expect(changes.moves == [[0, 4]: [0, 0]])
    #expect(changes.deletedItems.isEmpty && changes.insertedItems.isEmpty)
  }

  @Test("an item moves from section to section")
  func betweenSections() {
    let changes = changes(["a": [1, 2], "b": [3]], ["a": [1], "b": [3, 2]])
    #expect(changes.moves == [[0, 1]: [1, 1]])
  }

  @Test("an item moves out of a section that goes, and into one that comes")
  func acrossSections() {
    let changes = changes(["a": [1, 2], "b": [3]], ["a": [1, 3], "c": [2]])
    #expect(changes.moves == [[0, 1]: [1, 0], [1, 0]: [0, 1]])
    #expect(changes.deletedItems.isEmpty && changes.insertedItems.isEmpty)
  }

  @Test("sections that change their order move with what they have")
  func sections() {
    let changes = changes(["a": [1, 2], "b": [3]], ["b": [3], "a": [1, 2]])
    #expect(changes.movedSections.count == 1)
    #expect(changes.moves.isEmpty)
  }

  @Test("a reloaded section comes and goes; marks of items are kept for those that stay")
  func marks() {
    let old = Self.snapshot(["a": [1, 2], "b": [3]])
    var new = Self.snapshot(["a": [9, 1, 2], "b": [3]])
    new.reloadItems([2, 9])
    new.reconfigureItems([1, 9])
    new.reloadSections(["b"])
    let difference = SnapshotDifference(from: Places(old.contents), to: Places(new.contents), of: new)
    #expect(difference.reloadedItems == [[0, 1]])
    #expect(difference.reconfiguredItems == [[0, 1]])
    #expect(difference.changes.deletedSections == [1] && difference.changes.insertedSections == [1])
  }

  @Test("only the first of the numbers that pass each other is outside the longest rise")
  func longestRise() {
    #expect([0, 1, 2].positionsOutsideLongestRise == [])
    #expect([5, 1, 2, 3].positionsOutsideLongestRise == [0])
    #expect([1, 9, 2, 3, 8].positionsOutsideLongestRise == [1])
    #expect([3, 2, 1].positionsOutsideLongestRise.count == 2)
  }

  private func changes(
    _ old: KeyValuePairs<String, [Int]>, _ new: KeyValuePairs<String, [Int]>
  ) -> IndexPathChanges {
    let (old, new) = (Self.snapshot(old), Self.snapshot(new))
    return SnapshotDifference(from: Places(old.contents), to: Places(new.contents), of: new).changes
  }

  private static func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  /// Returns every order of some of the sections, with some of the items in every order.
  private static func snapshots(of sections: [String], _ items: [Int]) -> [Snapshot] {
    arrangements(of: sections).flatMap { sections in
      arrangements(of: items).flatMap { items in splits(items, into: sections) }
    }
  }

  private static func splits(_ items: [Int], into sections: [String]) -> [Snapshot] {
    var snapshot = Snapshot()
    snapshot.appendSections(sections)
    guard sections.count == 2 else {
      if sections.isEmpty { return items.isEmpty ? [snapshot] : [] }
      snapshot.appendItems(items)
      return [snapshot]
    }
    return (0...items.count).map { end in
      var split = snapshot
      split.appendItems(Array(items[..<end]), toSection: sections[0])
      split.appendItems(Array(items[end...]), toSection: sections[1])
      return split
    }
  }

  private static func arrangements<Element: Equatable>(of elements: [Element]) -> [[Element]] {
    [[]]
      + elements.flatMap { first in
        arrangements(of: elements.filter { $0 != first }).map { [first] + $0 }
      }
  }
}
