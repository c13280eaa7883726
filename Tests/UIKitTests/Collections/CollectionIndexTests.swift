import Testing

@testable import UIKit

/// Index titles of collections.
/// Basis: the reference of UICollectionViewDataSource; the strip is that of a table.
@MainActor struct CollectionIndexTests {
  private final class Names: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "M", "Z"] }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { title == "M" ? [1, 4] : [index, 0] }
  }

  private func show(_ check: @MainActor (UICollectionView, Names) throws -> Void) throws {
    try Session.of(.iOS(17)).perform {
      let names = Names(), layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 40), 0)
      let view = UICollectionView.showing(Items([]), layout)
      view.dataSource = names
      view.layoutIfNeeded()
      try check(view, names)
    }
  }

  @Test("titles are at the trailing side, in front of the items, and stay there")
  func strip() throws {
    try show { view, _ in
      let strip = try #require(view.collection.indexStrip)
      #expect(strip.titles == ["A", "M", "Z"] && view.subviews.last === strip)
      #expect(strip.frame.maxX == 320 && strip.frame.minY == 0 && strip.frame.height == 504)
      view.contentOffset.y = 300
      view.layoutIfNeeded()
      #expect(strip.frame.minY == 300 && view.subviews.last === strip)
    }
  }

  @Test("right to left, they are at the left")
  func mirrored() throws {
    try show { view, _ in
      view.semanticContentAttribute = .forceRightToLeft
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.collection.indexStrip?.frame.minX == 0)
    }
  }

  @Test("a title leads to the item that the data source has for it")
  func touches() throws {
    try show { view, _ in
      view.scrollToSection(ofTitle: 1)
      #expect(view.contentOffset.y == CGFloat(34 * 40))
    }
  }

  @Test("without titles there is no strip")
  func none() throws {
    try Session.of(.iOS(17)).perform {
      let items = Items([3]), view = UICollectionView.showing(items, UICollectionViewFlowLayout())
      view.layoutIfNeeded()
      #expect(view.collection.indexStrip == nil)
    }
  }

  private final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @Test("coordinates that a layout has turned round change nothing of that, and letters are not turned round")
  func flipped() throws {
    try show { view, _ in
      let window = UIView(frame: view.frame)
      window.addSubview(view)
      view.collectionViewLayout = Flipping()
      view.semanticContentAttribute = .forceRightToLeft
      view.setNeedsLayout()
      view.layoutIfNeeded()
      let strip = try #require(view.collection.indexStrip)
      #expect(strip.convert(strip.bounds, to: window).minX == 0 && strip.transform.a == -1)
      view.semanticContentAttribute = .forceLeftToRight
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(strip.convert(strip.bounds, to: window).maxX == 320 && strip.transform.isIdentity)
    }
  }
}
