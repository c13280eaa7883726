import SystemProfiles
import Testing

@testable import UIKit

/// Scrolling collections.
/// The ends of drags, prefetching, and other layouts. Basis: the references of UICollectionViewLayout and
/// UICollectionViewDataSourcePrefetching.
@MainActor struct CollectionScrollingTests {
  private final class Snapping: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: proposedContentOffset.x, y: (proposedContentOffset.y / 60).rounded() * 60)
    }
  }

  @Test("a drag ends where the layout says")
  func targets() throws {
    try Session.of(.iOS(12)).perform {
      let items = Items([500]), view = UICollectionView.showing(items, Snapping())
      view.layoutIfNeeded()
      view.drag(by: CGPoint(x: 0, y: 130))
      view.session.advance(by: 3)
      #expect(view.contentOffset.y == 120)
    }
  }

  private final class Announced: Items, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      note("fetch \(indexPaths.map(\.item).ranges)")
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      note("cancel \(indexPaths.map(\.item).ranges)")
    }
  }

  /// Basis: documented, from iOS 10 on; that it is one screen ahead is assumed.
  @Test("the items of the next screen are announced once, and taken back when the way turns")
  func prefetching() throws {
    try Session.of(.iOS(10)).perform {
      let items = Announced([500]), layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 90)
      let view = UICollectionView.showing(items, layout, size: CGSize(width: 320, height: 200))
      view.prefetchDataSource = items
      view.layoutIfNeeded()
      #expect(items.takeTrace() == ["cell 0.0", "cell 0.1", "fetch 2-3"])
      view.contentOffset.y = 100
      view.layoutIfNeeded()
      #expect(items.takeTrace() == ["cell 0.2", "fetch 4-4"])
      view.contentOffset.y = 0
      view.layoutIfNeeded()
      #expect(items.takeTrace() == ["cell 0.0", "cancel 3-4"])
    }
  }

  private func announce(
    _ version: SystemVersion = .iOS(10), _ check: @MainActor (Announced, UICollectionView) throws -> Void
  ) throws {
    try Session.of(version).perform {
      let items = Announced([500]), layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 90)
      let view = UICollectionView.showing(items, layout, size: CGSize(width: 320, height: 200))
      view.prefetchDataSource = items
      view.layoutIfNeeded()
      _ = items.takeTrace()
      try check(items, view)
    }
  }

  @Test("after a reload nothing is taken back, and the next screen is announced anew")
  func prefetchingAfterReload() throws {
    try announce { items, view in
      view.reloadData()
      view.layoutIfNeeded()
      #expect(items.takeTrace() == ["cell 0.0", "cell 0.1", "fetch 2-3"])
      items.counts = [2]
      view.reloadData()
      view.layoutIfNeeded()
      #expect(items.takeTrace() == ["cell 0.0", "cell 0.1"])
    }
  }

  @Test("what was announced is counted anew after a change")
  func prefetchingAfterChanges() throws {
    try announce { items, view in
      items.counts = [499]
      view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      view.layoutIfNeeded()
      #expect(items.takeTrace() == ["fetch 3-3"])
    }
  }

  private final class Scrolled: Items, UICollectionViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
  }

  @Test("an adjustment of the offset on both axes is one step")
  func offsetAdjustment() throws {
    try Session.of(.iOS(12)).perform {
      let items = Scrolled([500]), layout = UICollectionViewFlowLayout()
      let view = UICollectionView.showing(items, layout)
      view.delegate = items
      view.layoutIfNeeded()
      _ = items.takeTrace()
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 5, y: 7)
      layout.invalidateLayout(with: context)
      #expect(items.takeTrace() == ["scroll"] && view.contentOffset == CGPoint(x: 5, y: 7))
    }
  }

  /// Basis: documented for the default; assumed that combined contexts add up, as their offsets do.
  @Test("an adjustment of the size holds until the layout answers one")
  func sizeAdjustment() throws {
    try Session.of(.iOS(12)).perform {
      let items = Items([500]), layout = UICollectionViewFlowLayout()
      let view = UICollectionView.showing(items, layout)
      view.layoutIfNeeded()
      let size = view.contentSize, context = UICollectionViewFlowLayoutInvalidationContext()
      #expect(context.contentSizeAdjustment == .zero)
      context.contentSizeAdjustment = CGSize(width: 5, height: 7)
      let other = UICollectionViewFlowLayoutInvalidationContext()
      #expect(other.absorb(context) && other.contentSizeAdjustment == CGSize(width: 5, height: 7))
      layout.invalidateLayout(with: context)
      #expect(view.collection.contentSize == CGSize(width: size.width + 5, height: size.height + 7))
      #expect(view.contentSize == size)
    }
  }

  private final class Turning: UICollectionViewFlowLayout {
    var trace: [String] = []
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { trace.append("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { trace.append("from") }
    override func finalizeLayoutTransition() { trace.append("end") }
  }

  private final class Told: UICollectionViewCell {
    var trace: [String] = []
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      trace.append("will")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
      trace.append("did")
    }
  }

  @Test("cells go to another layout at once and animated; layouts and cells are told")
  func transitions() throws {
    try Session.of(.iOS(12)).perform {
      let items = Items([3]), old = Turning(), new = Turning(), view = UICollectionView.showing(items, old)
      view.register(Told.self, forCellWithReuseIdentifier: "item")
      view.layoutIfNeeded()
      let cells = view.visibleCells
      new.itemSize = CGSize(width: 320, height: 20)
      var finished: Bool?
      view.setCollectionViewLayout(new, animated: true) { finished = $0 }
      #expect(view.visibleCells == cells)
      #expect(view.framesOfCells.map(\.minY) == [0, 30, 60])
      #expect(old.trace == ["to"] && new.trace == ["from"] && finished == nil)
      view.session.advance(by: 1)
      #expect(old.trace == ["to", "end"] && new.trace == ["from", "end"] && finished == true)
      #expect(cells.compactMap { ($0 as? Told)?.trace } == Array(repeating: ["will", "did"], count: 3))
    }
  }

  @Test("without an animation cells go to another layout at the next pass")
  func plainTransition() throws {
    try Session.of(.iOS(12)).perform {
      let items = Items([3]), view = UICollectionView.showing(items, UICollectionViewFlowLayout())
      view.layoutIfNeeded()
      let new = UICollectionViewFlowLayout()
      new.itemSize = CGSize(width: 320, height: 20)
      view.collectionViewLayout = new
      #expect(view.framesOfCells.map(\.minY) == [0, 0, 0])
      view.layoutIfNeeded()
      #expect(view.framesOfCells.map(\.minY) == [0, 30, 60])
    }
  }
}

extension [Int] {
  /// The first and the last element.
  fileprivate var ranges: String { "\(self[0])-\(self[count - 1])" }
}
