import Testing

@testable import UIKit

/// Sections that scroll by themselves. Basis: captured: as for groups; the offsets are those at which UIKit stopped.
@MainActor struct OrthogonalSectionTests {
  private typealias C = Composition
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private func shelf(
    _ behavior: Behavior, width: NSCollectionLayoutDimension = .absolute(100),
    height: NSCollectionLayoutDimension = .absolute(50), header: Bool = true,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) throws -> ComposedView {
    try ComposedView([3, 8]) {
      let section = C.section(
        C.row(width, height, [C.item(.fractionalWidth(1), .fractionalHeight(1))]), C.insets(3, 4, 5, 6), spacing: 8)
      section.orthogonalScrollingBehavior = behavior
      section.visibleItemsInvalidationHandler = handler
      if header {
        section.boundarySupplementaryItems = [C.boundary("h", .fractionalWidth(1), .absolute(20), .top)]
      }
      return C.layout(section)
    }
  }

  private func scrollView(_ view: ComposedView, _ section: Int) throws -> UIScrollView {
    let found = view.view.subviews.compactMap { $0 as? _UICollectionViewOrthogonalScrollView }
    try #require(found.indices.contains(section))
    return found.sorted { $0.frame.minY < $1.frame.minY }[section]
  }

  /// Returns the visible positions of a section's cells.
  private func seen(_ view: ComposedView, _ section: Int) -> [CGFloat] {
    view.view.indexPathsForVisibleItems.filter { $0.section == section }.compactMap { path in
      view.view.cellForItem(at: path).map { view.view.convert($0.bounds, from: $0).minX }
    }
  }

  private func drag(_ view: ComposedView, _ section: Int, by distance: CGFloat) throws {
    let scrollView = try scrollView(view, section)
    view.session.perform { scrollView.drag(by: CGPoint(x: distance, y: 0)) }
    view.session.perform { view.view.layoutIfNeeded() }
  }

  @Test("groups are in a row between the insets, and the section is as tall as the row")
  func row() throws {
    let view = try shelf(.continuous)
    #expect(view.view.contentSize == CGSize(width: 320, height: 156))
    #expect(seen(view, 0) == [4, 112, 220] && view.frame(0, 1) == CGRect(x: 4, y: 101, width: 100, height: 50))
    #expect(view.frame(7, 1) == CGRect(x: 760, y: 101, width: 100, height: 50))
  }

  @Test("cells are inside a scroll view whose bounds start where its frame does")
  func scrollView() throws {
    let view = try shelf(.continuous), scrollView = try scrollView(view, 1)
    #expect(scrollView.frame == CGRect(x: 4, y: 101, width: 310, height: 50))
    #expect(scrollView.bounds.origin == scrollView.frame.origin)
    #expect(view.view.cellForItem(at: IndexPath(item: 0, section: 1))?.superview === scrollView)
  }

  @Test("fractions of the width are those of the whole, of the height those between the insets")
  func fractions() throws {
    let view = try shelf(.continuous, width: .fractionalWidth(0.8), height: .fractionalHeight(0.25), header: false)
    #expect(view.frame(1) == CGRect(x: 268, y: 3, width: 256, height: 118))
    #expect(view.frame(0, 1) == CGRect(x: 4, y: 129, width: 256, height: 118))
  }

  @Test("a section scrolls as far as its row; others stay, and what comes into sight gets a cell")
  func scrolling() throws {
    let view = try shelf(.continuous)
    try drag(view, 1, by: 130)
    #expect(seen(view, 1) == [-18, 90, 198, 306] && seen(view, 0) == [4, 112, 220])
    try drag(view, 1, by: 900)
    #expect(seen(view, 1) == [-2, 106, 214])
    try drag(view, 0, by: 40)
    #expect(seen(view, 0) == [-2, 106, 214])
  }

  @Test("the layout answers for what is in sight now, with frames at rest")
  func questions() throws {
    let view = try shelf(.continuous)
    try drag(view, 1, by: 130)
    let lines = view.lines(in: CGRect(x: 0, y: 101, width: 320, height: 50)).filter { $0.hasPrefix("1.") }
    #expect(lines.map { $0.prefix(3) } == ["1.1", "1.2", "1.3", "1.4"] && lines[0] == "1.1: 112 101 100 50")
    #expect(view.view.indexPathForItem(at: CGPoint(x: 100, y: 110)) == IndexPath(item: 2, section: 1))
  }

  @Test("groups stop at their leading edge, pages at whole widths")
  func restingPlaces() throws {
    let leading = try shelf(.continuousGroupLeadingBoundary)
    try drag(leading, 1, by: 250)
    #expect(seen(leading, 1).first == 4 && leading.view.indexPathsForVisibleItems.contains([1, 2]))
    let paging = try shelf(.paging)
    try drag(paging, 1, by: 200)
    #expect(seen(paging, 1).first == -90)
  }

  /// Basis: documented.
  @Test("paging by groups goes no further than the next one")
  func groupPaging() throws {
    let view = try shelf(.groupPaging)
    try drag(view, 1, by: 250)
    #expect(seen(view, 1) == [4, 112, 220])
  }

  @Test("centred groups start and end in the middle")
  func centred() throws {
    let view = try shelf(.groupPagingCentered, width: .fractionalWidth(0.8))
    #expect(seen(view, 1) == [31, 295])
    try drag(view, 1, by: 200)
    #expect(seen(view, 1) == [-233, 31, 295])
    for _ in 0..<9 { try drag(view, 1, by: 300) }
    #expect(seen(view, 1) == [-233, 31])
  }

  @Test("the handler receives cells, then headers, and the section's offset")
  func handler() throws {
    var heard: [String] = [], offsets: [CGFloat] = []
    let view = try shelf(.continuous) { items, offset, _ in
      heard = items.map { "\($0.indexPath.section).\($0.indexPath.item) \($0.representedElementKind ?? "")" }
      offsets.append(offset.x)
    }
    #expect(heard == ["1.0 ", "1.1 ", "1.2 ", "1.0 h"])
    try drag(view, 1, by: 40)
    #expect(offsets.last == 40 && heard == ["1.0 ", "1.1 ", "1.2 ", "1.3 ", "1.0 h"])
  }

  /// Basis: documented.
  @Test("what the handler changes is shown")
  func handlerChanges() throws {
    let view = try shelf(.continuous) { items, _, _ in for item in items { item.alpha = 0.5 } }
    #expect(view.view.visibleCells.allSatisfy { $0.alpha == 0.5 })
  }

  private final class Constrained: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Basis: derived.
  @Test("constraints inside cells do not decide how far a section scrolls")
  func constraints() throws {
    let view = try shelf(.continuous), controller = view.session.perform { UIViewController() }
    view.session.perform {
      view.view.register(Constrained.self, forCellWithReuseIdentifier: "item")
      controller.view.addSubview(view.view)
    }
    _ = view.session.show(controller)
    view.session.perform { view.view.reloadData() }
    view.session.commitWindows()
    try drag(view, 1, by: 130)
    #expect(seen(view, 1) == [-18, 90, 198, 306])
  }

  /// Basis: documented.
  @Test("from right to left a section starts at the right")
  func mirrored() throws {
    let view = try shelf(.continuous)
    view.session.perform {
      view.view.semanticContentAttribute = .forceRightToLeft
      view.view.collectionViewLayout.invalidateLayout()
      view.view.layoutIfNeeded()
    }
    #expect(seen(view, 1) == [216, 108, 0])
    try drag(view, 1, by: -40)
    #expect(seen(view, 1) == [256, 148, 40, -68])
  }

  /// Basis: derived from the documented selection of cells.
  @Test("a tap selects a cell of a section that scrolls")
  func taps() throws {
    let view = try shelf(.continuous), controller = view.session.perform { UIViewController() }
    view.session.perform { controller.view.addSubview(view.view) }
    _ = view.session.show(controller)
    view.session.commitWindows()
    try drag(view, 1, by: 130)
    let cell = try #require(view.view.cellForItem(at: IndexPath(item: 2, section: 1)))
    view.session.tap(at: cell.convert(CGPoint(x: 50, y: 25), to: nil))
    #expect(view.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 1)])
  }

  /// Basis: derived: positions are in content coordinates, like those of touches.
  @Test("an item that is moved follows the touch, however far its section is scrolled")
  func movement() throws {
    let view = try shelf(.continuous)
    try drag(view, 1, by: 130)
    let cell = try #require(view.view.cellForItem(at: [1, 2]))
    view.session.perform {
      #expect(view.view.beginInteractiveMovementForItem(at: [1, 2]))
      view.view.layoutIfNeeded()
      #expect(view.view.convert(cell.bounds, from: cell).minX == 90)
      view.view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 126))
      #expect(view.view.convert(cell.bounds, from: cell).midX == 250 && view.view.indexPath(for: cell) == [1, 3])
      view.view.cancelInteractiveMovement()
    }
    #expect(seen(view, 1) == [-18, 90, 198, 306])
  }

  /// Basis: derived.
  @Test("a transition to another layout begins where the items are seen")
  func transition() throws {
    let view = try shelf(.continuous)
    try drag(view, 1, by: 130)
    view.session.perform {
      _ = view.view.startInteractiveTransition(to: UICollectionViewFlowLayout())
      view.view.layoutIfNeeded()
    }
    #expect(seen(view, 1).sorted() == [-18, 90, 198, 306])
  }

  // MARK: Changes

  /// Returns whether every cell is in the scroll view of its section.
  private func cellsAreAtHome(_ view: ComposedView) -> Bool {
    view.view.visibleCells.allSatisfy { cell in
      guard let host = cell.superview as? _UICollectionViewOrthogonalScrollView else { return false }
      return host.superview === view.view && host.frame.minY == cell.frame.minY
    }
  }

  private func hosts(_ view: ComposedView) -> Int {
    view.view.subviews.count { $0 is _UICollectionViewOrthogonalScrollView }
  }

  /// Basis: documented: cells stay with their items.
  @Test("sections that scroll keep their cells and offsets when others come before them")
  func insertion() throws {
    let view = try shelf(.continuous)
    try drag(view, 1, by: 130)
    let cell = view.view.cellForItem(at: [1, 2])
    view.session.perform {
      view.items.counts = [8, 3, 8]
      view.view.insertSections([0])
      view.view.layoutIfNeeded()
    }
    #expect(seen(view, 2) == [-18, 90, 198, 306] && seen(view, 1) == [4, 112, 220])
    #expect(seen(view, 0) == [4, 112, 220] && cellsAreAtHome(view))
    #expect(view.view.cellForItem(at: [2, 2]) === cell)
  }

  @Test("a section that goes takes its scroll view along")
  func deletion() throws {
    let view = try shelf(.continuous)
    try drag(view, 1, by: 130)
    view.session.perform {
      view.items.counts = [8]
      view.view.deleteSections([0])
      view.view.layoutIfNeeded()
    }
    #expect(seen(view, 0) == [-18, 90, 198, 306] && cellsAreAtHome(view) && hosts(view) == 1)
  }

  private func equalLayout() -> UICollectionViewCompositionalLayout {
    let section = C.section(
      C.row(.absolute(100), .absolute(50), [C.item(.fractionalWidth(1), .fractionalHeight(1))]), C.insets(3, 4, 5, 6),
      spacing: 8)
    section.orthogonalScrollingBehavior = .continuous
    return C.layout(section)
  }

  private func change(_ view: ComposedView, to layout: UICollectionViewLayout) {
    view.session.perform {
      view.view.collectionViewLayout = layout
      view.view.layoutIfNeeded()
    }
  }

  @Test("another layout has scroll views of its own, which scroll")
  func otherLayout() throws {
    let view = try shelf(.continuous, header: false)
    change(view, to: equalLayout())
    #expect(cellsAreAtHome(view) && hosts(view) == 2)
    try drag(view, 1, by: 130)
    #expect(seen(view, 1) == [-18, 90, 198, 306])
  }

  @Test("in a layout without such sections no scroll view is left, and cells are in their order")
  func flowLayout() throws {
    let view = try shelf(.continuous, header: false)
    change(view, to: UICollectionViewFlowLayout())
    #expect(hosts(view) == 0 && view.view.subviews == view.view.visibleCells)
    #expect(view.view.visibleCells.count == 11)
  }

  // MARK: Scrolling by code

  private func scroll(
    _ view: ComposedView, to item: IndexPath, at position: UICollectionView.ScrollPosition
  ) {
    view.session.perform {
      view.view.scrollToItem(at: item, at: position, animated: false)
      view.view.layoutIfNeeded()
    }
  }

  /// Basis: assumed: recalled; limited to the row's extent, as for a drag.
  @Test("scrolling to an item scrolls its section, and nothing else")
  func scrollingToItems() throws {
    let view = try shelf(.continuous)
    scroll(view, to: [1, 5], at: .centeredHorizontally)
    #expect(seen(view, 1).contains(4 + 155 - 50))
    scroll(view, to: [1, 2], at: .left)
    #expect(seen(view, 1).first { $0 >= 0 } == 4)
    scroll(view, to: [1, 7], at: .left)
    #expect(seen(view, 1) == [-2, 106, 214])
    scroll(view, to: [1, 6], at: [])
    #expect(seen(view, 1) == [-2, 106, 214])
    scroll(view, to: [1, 0], at: .right)
    #expect(seen(view, 1) == [4, 112, 220])
    #expect(seen(view, 0) == [4, 112, 220] && view.view.contentOffset == .zero)
  }

  /// Basis: derived.
  @Test("from right to left, too")
  func scrollingToMirroredItems() throws {
    let view = try shelf(.continuous)
    view.session.perform {
      view.view.semanticContentAttribute = .forceRightToLeft
      view.view.collectionViewLayout.invalidateLayout()
      view.view.layoutIfNeeded()
    }
    scroll(view, to: [1, 2], at: .right)
    #expect(view.view.cellForItem(at: [1, 2]).map { view.view.convert($0.bounds, from: $0).maxX } == 316)
  }

  /// Basis: documented: the handler receives the visible items.
  @Test("no question between layouts calls the handler")
  func handlerBetweenLayouts() throws {
    var heard: [[String]] = []
    let view = try shelf(.continuous) { items, _, environment in
      heard.append(items.map { "\($0.indexPath.section).\($0.indexPath.item)" })
      #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
    }
    heard = []
    view.session.perform {
      _ = view.view.indexPathForItem(at: CGPoint(x: 100, y: 110))
      _ = view.view.collectionViewLayout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 900))
    }
    #expect(heard == [])
    view.session.perform {
      view.view.setNeedsLayout()
      view.view.layoutIfNeeded()
    }
    #expect(heard.suffix(2) == [["0.0", "0.1", "0.2", "0.0"], ["1.0", "1.1", "1.2", "1.0"]])
  }

  /// Basis: documented.
  @Test("a section bounces and slows down as it says")
  func properties() throws {
    let view = try ComposedView([8]) {
      let section = C.section(
        C.row(.absolute(100), .absolute(50), [C.item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.orthogonalScrollingBehavior = .continuous
      section.orthogonalScrollingProperties.bounce = .never
      section.orthogonalScrollingProperties.decelerationRate = .fast
      return C.layout(section)
    }
    let scrollView = try scrollView(view, 0)
    #expect(!scrollView.bounces && scrollView.decelerationRate == .fast)
  }
}
