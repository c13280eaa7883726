import SystemProfiles
import Testing

@testable import UIKit

/// Decoration views, visible footers, invalid numbers. Basis: the references of UICollectionViewLayout and
/// UICollectionViewFlowLayout.
@MainActor struct LayoutElementTests {
  private final class Shelf: UICollectionReusableView {}

  /// A shelf below each line.
  private final class Shelves: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let items = super.layoutAttributesForElements(in: rect) ?? []
      return items
        + [layoutAttributesForDecorationView(ofKind: "shelf", at: IndexPath(item: 0, section: 0))]
        .compactMap(\.self)
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let shelf = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      shelf.frame = CGRect(x: 0, y: 40, width: 320, height: 10)
      return shelf
    }
  }

  @Test("a decoration view is the layout's: of the class that it registered, behind the items")
  func decorations() throws {
    try Session.of(.iOS(12)).perform {
      let items = Items([3]), layout = Shelves(), view = UICollectionView.showing(items, layout)
      layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
      view.layoutIfNeeded()
      let shelf = try #require(view.subviews.first as? Shelf)
      #expect(shelf.frame == CGRect(x: 0, y: 40, width: 320, height: 10))
      #expect(items.takeTrace() == ["cell 0.0", "cell 0.1", "cell 0.2"])
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      #expect(shelf.superview == nil)
    }
  }

  @Test("pinned footers stay at the bottom of what is in sight, not above their header")
  func pinnedFooters() throws {
    try Session.of(.iOS(12)).perform {
      let items = Items([50, 50]), layout = UICollectionViewFlowLayout()
      layout.footerReferenceSize.height = 30
      layout.headerReferenceSize.height = 20
      layout.sectionFootersPinToVisibleBounds = true
      let view = UICollectionView.showing(items, layout, size: CGSize(width: 320, height: 300))
      @MainActor func footer(_ section: Int) -> CGFloat? {
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))?
          .frame.minY
      }
      view.layoutIfNeeded()
      #expect(footer(0) == 270)
      view.contentOffset.y = 400
      view.layoutIfNeeded()
      #expect(footer(0) == 610 && footer(1) == 670)
      view.contentInset.bottom = 50
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      #expect(footer(0) == 320)
    }
  }

  private final class Broken: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect)
      attributes?.first?.frame.origin.x = .nan
      return attributes
    }
  }

  /// Basis: assumed, that it ends as in a frame.
  @Test("a place that is no number ends the program")
  func numbers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = Items([1])
        UICollectionView.showing(items, Broken()).layoutIfNeeded()
      }
    }
    #expect(result.says("'CALayerInvalidGeometry', reason: 'CALayer position contains NaN"))
  }

  private final class Beyond: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 0))
      attributes.frame = rect
      return [attributes]
    }
  }

  /// Basis: assumed: recalled.
  @Test("a layout that places items which do not exist ends the program")
  func missingItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UICollectionView.showing(Items([1]), Beyond()).layoutIfNeeded() }
    }
    #expect(
      result.says(
        "UICollectionView received layout attributes for a cell with an index path that does not exist: <NSIndexPath> "
          + "{length = 2, path = 0 - 9}"))
  }
}
