import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Defaults, and self-sizing items. Basis: the references of UICollectionViewFlowLayout and UICollectionView.
@MainActor struct FlowRuleTests {
  @Test("a flow layout begins with items of 50, 10 points apart, without insets and strips, down the screen")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.sectionInsetReference == .fromContentInset)
  }

  /// Basis: assumed: recalled.
  @Test("a collection is black, and follows the appearance where there are two")
  func background() throws {
    for (version, color) in [(SystemVersion.iOS(7), UIColor.black), (.iOS(13), .systemBackground)] {
      try Session.of(version).perform {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(view.backgroundColor == color)
      }
    }
  }

  @Test("headers are as long as their reference size along the way, and as wide as the view across it")
  func strips() throws {
    try Session.of(.iOS(12)).perform {
      let items = Items([1]), layout = UICollectionViewFlowLayout(), view = UICollectionView.showing(items, layout)
      layout.headerReferenceSize = CGSize(width: 7, height: 33)
      layout.footerReferenceSize = CGSize(width: 9, height: 22)
      view.layoutIfNeeded()
      let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      let frames = kinds.map { view.visibleSupplementaryViews(ofKind: $0).first?.frame }
      #expect(frames == [CGRect(x: 0, y: 0, width: 320, height: 33), CGRect(x: 0, y: 83, width: 320, height: 22)])
    }
  }

  /// Basis: captured: LayoutKit's tests on iOS, and public reports about subclasses: "the size of a header will be set to
  /// `CGSizeZero` if the header shouldn't appear".
  @Test("a strip without length has attributes of no size, and is not in sight")
  func emptyStrips() throws {
    try Session.of(.iOS(12)).perform {
      let items = Items([1]), layout = UICollectionViewFlowLayout(), view = UICollectionView.showing(items, layout)
      let header = UICollectionView.elementKindSectionHeader
      #expect(view.layoutAttributesForSupplementaryElement(ofKind: header, at: [0, 0])?.frame == .zero)
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: [1, 0]) == nil)
      #expect(layout.layoutAttributesForElements(in: view.bounds)?.map(\.representedElementCategory) == [.cell])
    }
  }

  /// A label pinned to the edges of its cell.
  private final class WordCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let label = UILabel()
      label.text = "Word"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private func showWords(_ check: @MainActor (Session, UICollectionView) throws -> Void) throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(12))
    let root = session.perform { UIViewController() }, items = Items([2])
    _ = session.show(root)
    let view = session.perform {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 44, height: 30)
      let view = UICollectionView.showing(items, layout, size: CGSize(width: 320, height: 200))
      view.register(WordCell.self, forCellWithReuseIdentifier: "item")
      root.view.addSubview(view)
      view.layoutIfNeeded()
      return view
    }
    try check(session, view)
  }

  /// Basis: captured, that sizes are rounded up to pixels: lines of 17 points are 20.287 high.
  @Test("items that size themselves are whole pixels large")
  func pixels() throws {
    try showWords { _, view in
      #expect(view.framesOfCells.map(\.height) == [20.5, 20.5])
      #expect(view.framesOfCells.allSatisfy { ($0.width * 2).rounded() == $0.width * 2 })
    }
  }

  /// Basis: captured, that sizes are discarded.
  @Test("another width asks items in sight for their sizes again")
  func anotherWidth() throws {
    try Session.of(.iOS(12)).perform {
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: 44, height: 30)
      let items = Items([30]), view = UICollectionView.showing(items, layout, size: CGSize(width: 320, height: 30))
      view.register(HalfCell.self, forCellWithReuseIdentifier: "item")
      view.layoutIfNeeded()
      view.contentOffset.y = 200
      view.layoutIfNeeded()
      #expect(view.layoutAttributesForItem(at: [0, 0])?.size == CGSize(width: 160, height: 30))
      view.frame.size.width = 300
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.width).allSatisfy { $0 == 150 } && !view.visibleCells.isEmpty)
      #expect(view.layoutAttributesForItem(at: [0, 0])?.size == CGSize(width: 44, height: 30))
    }
  }

  /// Half as wide as the collection view.
  private final class HalfCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let wish = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      wish.frame.size = CGSize(width: (superview?.bounds.width ?? 0) / 2, height: 30)
      return wish
    }
  }

  /// Basis: documented: section insets are measured from the margins.
  @Test("other margins move what is measured from them")
  func otherMargins() throws {
    try Session.of(.iOS(12)).perform {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInsetReference = .fromLayoutMargins
      let items = Items([3]), view = UICollectionView.showing(items, layout)
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      view.layoutIfNeeded()
      #expect(view.framesOfCells[0].minX == 10)
      view.layoutMargins.left = 40
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.framesOfCells[0].minX == 40)
    }
  }

  @Test("another text size does, too")
  func anotherTextSize() throws {
    try showWords { session, view in
      session.change { $0.contentSizeCategory = .accessibilityExtraLarge }
      view.layoutIfNeeded()
      #expect(view.framesOfCells.allSatisfy { $0.height > 40 })
      #expect(view.contentSize.height == view.framesOfCells.map(\.maxY).max())
    }
  }
}
