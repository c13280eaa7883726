import Testing

@testable import UIKit

/// Cells, reuse, selection, scrolling. Basis: the UICollectionView reference; others named per test.
@MainActor struct CollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Shows five items per line, in lines of 60 points.
  private func show(
    _ items: Items, height: CGFloat = 504, _ check: @MainActor (UICollectionView) throws -> Void
  ) throws {
    try Session.of(.iOS(8)).perform {
      let view = UICollectionView.showing(
        items, UICollectionViewFlowLayout(), size: CGSize(width: 320, height: height))
      view.delegate = items as? UICollectionViewDelegate
      view.layoutIfNeeded()
      try check(view)
    }
  }

  @Test("only items in sight get cells")
  func visibleItems() throws {
    let items = Items([500])
    try show(items) { view in
      #expect(items.takeTrace() == (0..<45).map { "cell 0.\($0)" })
      view.contentOffset.y = 60
      view.layoutIfNeeded()
      #expect(items.takeTrace() == (45..<50).map { "cell 0.\($0)" })
      #expect(view.indexPathsForVisibleItems == (5..<50).map { path($0) })
      #expect(view.cellForItem(at: path(4)) == nil)
    }
  }

  @Test("cells that leave are used again: 10,000 items take a screenful of cells")
  func reuse() throws {
    let items = Items([10_000])
    try show(items) { view in
      var cells: Set<ObjectIdentifier> = []
      for offset in stride(from: CGFloat(0), through: 119_486, by: 349) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
        cells.formUnion(view.visibleCells.map { ObjectIdentifier($0) })
      }
      #expect(cells.count <= 50)
      #expect(view.subviews.count == view.visibleCells.count)
    }
  }

  @Test("a cell has its item's size when it is dequeued, a content view as large, and its identifier")
  func dequeuedCells() throws {
    try show(Items([1])) { view in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path(0))
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
      #expect(cell.contentView.frame == cell.bounds)
      #expect(cell.reuseIdentifier == "item")
    }
  }

  @Test("backgrounds lie behind the content, the selected one is shown with the selection")
  func backgrounds() throws {
    try Session.of(.iOS(8)).perform {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      let plain = UIView(), selected = UIView()
      cell.selectedBackgroundView = selected
      cell.backgroundView = plain
      #expect(cell.subviews == [plain, selected, cell.contentView])
      #expect(plain.frame == cell.bounds && selected.isHidden)
      cell.isSelected = true
      #expect(!selected.isHidden)
      cell.prepareForReuse()
      #expect(selected.isHidden)
    }
  }

  @Test("reloading asks at the next layout, not before, and forgets the selection")
  func reloading() throws {
    let items = Items([2])
    try show(items) { view in
      view.selectItem(at: path(1), animated: false, scrollPosition: [])
      _ = items.takeTrace()
      items.counts = [3]
      view.reloadData()
      #expect(items.takeTrace() == [])
      #expect(view.indexPathsForSelectedItems == [])
      view.layoutIfNeeded()
      #expect(items.takeTrace() == ["cell 0.0", "cell 0.1", "cell 0.2"])
      #expect(view.numberOfItems(inSection: 0) == 3)
    }
  }

  /// Basis: documented, the order of calls in UICollectionView's header.
  @Test("a tap highlights, selects and tells, in the documented order")
  func taps() throws {
    let items = TappedItems([3])
    try show(items) { view in
      _ = items.takeTrace()
      view.itemWasTouched(path(1))
      #expect(view.cellForItem(at: path(1))?.isHighlighted == true)
      view.itemWasTapped(path(1))
      view.endHighlight()
      #expect(
        items.takeTrace() == [
          "should highlight 1", "did highlight 1", "should select 1", "did select 1", "did unhighlight 1",
        ])
      #expect(view.cellForItem(at: path(1))?.isSelected == true)
      view.itemWasTapped(path(2))
      #expect(items.takeTrace() == ["should select 2", "did deselect 1", "did select 2"])
      #expect(view.indexPathsForSelectedItems == [path(2)])
    }
  }

  @Test("a refused selection changes nothing, and several may be selected where that is allowed")
  func selections() throws {
    let items = TappedItems([3])
    try show(items) { view in
      items.refusesSelection = true
      view.itemWasTapped(path(0))
      #expect(view.indexPathsForSelectedItems == [])
      items.refusesSelection = false
      view.allowsMultipleSelection = true
      [0, 2, 0].forEach { view.itemWasTapped(path($0)) }
      #expect(view.indexPathsForSelectedItems == [path(2)])
    }
  }

  @Test("scrolling to an item puts it where asked, as far as the content reaches")
  func scrolling() throws {
    try show(Items([500])) { view in
      view.scrollToItem(at: path(250), at: .top, animated: false)
      #expect(view.contentOffset.y == 3000)
      view.scrollToItem(at: path(250), at: .centeredVertically, animated: false)
      #expect(view.contentOffset.y == 2773)
      view.scrollToItem(at: path(250), at: .bottom, animated: false)
      #expect(view.contentOffset.y == 2546)
      view.scrollToItem(at: path(499), at: .top, animated: false)
      #expect(view.contentOffset.y == 5486)
    }
  }

  @Test("an item is found by a point, none between the items")
  func points() throws {
    try show(Items([20])) { view in
      #expect(view.indexPathForItem(at: CGPoint(x: 70, y: 65)) == path(6))
      #expect(view.indexPathForItem(at: CGPoint(x: 55, y: 5)) == nil)
    }
  }

  @Test("a layout of a program's own places cells, by z index, without asking for hidden ones")
  func ownLayouts() throws {
    try Session.of(.iOS(8)).perform {
      let items = Items([4]), layout = Stairs(), view = UICollectionView.showing(items, layout)
      view.layoutIfNeeded()
      #expect(view.framesOfCells == (0..<3).map { CGRect(x: 10 * $0, y: 10 * $0, width: 100, height: 100) })
      #expect(view.subviews.map(\.frame.minX) == [20, 10, 0])
      #expect(layout.prepared == 1)
      view.contentOffset.y = 15
      view.layoutIfNeeded()
      #expect(layout.prepared == 1)
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(layout.prepared == 2)
    }
  }

  @Test("attributes are equal to their copies until one changes")
  func attributes() throws {
    try Session.of(.iOS(8)).perform {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path(3))
      attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
      let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
      #expect(copy.isEqual(attributes) && copy.center == CGPoint(x: 16, y: 22))
      copy.size = CGSize(width: 10, height: 10)
      #expect(copy.frame == CGRect(x: 11, y: 17, width: 10, height: 10))
      #expect(!copy.isEqual(attributes))
    }
  }

  /// Basis: documented since iOS 8; that sizes round up to pixels is captured.
  @Test("items with an estimated size take what their constraints ask for")
  func selfSizing() throws {
    try Session.of(.iOS(9)).perform {
      let items = Items([3]), layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 50, height: 50)
      let view = UICollectionView.showing(items, layout)
      view.register(SizedCell.self, forCellWithReuseIdentifier: "item")
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.size) == Array(repeating: CGSize(width: 120, height: 33), count: 3))
      #expect(view.framesOfCells.map(\.minY) == [0, 0, 43])
      #expect(view.contentSize.height == 76)
    }
  }

  @Test("a reload ends a highlight without a word about items that may be gone")
  func reloadWhileHighlighted() throws {
    let items = TappedItems([3])
    try show(items) { view in
      view.itemWasTouched(path(2))
      items.counts = [1]
      view.reloadData()
      _ = items.takeTrace()
      view.endHighlight()
      #expect(items.takeTrace() == [])
    }
  }

  /// Basis: documented: both properties are false by default.
  @Test("while the view is edited, touches select only where that is allowed")
  func editing() throws {
    let items = TappedItems([3])
    try show(items) { view in
      _ = items.takeTrace()
      view.isEditing = true
      view.itemWasTouched(path(1))
      #expect(items.takeTrace() == [] && view.collection.highlighted == nil)
      view.allowsMultipleSelectionDuringEditing = true
      view.itemWasTouched(path(1))
      #expect(view.collection.highlighted == path(1))
      [0, 1, 0].forEach { view.itemWasTapped(path($0)) }
      #expect(view.indexPathsForSelectedItems == [path(1)])
    }
  }

  /// Basis: derived: a layout with an estimate measures unknown sizes.
  @Test("cells in sight are asked for their sizes by another layout with an estimate")
  func otherLayoutWithEstimate() throws {
    let items = Items([3])
    try Session.of(.iOS(8)).perform {
      let view = UICollectionView.showing(items, UICollectionViewFlowLayout())
      view.register(SizedCell.self, forCellWithReuseIdentifier: "item")
      view.layoutIfNeeded()
      let cells = view.visibleCells, layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 50, height: 50)
      view.collectionViewLayout = layout
      view.layoutIfNeeded()
      #expect(view.visibleCells == cells)
      #expect(view.framesOfCells.map(\.size) == Array(repeating: CGSize(width: 120, height: 33), count: 3))
    }
  }
}

/// Each item is ten points further than the one before, and behind it; the last one is hidden.
private final class Stairs: UICollectionViewLayout {
  private(set) var prepared = 0

  override func prepare() {
    super.prepare()
    prepared += 1
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath), step = 10 * indexPath.item
    attributes.frame = CGRect(x: step, y: step, width: 100, height: 100)
    (attributes.zIndex, attributes.isHidden) = (-indexPath.item, indexPath.item == 3)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}

/// Prefers 120 × 33 points.
private final class SizedCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 120), box.heightAnchor.constraint(equalToConstant: 33),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
