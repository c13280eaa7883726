import Testing

@testable import UIKit

/// Transitions from one layout to another, by the app's progress.
/// Basis: the references of UICollectionView and UICollectionViewTransitionLayout.
@MainActor struct InteractiveTransitionTests {
  private func rows(_ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: height), 0)
    return layout
  }

  private func show(_ check: @MainActor (UICollectionView) throws -> Void) throws {
    try Session.of(.iOS(17)).perform {
      let items = Items([3]), view = UICollectionView.showing(items, rows(40))
      view.layoutIfNeeded()
      try check(view)
    }
  }

  @Test("cells are between their places, as far as the progress says")
  func progress() throws {
    try show { view in
      let old = view.collectionViewLayout, new = rows(80), cells = view.visibleCells
      let transition = view.startInteractiveTransition(to: new)
      #expect(transition.currentLayout === old && transition.nextLayout === new)
      #expect(view.collectionViewLayout === transition && transition.transitionProgress == 0)
      transition.transitionProgress = 0.5
      view.layoutIfNeeded()
      #expect(cells.map(\.frame.minY) == [0, 60, 120] && cells[0].frame.height == 60)
      #expect(view.contentSize.height == 180)
    }
  }

  @Test("finished, the new layout is the view's when the rest of the way is over")
  func finish() throws {
    try show { view in
      let new = rows(80), cells = view.visibleCells
      var answer: [Bool]?
      let transition = view.startInteractiveTransition(to: new) { answer = [$0, $1] }
      transition.transitionProgress = 0.5
      view.finishInteractiveTransition()
      #expect(view.collectionViewLayout === new && cells.map(\.frame.minY) == [0, 80, 160] && answer == nil)
      view.session.advance(by: 1)
      #expect(answer == [true, true] && view.visibleCells == cells)
    }
  }

  @Test("cancelled, everything goes back")
  func cancel() throws {
    try show { view in
      let old = view.collectionViewLayout, cells = view.visibleCells
      var answer: [Bool]?
      view.startInteractiveTransition(to: rows(80)) { answer = [$0, $1] }.transitionProgress = 0.7
      view.cancelInteractiveTransition()
      view.session.advance(by: 1)
      #expect(view.collectionViewLayout === old && cells.map(\.frame.minY) == [0, 40, 80] && answer == [true, false])
    }
  }

  private final class Chosen: NSObject, UICollectionViewDelegate {
    final class Layout: UICollectionViewTransitionLayout {}

    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { Layout(currentLayout: fromLayout, nextLayout: toLayout) }
  }

  @Test("the delegate may choose the transition; its numbers are kept")
  func delegates() throws {
    try show { view in
      let delegate = Chosen()
      view.delegate = delegate
      let transition = view.startInteractiveTransition(to: rows(80))
      #expect(transition is Chosen.Layout && transition.value(forAnimatedKey: "turn") == 0)
      transition.updateValue(3, forAnimatedKey: "turn")
      #expect(transition.value(forAnimatedKey: "turn") == 3)
    }
  }

  /// Basis: derived: both layouts belong to this collection view.
  @Test("during the transition, both layouts are notified of changed items and of another size")
  func changes() throws {
    try Session.of(.iOS(17)).perform {
      let items = Items([3]), old = UICollectionViewFlowLayout(), new = UICollectionViewFlowLayout()
      (old.itemSize, new.itemSize) = (CGSize(width: 150, height: 40), CGSize(width: 150, height: 80))
      let view = UICollectionView.showing(items, old)
      view.layoutIfNeeded()
      _ = view.startInteractiveTransition(to: new)
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.minY) == [0, 0, 50])
      view.frame.size.width = 200
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.minY) == [0, 50, 100])
      items.counts = [2]
      view.deleteItems(at: [[0, 0]])
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.minY) == [0, 50])
      items.counts = [1]
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.minY) == [0])
    }
  }

  private final class Tall: UICollectionViewListCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      copy.frame.size.height = CGFloat(50 + 10 * layoutAttributes.indexPath.item)
      return copy
    }
  }

  /// Basis: derived.
  @Test("at its beginning, rows that size themselves have their heights and their look still")
  func heights() throws {
    try Session.of(.iOS(17)).perform {
      let items = Items([3]), layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
      let view = UICollectionView.showing(items, layout)
      view.register(Tall.self, forCellWithReuseIdentifier: "item")
      view.layoutIfNeeded()
      let transition = view.startInteractiveTransition(to: rows(20))
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.height) == [50, 60, 70])
      #expect((view.visibleCells[0] as? UICollectionViewListCell)?.listState.row != nil)
      transition.transitionProgress = 0.5
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.height) == [35, 40, 45])
    }
  }

  @Test("a second transition at a time ends the program")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        try Session.of(.iOS(17)).perform {
          let items = Items([3]), view = UICollectionView.showing(items, UICollectionViewFlowLayout())
          view.layoutIfNeeded()
          _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
          _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        }
      }
    }
    #expect(result.says("'NSInternalInconsistencyException'"))
  }
}
