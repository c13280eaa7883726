import SystemProfiles
import Testing

@testable import UIKit

/// Lines, sections, headers. Basis: captured positions of 320 points and items of 50; others named per test.
@MainActor struct FlowLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func frames(
    _ counts: [Int], _ version: SystemVersion = .iOS(8), size: CGSize = CGSize(width: 320, height: 504),
    delegate: UnequalSizes? = nil, _ configure: @MainActor (UICollectionViewFlowLayout) -> Void = { _ in }
  ) throws -> [CGRect] {
    try Session.of(version).perform {
      let items = Items(counts), layout = UICollectionViewFlowLayout()
      configure(layout)
      let view = UICollectionView.showing(items, layout, size: size)
      view.delegate = delegate
      view.layoutIfNeeded()
      return view.framesOfCells
    }
  }

  @Test("full lines touch both insets: items of 50 in 320 points are 67.5 apart")
  func spread() throws {
    let found = try frames([5])
    #expect(found.map(\.minX) == [0, 67.5, 135, 202.5, 270])
    #expect(found.allSatisfy { $0.minY == 0 && $0.size == CGSize(width: 50, height: 50) })
  }

  @Test("the last line of equal items keeps to the grid of the others, 10 below them")
  func lastLine() throws {
    let found = try frames([7])
    #expect(found[5...] == [CGRect(x: 0, y: 60, width: 50, height: 50), CGRect(x: 67.5, y: 60, width: 50, height: 50)])
  }

  @Test("a line with room for one item has it in the middle")
  func singleItems() throws {
    let found = try frames([2]) { $0.itemSize = CGSize(width: 200, height: 40) }
    #expect(found == [CGRect(x: 60, y: 0, width: 200, height: 40), CGRect(x: 60, y: 50, width: 200, height: 40)])
  }

  @Test("three thirds of the width fit in a line")
  func thirds() throws {
    let found = try frames([3]) {
      ($0.itemSize, $0.minimumInteritemSpacing) = (CGSize(width: 320 / 3.0, height: 10), 0)
    }
    #expect(Set(found.map(\.minY)) == [0])
  }

  /// Basis: captured for full lines and for centering on the tallest; the last line is assumed.
  @Test("unequal items fill lines, spread in full ones, centred on the tallest")
  func unequalSizes() throws {
    let sizes = UnequalSizes([CGSize(width: 100, height: 20), CGSize(width: 150, height: 60)])
    let found = try frames([4], delegate: sizes)
    #expect(found[0] == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(found[1] == CGRect(x: 170, y: 0, width: 150, height: 60))
    #expect(found[2] == CGRect(x: 0, y: 90, width: 100, height: 20))
    #expect(found[3] == CGRect(x: 110, y: 70, width: 150, height: 60))
    #expect(sizes.asked == 4)
  }

  @Test("insets, spacings and strips add up to the content size")
  func contentSize() throws {
    try Session.of(.iOS(8)).perform {
      let items = Items([7, 0]), layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
      layout.headerReferenceSize = CGSize(width: 5, height: 30)
      layout.footerReferenceSize = CGSize(width: 5, height: 40)
      layout.minimumLineSpacing = 4
      let view = UICollectionView.showing(items, layout)
      #expect(view.contentSize == CGSize(width: 320, height: (30 + 1 + 50 + 4 + 50 + 2 + 40) + (30 + 3 + 40)))
      view.layoutIfNeeded()
      #expect(view.framesOfCells.first == CGRect(x: 10, y: 31, width: 50, height: 50))
      let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, 1))
      #expect(header?.frame == CGRect(x: 0, y: 177, width: 320, height: 30))
      let footer = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path(0))
      #expect(footer?.frame == CGRect(x: 0, y: 137, width: 320, height: 40))
    }
  }

  @Test("scrolling horizontally, lines are columns and strips are at their sides")
  func horizontal() throws {
    try Session.of(.iOS(8)).perform {
      let items = Items([5]), layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.headerReferenceSize = CGSize(width: 20, height: 99)
      let view = UICollectionView.showing(items, layout, size: CGSize(width: 320, height: 120))
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 20 + 3 * 50 + 2 * 10, height: 120))
      let places = view.framesOfCells.map(\.origin)
      #expect(places.map(\.x) == [20, 20, 80, 80, 140])
      #expect(places.map(\.y) == [0, 70, 0, 70, 0])
      let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
      #expect(header?.frame == CGRect(x: 0, y: 0, width: 20, height: 120))
    }
  }

  /// Basis: captured, published logs of the three messages.
  @Test("items without room are complained of in the words of the release")
  func largeItems() throws {
    func log(_ version: SystemVersion) throws -> [String] {
      let session = try Session.of(version)
      session.perform {
        let items = Items([1]), layout = UICollectionViewFlowLayout()
        layout.itemSize.width = 321
        UICollectionView.showing(items, layout).layoutIfNeeded()
      }
      return session.log
    }
    let old = try log(.iOS(6, 1)), middle = try log(.iOS(9)), new = try log(.iOS(12))
    #expect(
      old == [
        "the behavior of the UICollectionViewFlowLayout is not defined because:",
        "the item width must be less than the width of the UICollectionView minus the section insets left and right "
          + "values.",
      ])
    #expect(middle.first == old.first)
    #expect(middle[1].hasSuffix("left and right values, minus the content insets left and right values."))
    #expect(new.first == "The behavior of the UICollectionViewFlowLayout is not defined because:")
    #expect(new[2].hasPrefix("The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x"))
    #expect(
      new[3]
        == "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger."
    )
  }

  @Test("an item as wide as the view is not complained of")
  func fittingItems() throws {
    let session = try Session.of(.iOS(12))
    session.perform {
      let items = Items([1]), layout = UICollectionViewFlowLayout()
      layout.itemSize.width = 320
      UICollectionView.showing(items, layout).layoutIfNeeded()
    }
    #expect(session.log == [])
  }

  /// Basis: assumed: the grid is that of a full line, here of eight items.
  @Test("another width lays out anew, another height does not")
  func boundsChanges() throws {
    try Session.of(.iOS(8)).perform {
      let items = Items([6]), layout = UICollectionViewFlowLayout(), view = UICollectionView.showing(items, layout)
      view.layoutIfNeeded()
      #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 320, height: 100)))
      #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 480, height: 504)))
      view.frame.size.width = 480
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.minY) == [0, 0, 0, 0, 0, 0])
      #expect(view.framesOfCells.map(\.maxX).max() == 357)
    }
  }

  /// Basis: documented, `sectionHeadersPinToVisibleBounds`.
  @Test("pinned headers stay at the top until their section ends")
  func pinnedHeaders() throws {
    try Session.of(.iOS(9)).perform {
      let items = Items([50, 50]), layout = UICollectionViewFlowLayout()
      (layout.headerReferenceSize.height, layout.sectionHeadersPinToVisibleBounds) = (30, true)
      let view = UICollectionView.showing(items, layout)
      @MainActor func header(_ section: Int) -> CGFloat? {
        view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, section))?
          .frame.minY
      }
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      #expect(header(0) == 100)
      view.contentOffset.y = 610
      view.layoutIfNeeded()
      #expect(header(0) == 590)
      #expect(header(1) == 620)
    }
  }

  /// Basis: documented, `sectionInsetReference`.
  @Test("section insets may count from the margins")
  func insetReference() throws {
    let found = try frames([1], .iOS(11)) {
      $0.sectionInset.left = 4
      $0.sectionInsetReference = .fromLayoutMargins
    }
    #expect(found[0].minX == 12)
  }

  @Test("equal items are neither counted nor asked for one by one")
  func millionItems() throws {
    try Session.of(.iOS(8)).perform {
      let items = TappedItems([1_000_000]), layout = UICollectionViewFlowLayout()
      let view = UICollectionView.showing(items, layout)
      view.delegate = items
      #expect(view.contentSize.height == 11_999_990)
      guard case .equal = layout.flow.sections?.first?.sizes else { Issue.record("asked for each"); return }
      view.contentOffset.y = 6_000_000
      view.layoutIfNeeded()
      #expect(view.indexPathsForVisibleItems == (500_000..<500_045).map { path($0) })
    }
  }

  /// Basis: assumed: a public sample centers its carousel this way.
  @Test("a layout that sets its insets while it prepares is prepared again")
  func insetsSetDuringPreparation() throws {
    try Session.of(.iOS(12)).perform {
      let layout = CenteredLine(), items = Items([3])
      layout.itemSize = CGSize(width: 100, height: 100)
      let view = UICollectionView.showing(items, layout)
      view.layoutIfNeeded()
      #expect(view.framesOfCells.first == CGRect(x: 110, y: 100, width: 100, height: 100))
      #expect(layout.prepared == 2)
    }
  }
}

/// A line of items in the middle.
private final class CenteredLine: UICollectionViewFlowLayout {
  private(set) var prepared = 0

  override func prepare() {
    super.prepare()
    prepared += 1
    guard let size = collectionView?.bounds.size else { return }
    sectionInset = UIEdgeInsets(top: 100, left: (size.width - itemSize.width) / 2, bottom: 0, right: 110)
  }
}
