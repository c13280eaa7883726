import Testing

@testable import UIKit

/// Outlines and touches.
/// Outlines that the user expands, collapses and reorders. Basis: the references of UICollectionViewDiffableDataSource
/// and NSDiffableDataSourceTransaction; that children are indented is captured: sample code sets no level.
@MainActor struct OutlineExpandingTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, String>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// Shows `a` with two children, and `b`.
  private func show(
    _ disclosure: UICellAccessory = .outlineDisclosure(), direction: UISemanticContentAttribute = .unspecified,
    _ check: @MainActor (UICollectionView, Source) throws -> Void
  ) throws {
    try Session.of(.iOS(17), "iphone-8").perform {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
      view.semanticContentAttribute = direction
      let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = [disclosure]
        cell.semanticContentAttribute = direction
      }
      let source = Source(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
      }
      var outline = Outline()
      outline.append(["a", "b"])
      outline.append(["a1", "a2"], to: "a")
      source.apply(outline, to: "all")
      view.layoutIfNeeded()
      try check(view, source)
    }
  }

  private func row(_ view: UICollectionView, _ item: Int) throws -> UICollectionViewListCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
  }

  private func touch(_ view: UIView) {
    view.touchesBegan([], with: nil)
    view.touchesEnded([], with: nil)
  }

  @Test("a touch on the disclosure opens the item and closes it; children are indented")
  func disclosure() throws {
    try show { view, source in
      let first = try row(view, 0)
      #expect(first.listState.outline == OutlinePlace(level: 0, isExpanded: false))
      touch(first.listState.accessories[0])
      view.layoutIfNeeded()
      #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
      #expect(first.configurationState.isExpanded && source.snapshot(for: "all").isExpanded("a"))
      #expect(try row(view, 1).indentationLevel == 1)
      #expect(try row(view, 3).indentationLevel == 0)
      #expect(try row(view, 1).contentView.frame.minX == first.contentView.frame.minX + 10)
      touch(first.listState.accessories[0])
      view.layoutIfNeeded()
      #expect(source.snapshot().itemIdentifiers == ["a", "b"] && !first.configurationState.isExpanded)
    }
  }

  @Test("handlers may refuse, are notified, and return children")
  func handlers() throws {
    try show { view, source in
      var trace: [String] = []
      source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "b" }
      source.sectionSnapshotHandlers.willExpandItem = { trace.append("expand \($0)") }
      source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
      source.sectionSnapshotHandlers.willCollapseItem = { trace.append("collapse \($0)") }
      source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
        trace.append("below \(parent): \(current.items.count)")
        var below = Outline()
        below.append(["new"])
        return below
      }
      touch(try row(view, 1).listState.accessories[0])
      #expect(trace == [])
      touch(try row(view, 0).listState.accessories[0])
      touch(try row(view, 0).listState.accessories[0])
      #expect(trace == ["expand a", "below a: 2"] && source.snapshot().itemIdentifiers == ["a", "new", "b"])
    }
  }

  @Test("a header opens by a touch anywhere, and is not selected; an own action takes the touch")
  func styles() throws {
    try show(.outlineDisclosure(options: .init(style: .header))) { view, source in
      view.itemWasTapped([0, 0])
      #expect(source.snapshot().itemIdentifiers.count == 4 && view.indexPathsForSelectedItems == [])
    }
    var touches = 0
    try show(.outlineDisclosure(actionHandler: { touches += 1 })) { view, source in
      touch(try row(view, 0).listState.accessories[0])
      #expect(touches == 1 && source.snapshot().itemIdentifiers.count == 2)
    }
  }

  @Test("a row that is used again in a plain section has no indentation left")
  func reuse() throws {
    let cell = UICollectionViewListCell(frame: .zero)
    cell.follow(OutlinePlace(level: 2, isExpanded: true))
    #expect(cell.indentationLevel == 2)
    cell.prepareForReuse()
    #expect(cell.indentationLevel == 0 && cell.listState.outline == nil)
  }

  @Test("from right to left children are indented from the other side")
  func mirrored() throws {
    try show(direction: .forceRightToLeft) { view, source in
      source.toggleOutline(at: [0, 0])
      view.layoutIfNeeded()
      let (parent, child) = (try row(view, 0), try row(view, 1))
      #expect(child.contentView.frame.maxX == parent.contentView.frame.maxX - 10)
    }
  }

  /// Basis: derived: an item that no outline expands or collapses does not belong to one.
  @Test("a snapshot that takes items away leaves the rest of the outline; one with others instead leaves nothing")
  func plainSnapshots() throws {
    try show { view, source in
      source.toggleOutline(at: [0, 0])
      var snapshot = source.snapshot()
      snapshot.deleteItems(["a1"])
      source.apply(snapshot)
      view.layoutIfNeeded()
      let child = try row(view, 1)
      #expect(child.indentationLevel == 1 && source.snapshot(for: "all").isExpanded("a"))
      snapshot.deleteAllItems()
      snapshot.appendSections(["all"])
      snapshot.appendItems(["a2", "a", "c"])
      source.apply(snapshot)
      view.layoutIfNeeded()
      let first = try row(view, 0)
      #expect(first.indentationLevel == 0 && source.snapshot(for: "all").level(of: "a2") == 0)
    }
  }

  // MARK: Reordering

  @Test("items are moved where the handlers let them be, and a transaction says what changed")
  func reordering() throws {
    try Session.of(.iOS(17)).perform {
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 40), 0)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = Source(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var snapshot = source.snapshot()
      snapshot.appendSections(["one", "two"])
      snapshot.appendItems(["a", "b", "c"], toSection: "one")
      snapshot.appendItems(["d"], toSection: "two")
      source.apply(snapshot)
      view.layoutIfNeeded()
      #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
      var trace: [String] = [], sections: [String] = []
      source.reorderingHandlers.canReorderItem = { $0 != "b" }
      source.reorderingHandlers.willReorder = { _ in trace.append("will \(source.snapshot().itemIdentifiers)") }
      source.reorderingHandlers.didReorder = { transaction in
        trace.append("did \(source.snapshot().itemIdentifiers)")
        #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "b", "c", "d"])
        #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "two") == ["a", "d"])
        #expect(transaction.difference.insertions.count == 1 && transaction.difference.removals.count == 1)
        sections = transaction.sectionTransactions.map {
          "\($0.sectionIdentifier) \($0.initialSnapshot.items) \($0.finalSnapshot.items) \($0.difference.count)"
        }
      }
      #expect(!view.beginInteractiveMovementForItem(at: [0, 1]) && view.beginInteractiveMovementForItem(at: [0, 0]))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 130))
      view.endInteractiveMovement()
      #expect(trace == [#"will ["a", "b", "c", "d"]"#, #"did ["b", "c", "a", "d"]"#])
      #expect(sections == [#"one ["a", "b", "c"] ["b", "c"] 1"#, #"two ["d"] ["a", "d"] 1"#])
      view.layoutIfNeeded()
      #expect(view.numberOfItems(inSection: 0) == 2 && source.itemIdentifier(for: [1, 0]) == "a")
    }
  }

  @Test("an item of an outline goes behind the one before it: below it where that is open")
  func outlines() throws {
    try show { view, source in
      source.reorderingHandlers.canReorderItem = { _ in true }
      source.toggleOutline(at: [0, 0])
      source.collectionView(view, moveItemAt: [0, 3], to: [0, 1])
      #expect(source.snapshot().itemIdentifiers == ["a", "b", "a1", "a2"])
      #expect(source.snapshot(for: "all").parent(of: "b") == "a")
      source.collectionView(view, moveItemAt: [0, 3], to: [0, 0])
      #expect(source.snapshot(for: "all").rootItems == ["a2", "a"])
    }
  }
}
