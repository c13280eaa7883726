import SystemProfiles
import Testing

@testable import UIKit

/// Outlines of sections.
/// Basis: the reference of NSDiffableDataSourceSectionSnapshot; the words of the exception are captured.
@MainActor struct OutlineTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private var outline: Outline {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a1x"], to: "a1")
    return outline
  }

  @Test("parents come before their children, which are visible while everything above them is expanded")
  func visibility() {
    var outline = outline
    #expect(outline.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a1"])
    #expect(outline.visibleItems == ["a", "b"] && !outline.isVisible("a1x"))
    outline.expand(["a"])
    #expect(outline.visibleItems == outline.items && outline.isVisible("a1x"))
    outline.collapse(["a1"])
    #expect(outline.visibleItems == ["a", "a1", "a2", "b"])
  }

  @Test("levels, parents and places")
  func places() {
    #expect(outline.level(of: "b") == 0 && outline.level(of: "a1x") == 2)
    #expect(outline.parent(of: "a2") == "a" && outline.parent(of: "a") == nil)
    #expect(outline.index(of: "a2") == 3 && outline.index(of: "z") == nil)
    #expect(outline.contains("a1x") && !outline.contains("z"))
  }

  @Test("items are inserted beside others and deleted with what is below them")
  func changes() {
    var outline = outline
    outline.insert(["a0"], before: "a1")
    outline.insert(["c"], after: "a")
    #expect(outline.items == ["a", "a0", "a1", "a1x", "a2", "c", "b"])
    outline.delete(["a1"])
    #expect(outline.items == ["a", "a0", "a2", "c", "b"] && !outline.contains("a1x"))
  }

  @Test("a part of an outline is one of its own, and takes the place of other children")
  func parts() {
    var outline = outline, other = Outline()
    #expect(outline.snapshot(of: "a").items == ["a1", "a1x", "a2"])
    #expect(outline.snapshot(of: "a", includingParent: true).rootItems == ["a"])
    other.append(["n"])
    other.append(["n1"], to: "n")
    outline.replace(childrenOf: "a", using: other)
    #expect(outline.items == ["a", "n", "n1", "b"] && outline.level(of: "n1") == 2)
  }

  @Test("a section shows the visible items, and knows its outline")
  func sections() throws {
    try Session.of(.iOS(17)).perform {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      var outline = outline
      source.apply(outline, to: 0)
      view.layoutIfNeeded()
      let last = view.cellForItem(at: IndexPath(item: 1, section: 0))
      outline.expand(["a"])
      source.apply(outline, to: 0)
      #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
      #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) === last)
      #expect(source.snapshot(for: 0).isExpanded("a") && source.snapshot(for: 0).contains("a1x"))
    }
  }

  @Test("an item twice ends the program")
  func duplicates() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a"])
      outline.append(["a"], to: "a")
    }
    #expect(
      result.says(
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    a\n)}"))
  }

  private struct Counted: Hashable {
    final class Counter { var comparisons = 0 }

    let number: Int
    let counter: Counter

    static func == (one: Self, other: Self) -> Bool {
      one.counter.comparisons += 1
      return one.number == other.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("children are replaced in a time that grows with their number, not with its square")
  func cost() {
    let counter = Counted.Counter(), items = (0...4000).map { Counted(number: $0, counter: counter) }
    var outline = NSDiffableDataSourceSectionSnapshot<Counted>()
    outline.append([items[0]])
    outline.append(Array(items[1...]), to: items[0])
    counter.comparisons = 0
    outline.replace(childrenOf: items[0], using: .init())
    #expect(outline.items == [items[0]] && counter.comparisons < 400_000)
  }
}
