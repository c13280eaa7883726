import SystemProfiles
import Testing

@testable import UIKit

/// Insertions and deletions of items. Basis: the UICollectionView reference: deletions use the index paths before the
/// update, insertions those afterwards.
@MainActor struct CollectionChangeTests {
  /// Shows five items per line, in lines of 60 points.
  private func show(
    _ items: Items, layout: UICollectionViewFlowLayout? = nil,
    _ check: @MainActor (UICollectionView) throws -> Void
  ) throws {
    try Session.of(.iOS(12)).perform {
      let view = UICollectionView.showing(items, layout ?? UICollectionViewFlowLayout())
      view.delegate = items as? UICollectionViewDelegate
      view.layoutIfNeeded()
      _ = items.takeTrace()
      try check(view)
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("inserted items are there when the call returns; the others keep their cells, and move")
  func insertions() throws {
    let items = Items([3])
    try show(items) { view in
      let last = view.cellForItem(at: path(2))
      items.counts = [4]
      view.insertItems(at: [path(0)])
      #expect(items.takeTrace() == ["cell 0.0"])
      #expect(view.cellForItem(at: path(3)) === last)
      #expect(view.framesOfCells.map(\.minX) == [0, 67.5, 135, 202.5])
      #expect(view.subviews == view.visibleCells)
    }
  }

  @Test("deleted items go with their selection, and what comes into sight is asked for")
  func deletions() throws {
    let items = Items([50])
    try show(items) { view in
      view.allowsMultipleSelection = true
      for item in [1, 4] { view.selectItem(at: path(item), animated: false, scrollPosition: []) }
      items.counts = [48]
      view.deleteItems(at: [path(0), path(1)])
      #expect(view.indexPathsForSelectedItems == [path(2)])
      #expect(view.cellForItem(at: path(2))?.isSelected == true)
      #expect(items.takeTrace() == ["cell 0.43", "cell 0.44"])
      #expect(view.visibleCells.count == 45)
    }
  }

  @Test("a moved item keeps its cell, which keeps its order among the subviews")
  func moves() throws {
    let items = Items([4])
    try show(items) { view in
      let first = view.cellForItem(at: path(0))
      view.moveItem(at: path(0), to: path(3))
      #expect(view.cellForItem(at: path(3)) === first)
      #expect(first?.frame.minX == 202.5)
      #expect(items.takeTrace() == [])
      #expect(view.subviews == view.visibleCells)
    }
  }

  @Test("sections come, go and move with their items")
  func sections() throws {
    let items = Items([1, 2, 3])
    try show(items) { view in
      let second = view.cellForItem(at: path(1, 1))
      view.performBatchUpdates {
        items.counts = [2, 9, 3]
        view.deleteSections([0])
        view.insertSections([1])
      }
      #expect(view.cellForItem(at: path(1, 0)) === second)
      #expect(second?.frame.origin == CGPoint(x: 67.5, y: 0))
      items.counts = [3, 2, 9]
      view.moveSection(2, toSection: 0)
      #expect(view.cellForItem(at: path(1, 1)) === second)
      #expect(view.numberOfItems(inSection: 2) == 9)
    }
  }

  @Test("headers go with their sections")
  func headers() throws {
    let items = Items([1, 1]), layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 30
    try show(items, layout: layout) { view in
      let kind = UICollectionView.elementKindSectionHeader
      let second = view.supplementaryView(forElementKind: kind, at: path(0, 1))
      items.counts = [1]
      view.deleteSections([0])
      #expect(view.supplementaryView(forElementKind: kind, at: path(0, 0)) === second)
      #expect(second?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
      #expect(view.visibleSupplementaryViews(ofKind: kind).count == 1)
    }
  }

  @Test("reloaded items and sections get other cells, reconfigured ones keep theirs")
  func reloading() throws {
    let items = Items([3, 2])
    try show(items) { view in
      let cells = view.visibleCells
      view.reconfigureItems(at: [path(1)])
      #expect(items.takeTrace() == ["cell 0.1"])
      #expect(view.visibleCells == cells)
      view.reloadItems(at: [path(0)])
      #expect(items.takeTrace() == ["cell 0.0"])
      #expect(view.cellForItem(at: path(0)) !== cells[0])
      #expect(Array(view.visibleCells.dropFirst()) == Array(cells.dropFirst()))
      view.reloadSections([1])
      #expect(items.takeTrace() == ["cell 1.0", "cell 1.1"])
    }
  }

  @Test("sizes that items asked for stay with them")
  func measuredSizes() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 20)
    let items = Items([3])
    try show(items, layout: layout) { view in
      layout.flow.measured = [path(2): CGSize(width: 70, height: 33)]
      items.counts = [2]
      view.deleteItems(at: [path(0)])
      #expect(layout.flow.measured == [path(1): CGSize(width: 70, height: 33)])
    }
  }

  @Test("the completion waits for the animation")
  func completions() throws {
    let items = Items([1])
    try show(items) { view in
      var finished: Bool?
      view.performBatchUpdates(nil) { finished = $0 }
      #expect(finished == nil)
      view.session.advance(by: 1)
      #expect(finished == true)
    }
  }

  @Test("the offset follows a content that has become shorter")
  func offsets() throws {
    let items = Items([500])
    try show(items) { view in
      view.contentOffset.y = 5486
      view.layoutIfNeeded()
      items.counts = [10]
      view.deleteItems(at: (10..<500).map { path($0) })
      #expect(view.contentOffset.y == 0)
      #expect(view.visibleCells.count == 10)
    }
  }

  @Test("a section to reload is counted as before an insertion in the same batch")
  func reloadAfterInsertion() throws {
    let items = Items([2, 3])
    try show(items) { view in
      let cells = view.visibleCells
      view.performBatchUpdates {
        items.counts = [4, 2, 3]
        view.insertSections([0])
        view.reloadSections([0])
      }
      #expect((0..<3).map { view.cellForItem(at: path($0, 2)) } == Array(cells.suffix(3)))
      #expect(items.takeTrace() == (0..<4).map { "cell 0.\($0)" } + ["cell 1.0", "cell 1.1"])
    }
  }

  @Test("a section to reload is counted as before a deletion in the same batch")
  func reloadAfterDeletion() throws {
    let items = Items([1, 2, 3])
    try show(items) { view in
      let cells = view.visibleCells
      view.performBatchUpdates {
        items.counts = [5, 3]
        view.deleteSections([0])
        view.reloadSections([1])
      }
      #expect((0..<3).map { view.cellForItem(at: path($0, 1)) } == Array(cells.suffix(3)))
      #expect(items.takeTrace() == (0..<5).map { "cell 0.\($0)" })
    }
  }

  @Test("a view without a size keeps its selection with the items, too")
  func hiddenSelection() throws {
    let items = Items([3])
    try show(items) { view in
      view.frame.size = .zero
      view.selectItem(at: path(1), animated: false, scrollPosition: [])
      items.counts = [4]
      view.insertItems(at: [path(0)])
      #expect(view.indexPathsForSelectedItems == [path(2)])
    }
  }

  @Test("what the program took out of the view is not missed by a move")
  func foreignChanges() throws {
    try show(Items([3])) { view in
      view.backgroundView = UIView()
      view.backgroundView?.removeFromSuperview()
      view.moveItem(at: path(0), to: path(2))
      #expect(view.subviews == view.visibleCells)
    }
  }

  /// Deletes its first item when the third one is displayed.
  private final class Shrinking: Items, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      guard indexPath.item == 2, counts == [5] else { return }
      counts = [4]
      collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  /// Basis: derived: the items on screen are those of the layout's final state.
  @Test("a delegate may delete items while cells are displayed: deleted ones are not requested")
  func deletionWhileShowing() throws {
    let items = Shrinking([5]), layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 90)
    try Session.of(.iOS(12)).perform {
      let view = UICollectionView.showing(items, layout)
      view.delegate = items
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.minY) == [0, 100, 200, 300])
      #expect(!items.takeTrace().contains("cell 0.4"))
    }
  }

  /// Inserts an item when the last one is displayed, and has items of different heights.
  private final class Growing: Items, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      guard indexPath.item == 2, counts == [3] else { return }
      counts = [4]
      collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 320, height: 30 + 10 * indexPath.item) }
  }

  /// Basis: derived: the items on screen are those of the layout's final state.
  @Test("a delegate may insert items while cells are displayed: all are where the layout places them")
  func insertionWhileShowing() throws {
    let items = Growing([3])
    try Session.of(.iOS(12)).perform {
      let view = UICollectionView.showing(items, UICollectionViewFlowLayout())
      view.delegate = items
      view.layoutIfNeeded()
      #expect(view.framesOfCells == (0..<4).compactMap { view.layoutAttributesForItem(at: path($0))?.frame })
      #expect(view.visibleCells.count == 4)
    }
  }
}

/// Layouts that are notified of changes.
/// The notifications of a layout about an update. Basis: the UICollectionViewLayout reference; the default answers are
/// assumed.
@MainActor struct LayoutUpdateTests {
  private final class Listening: UICollectionViewFlowLayout {
    var trace: [String] = []
    var starts: [Int: UICollectionViewLayoutAttributes] = [:]
    var ends: [Int: UICollectionViewLayoutAttributes] = [:]

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      trace += updateItems.map { item in
        let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { $0.map(\.item.description) ?? "-" }
        return "\(item.updateAction) \(paths[0]) \(paths[1])"
      }
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      trace.append("initial \(itemIndexPath.item)")
      starts[itemIndexPath.item] = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      return starts[itemIndexPath.item]
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      trace.append("final \(itemIndexPath.item)")
      ends[itemIndexPath.item] = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      return ends[itemIndexPath.item]
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      trace.append("offset \(Int(proposedContentOffset.y))")
      return proposedContentOffset
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      trace.append("end")
    }
  }

  /// Basis: recalled, that all visible elements are queried; a reloaded item disappears and appears in place.
  @Test("a layout is prepared, asked where what is in sight starts and ends, and told the end")
  func order() throws {
    try Session.of(.iOS(12)).perform {
      let items = Items([3]), layout = Listening(), view = UICollectionView.showing(items, layout)
      view.layoutIfNeeded()
      view.performBatchUpdates {
        items.counts = [3]
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        view.insertItems(at: [IndexPath(item: 2, section: 0)])
        view.reloadItems(at: [IndexPath(item: 1, section: 0)])
      }
      #expect(
        layout.trace == [
          "delete 0 -", "reload 1 0", "insert - 2", "offset 0", "initial 0", "initial 1", "initial 2", "final 0",
          "final 1", "final 2", "end",
        ])
      #expect((0..<3).map { layout.starts[$0]?.alpha } == [0, 1, 0])
      #expect((0..<3).map { layout.starts[$0]?.frame.minX } == [0, 135, 135])
      #expect((0..<3).map { layout.ends[$0]?.alpha } == [0, 0, 1])
      #expect((0..<3).map { layout.ends[$0]?.frame.minX } == [0, 67.5, 67.5])
    }
  }

  @Test("a reloaded item has another cell, a reconfigured one keeps its own, inside a batch and alone")
  func reloaded() throws {
    try Session.of(.iOS(17)).perform {
      let items = Items([3]), layout = Listening(), view = UICollectionView.showing(items, layout)
      let path = IndexPath(item: 1, section: 0)
      view.layoutIfNeeded()
      let first = view.cellForItem(at: path)
      view.reloadItems(at: [path])
      let second = view.cellForItem(at: path)
      #expect(second !== first && layout.trace.first == "reload 1 1" && layout.trace.last == "end")
      view.performBatchUpdates { view.reloadItems(at: [path]) }
      let third = view.cellForItem(at: path)
      #expect(third !== second)
      layout.trace = []
      view.reconfigureItems(at: [path])
      #expect(view.cellForItem(at: path) === third && layout.trace == [])
    }
  }

  private final class Framed: UICollectionViewFlowLayout {
    var goes = false, comes = false
    var trace: [String] = []

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let frame = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      frame.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      return frame
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let frame = layoutAttributesForDecorationView(ofKind: "frame", at: [0, 0])
      return (super.layoutAttributesForElements(in: rect) ?? []) + [frame].compactMap { $0 }
    }

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      trace.append("delete \(elementKind)")
      return goes ? [[0, 0]] : []
    }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      trace.append("insert \(elementKind)")
      return comes ? [[0, 0]] : []
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let start = super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath)
      trace.append("initial \(start?.alpha ?? 1)")
      return start
    }
  }

  /// Basis: `indexPathsToDeleteForDecorationView(ofKind:)` reference and related methods.
  @Test("a layout can have its views go and come with an update")
  func besides() throws {
    try Session.of(.iOS(12)).perform {
      let items = Items([3]), layout = Framed(), view = UICollectionView.showing(items, layout)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "frame")
      view.layoutIfNeeded()
      @MainActor func decoration() -> UIView? { view.subviews.first { !($0 is UICollectionViewCell) } }
      items.counts = [4]
      view.insertItems(at: [IndexPath(item: 3, section: 0)])
      #expect(layout.trace == ["delete frame", "insert frame", "initial 1.0"] && decoration() != nil)
      (layout.trace, layout.goes, layout.comes) = ([], true, true)
      items.counts = [5]
      view.insertItems(at: [IndexPath(item: 4, section: 0)])
      #expect(layout.trace == ["delete frame", "insert frame", "initial 0.0"])
    }
  }

  @Test("a reload is no update")
  func reload() throws {
    try Session.of(.iOS(12)).perform {
      let items = Items([3]), layout = Listening(), view = UICollectionView.showing(items, layout)
      view.layoutIfNeeded()
      view.reloadData()
      view.layoutIfNeeded()
      #expect(layout.trace == [])
    }
  }

  private final class Wide: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let wish = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      wish.frame.size = CGSize(width: 90, height: 33)
      return wish
    }
  }

  /// Basis: derived.
  @Test("cells that a new layout has not asked yet are asked also when items come before them")
  func askedLater() throws {
    try Session.of(.iOS(17)).perform {
      let items = Items([3]), layouts = [UICollectionViewFlowLayout(), UICollectionViewFlowLayout()]
      for layout in layouts { layout.estimatedItemSize = CGSize(width: 50, height: 50) }
      let view = UICollectionView.showing(items, layouts[0])
      view.register(Wide.self, forCellWithReuseIdentifier: "item")
      view.layoutIfNeeded()
      view.collectionViewLayout = layouts[1]
      items.counts = [4]
      view.insertItems(at: [[0, 0]])
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.height) == [33, 33, 33, 33])
    }
  }
}
