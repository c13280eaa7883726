import Testing

@testable import UIKit

/// When cells are measured again. Basis: a public test suite that passes on iOS.
@MainActor struct AskingAgainTests {
  @Test("cells in sight are asked again after invalidateLayout")
  func invalidation() throws {
    try Session.of(.iOS(17)).perform {
      let layout = UICollectionViewFlowLayout(), items = Items([3])
      layout.estimatedItemSize = CGSize(width: 50, height: 50)
      let view = UICollectionView.showing(items, layout)
      view.register(Growing.self, forCellWithReuseIdentifier: "item")
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: [0, 0]) as? Growing), first = cell.asked
      #expect(first > 0 && cell.bounds.height == 60)
      cell.height = 90
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(cell.asked > first && view.cellForItem(at: [0, 0]) === cell && cell.bounds.height == 90)
    }
  }
}

private final class Growing: UICollectionViewCell {
  var height: CGFloat = 60
  var asked = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked += 1
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
