import SystemProfiles
import Testing

@testable import UIKit

/// Right-to-left interfaces. Basis: captured: reports of 2016 about flow layouts; that insets are mirrored is assumed.
@MainActor struct CollectionDirectionTests {
  private func show(
    _ items: Items, _ layout: UICollectionViewLayout, _ version: SystemVersion = .iOS(12),
    size: CGSize = CGSize(width: 320, height: 504), _ check: @MainActor (UICollectionView) throws -> Void
  ) throws {
    try Session.of(version).perform {
      let view = UICollectionView.showing(items, layout, size: size)
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      try check(view)
    }
  }

  @Test("lines begin at the right, from iOS 9 on")
  func vertical() throws {
    try show(Items([7]), UICollectionViewFlowLayout()) { view in
      #expect(view.framesOfCells.map(\.minX) == [270, 202.5, 135, 67.5, 0, 270, 202.5])
    }
    try show(Items([2]), UICollectionViewFlowLayout(), .iOS(8)) { view in
      #expect(view.framesOfCells.map(\.minX) == [0, 67.5])
    }
  }

  @Test("a section's left inset is at its right")
  func insets() throws {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    layout.itemSize = CGSize(width: 90, height: 40)
    try show(Items([3]), layout) { view in
      #expect(view.framesOfCells.map(\.minX) == [200, 100, 0])
    }
  }

  @Test("scrolling horizontally, the first item is at the right end of the content")
  func horizontal() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    try show(Items([10]), layout, size: CGSize(width: 320, height: 50)) { view in
      #expect(view.contentSize.width == 590)
      #expect(view.indexPathsForVisibleItems.map(\.item) == [4, 5, 6, 7, 8, 9])
      view.scrollToItem(at: IndexPath(item: 0, section: 0), at: .right, animated: false)
      view.layoutIfNeeded()
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 540)
      #expect(view.indexPathForItem(at: CGPoint(x: 585, y: 10)) == IndexPath(item: 0, section: 0))
    }
  }

  @Test("horizontal headers stay at the right edge in sight")
  func pinnedHeaders() throws {
    let layout = UICollectionViewFlowLayout(), kind = UICollectionView.elementKindSectionHeader
    layout.scrollDirection = .horizontal
    (layout.headerReferenceSize.width, layout.sectionHeadersPinToVisibleBounds) = (20, true)
    try show(Items([10]), layout, size: CGSize(width: 320, height: 50)) { view in
      view.contentOffset.x = 100
      view.layoutIfNeeded()
      let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame == CGRect(x: 400, y: 0, width: 20, height: 50))
    }
  }

  @Test("another direction lays out anew")
  func changes() throws {
    try show(Items([2]), UICollectionViewFlowLayout()) { view in
      view.semanticContentAttribute = .forceLeftToRight
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.minX) == [0, 67.5])
    }
  }

  private final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// Basis: documented, that the origin is at the leading edge; the transforms are assumed.
  @Test("a layout that flips has its origin at the leading edge, and cells that are not turned round")
  func flipping() throws {
    let layout = Flipping()
    layout.scrollDirection = .horizontal
    try show(Items([10]), layout, size: CGSize(width: 320, height: 50)) { view in
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
      parent.addSubview(view)
      let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(first.frame.minX == 0)
      #expect(parent.convert(first.frame, from: view) == CGRect(x: 270, y: 0, width: 50, height: 50))
      #expect(view.transform.a == -1 && first.transform.a == -1)
      view.semanticContentAttribute = .forceLeftToRight
      view.layoutIfNeeded()
      #expect(view.transform.isIdentity && first.transform.isIdentity)
    }
  }

  /// Basis: the transforms are assumed.
  @Test("a background that comes later is not turned round either")
  func laterBackground() throws {
    try show(Items([10]), Flipping(), size: CGSize(width: 320, height: 50)) { view in
      let first = UIView(), second = UIView()
      view.backgroundView = first
      #expect(first.transform.a == -1)
      view.backgroundView = second
      #expect(first.transform.isIdentity && second.transform.a == -1)
    }
  }

  private final class Computed: UICollectionViewFlowLayout {
    var isPrepared = false
    var wasAskedEarly = false

    override func prepare() {
      isPrepared = false
      super.prepare()
      isPrepared = true
    }

    override var collectionViewContentSize: CGSize {
      if !isPrepared { wasAskedEarly = true }
      return super.collectionViewContentSize
    }
  }

  @Test("a subclass is asked for the size of its content after it has prepared only")
  func contentSize() throws {
    let layout = Computed()
    try show(Items([10]), layout) { _ in #expect(!layout.wasAskedEarly && layout.isPrepared) }
  }
}
