import Testing

@testable import UIKit

/// The cost of self-sizing cells, as counts of measurements and solutions. Basis: derived: a pass that measured
/// everything again for each cell would be quadratic in the number of visible cells.
@MainActor struct SelfSizingCostTests {
  private typealias C = Composition

  /// Between 12 and 40 points high, by its number, and three times as wide.
  private final class Sized: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let wish = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      let height = CGFloat(12 + 7 * ((layoutAttributes.indexPath.item * 13) % 5))
      wish.frame.size = CGSize(width: 3 * height, height: height)
      return wish
    }
  }

  private final class Counting: UICollectionViewFlowLayout {
    var rounds = 0
    var invalidations = 0

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      rounds += 1
      return super.layoutAttributesForElements(in: rect)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.invalidatedItemIndexPaths != nil { invalidations += 1 }
      super.invalidateLayout(with: context)
    }
  }

  private final class Insets: NSObject, UICollectionViewDelegateFlowLayout {
    var asked = 0

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      asked += 1
      return UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  private func show(_ layout: UICollectionViewLayout, _ items: Items, height: CGFloat = 1200) -> UICollectionView {
    let view = UICollectionView.showing(items, layout, size: CGSize(width: 320, height: height))
    view.register(Sized.self, forCellWithReuseIdentifier: "item")
    return view
  }

  @Test("the layout is asked twice or three times, however many cells size themselves")
  func rounds() throws {
    try Session.of(.iOS(17)).perform {
      let layout = Counting(), items = Items([400])
      layout.estimatedItemSize = CGSize(width: 40, height: 10)
      let view = show(layout, items)
      view.layoutIfNeeded()
      #expect(view.visibleCells.count > 50)
      #expect(layout.rounds <= 4 && layout.invalidations <= 3)
    }
  }

  @Test("the delegate is asked once for each section")
  func questions() throws {
    try Session.of(.iOS(17)).perform {
      let layout = UICollectionViewFlowLayout(), items = Items(Array(repeating: 10, count: 30)), delegate = Insets()
      layout.estimatedItemSize = CGSize(width: 40, height: 10)
      let view = show(layout, items)
      view.delegate = delegate
      view.layoutIfNeeded()
      #expect(delegate.asked == 30 && view.visibleCells.count > 50)
    }
  }

  @Test("lines that are filled again from a changed item are those of a layout that starts anew")
  func lines() throws {
    try Session.of(.iOS(17)).perform {
      let layout = UICollectionViewFlowLayout(), items = Items([60, 0, 90])
      layout.estimatedItemSize = CGSize(width: 40, height: 10)
      let view = show(layout, items, height: 90)
      for step in 0..<20 {
        view.contentOffset.y = CGFloat(step * 37)
        view.layoutIfNeeded()
      }
      let all = CGRect(x: 0, y: 0, width: 320, height: 1e5)
      let kept = layout.layoutAttributesForElements(in: all)?.map(\.frame)
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(kept?.count == 150 && layout.layoutAttributesForElements(in: all)?.map(\.frame) == kept)
    }
  }

  private func composed(_ view: UICollectionView) throws -> UICollectionViewCompositionalLayout {
    try #require(view.collectionViewLayout as? UICollectionViewCompositionalLayout)
  }

  @Test("a group is solved once for all of its cells, and sections out of sight not at all")
  func groups() throws {
    try Session.of(.iOS(17)).perform {
      var described = 0
      let row = C.row(.fractionalWidth(1), .estimated(20), [C.item(.fractionalWidth(0.25), .estimated(20))])
      let layout = UICollectionViewCompositionalLayout { _, _ in
        described += 1
        return C.section(row)
      }
      let items = Items(Array(repeating: 40, count: 20)), view = show(layout, items)
      view.layoutIfNeeded()
      let solved = try composed(view).solution.sections.map(\.groups.solvedCount)
      let shown = Set(view.indexPathsForVisibleItems.map(\.section)).count
      #expect(described == 20 && shown < 10)
      #expect(solved.allSatisfy { $0 <= 10 } && solved.suffix(10) == Array(repeating: 0, count: 10))
    }
  }

  @Test("rows whose items decide how many fit are the same, step by step or at once")
  func varied() throws {
    try Session.of(.iOS(17)).perform {
      let section = { C.section(C.row(.fractionalWidth(1), .absolute(30), [C.item(.estimated(50), .absolute(30))])) }
      let stepping = show(C.layout(section()), Items([80]), height: 60)
      let items = Items([80]), other = Items([80])
      stepping.dataSource = items
      for step in 0..<60 {
        stepping.contentOffset.y = CGFloat(step * 11)
        stepping.layoutIfNeeded()
      }
      let whole = show(C.layout(section()), other, height: 2000)
      whole.layoutIfNeeded()
      let places = (0..<80).map { stepping.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
      #expect(places == (0..<80).map { whole.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame })
      #expect(stepping.contentSize == whole.contentSize)
    }
  }

  private final class Named: UICollectionViewLayoutInvalidationContext {}

  @Test("contexts of a program's own class are told one by one, the system's as one")
  func contexts() throws {
    try Session.of(.iOS(17)).perform {
      let one = UICollectionViewLayoutInvalidationContext(), two = UICollectionViewLayoutInvalidationContext()
      one.invalidateItems(at: [[0, 1]])
      two.invalidateItems(at: [[0, 2]])
      #expect(one.absorb(two) && one.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
      #expect(!Named().absorb(Named()) && !one.absorb(UICollectionViewFlowLayoutInvalidationContext()))
    }
  }
}
