import SystemProfiles
import Testing

@testable import UIKit

/// Layouts that keep the items themselves and rely on notifications, and changes by a data source. Basis: recalled:
/// UIKit asks for the content size after `prepare(forCollectionViewUpdates:)`; others named per test.
@MainActor struct ToldChangesTests {
  /// A line of 40 points for each section in its notifications.
  private final class KeptSections: UICollectionViewLayout {
    var sections: Int?

    override func prepare() { sections = sections ?? collectionView?.numberOfSections }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      for item in updateItems {
        if item.updateAction == .insert, item.indexPathAfterUpdate?.item == NSNotFound { sections? += 1 }
        if item.updateAction == .delete, item.indexPathBeforeUpdate?.item == NSNotFound { sections? -= 1 }
      }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 40 * (sections ?? 0)) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 40 * indexPath.section, width: 320, height: 40)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<(sections ?? 0)).compactMap { layoutAttributesForItem(at: [$0, 0]) }
    }
  }

  @Test("the content is as large as the layout says once it was told")
  func contentSize() throws {
    try Session.of(.iOS(17)).perform {
      let items = Items([1]), layout = KeptSections()
      let view = UICollectionView.showing(items, layout)
      view.layoutIfNeeded()
      items.counts = [1, 1]
      view.insertSections([1])
      #expect(view.contentSize.height == 80)
      items.counts = [1]
      view.deleteSections([0])
      #expect(view.contentSize.height == 40)
    }
  }

  /// Basis: documented: "update your data model inside the updates block or ensure the layout is updated before": the
  /// layout is up to date before the changes, and is notified of each. MagazineLayout shows nothing else.
  @Test("a layout is notified of changes in a view that was never laid out, or has data to load")
  func beforeLayout() throws {
    try Session.of(.iOS(17)).perform {
      let items = Items([]), layout = KeptSections()
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = items
      view.performBatchUpdates {
        items.counts = [1, 1]
        view.insertSections([0, 1])
      }
      #expect(layout.sections == 2 && view.contentSize.height == 80)
      view.reloadData()
      view.performBatchUpdates {
        items.counts = [1, 1, 1]
        view.insertSections([2])
      }
      #expect(layout.sections == 3)
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 3)
    }
  }

  private final class CountedCollection: UICollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private final class CountedTable: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  /// Basis: captured: LayoutKit's suite counts one reload when a data source is set and `reloadData()` is called once.
  @Test("another data source is shown without reloadData() being sent")
  func otherDataSources() throws {
    try Session.of(.iOS(17)).perform {
      let frame = CGRect(x: 0, y: 0, width: 320, height: 504), items = Items([2]), rows = Rows([2])
      let view = CountedCollection(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = items
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 2)
      #expect(view.reloads == 0)
      let table = CountedTable(frame: frame, style: .plain)
      table.dataSource = rows
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 2)
      #expect(table.reloads == 0)
    }
  }

  private final class FakeItem: UICollectionViewUpdateItem {
    override init() { super.init() }
    override var updateAction: Action { .delete }
    override var indexPathBeforeUpdate: IndexPath? { [1, 2] }
  }

  /// Basis: captured: ChatLayout's tests create such items with `super.init()`.
  @Test("test doubles subclass updates")
  func fakeItems() {
    let item: UICollectionViewUpdateItem = FakeItem()
    #expect(item.updateAction == .delete && item.indexPathBeforeUpdate == [1, 2] && item.indexPathAfterUpdate == nil)
  }
}
