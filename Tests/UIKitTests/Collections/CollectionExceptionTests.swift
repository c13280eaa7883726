import SystemProfiles
import Testing

@testable import UIKit

/// The exceptions for an app's errors. Basis: assumed: recalled.
@MainActor struct CollectionExceptionTests {
  @Test("an unregistered identifier")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView.showing(Items([1]), UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(
      result.says(
        "'NSInternalInconsistencyException', reason: 'could not dequeue a view of kind: UICollectionElementKindCell with "
          + "identifier other - must register a nib or a class for the identifier or connect a prototype cell"))
  }

  @Test("a cell that was not dequeued")
  func ownCells() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = CellMaker(), layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 99, height: 99), collectionViewLayout: layout)
        view.dataSource = items
        view.layoutIfNeeded()
      }
    }
    #expect(
      result.says("the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier"))
  }

  @Test("a header that the data source does not supply")
  func missingHeaders() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = CellMaker(), layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize.height = 20
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 99, height: 19), collectionViewLayout: layout)
        view.dataSource = items
        view.layoutIfNeeded()
      }
    }
    #expect(
      result.says("viewForSupplementaryElementOfKind:atIndexPath (UICollectionElementKindSectionHeader,<NSIndexPath>"))
  }

  @Test("negative sizes, sizes that are no numbers, negative counts")
  func badNumbers() async {
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { CollectionExceptionTests.layOut([1], CGSize(width: -1, height: 5)) }
    }
    #expect(negative.says("negative sizes are not supported in the flow layout"))
    let noNumber = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { CollectionExceptionTests.layOut([1], CGSize(width: 5, height: CGFloat.nan)) }
    }
    #expect(noNumber.says("'CALayerInvalidGeometry'"))
    let spacing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = Items([7, 7]), layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = .nan
        UICollectionView.showing(items, layout).layoutIfNeeded()
      }
    }
    #expect(spacing.says("CALayer position contains NaN"))
    let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { CollectionExceptionTests.layOut([-1], CGSize(width: 5, height: 5)) }
    }
    #expect(count.says("returned -1 as number of items in section 0"))
  }

  @Test("scrolling to an item that does not exist")
  func scrolling() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = Items([3]), view = UICollectionView.showing(items, UICollectionViewFlowLayout())
        view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .top, animated: false)
      }
    }
    #expect(
      result.says("scroll the collection view to an out-of-bounds item (9) when there are only 3 items in section 0."))
  }

  private static func layOut(_ counts: [Int], _ size: CGSize) {
    let items = Items(counts), sizes = UnequalSizes([size])
    let view = UICollectionView.showing(items, UICollectionViewFlowLayout())
    view.delegate = sizes
    view.layoutIfNeeded()
  }

  /// Basis: documented; the words are assumed.
  @Test("two positions of one axis to scroll to")
  func positionsOfOneAxis() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = Items([9]), view = UICollectionView.showing(items, UICollectionViewFlowLayout())
        view.scrollToItem(at: IndexPath(item: 1, section: 0), at: [.top, .bottom], animated: false)
      }
    }
    #expect(result.says("'NSInvalidArgumentException'"))
  }
}

/// Creates cells itself, and supplies no headers.
@MainActor private final class CellMaker: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}

/// Updates that contradict the data source. Basis: captured crash logs, unless a test states otherwise.
@MainActor struct UpdateExceptionTests {
  @Test("too many or too few items, in the words of each generation")
  func items() async {
    let old = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UpdateExceptionTests.change(.iOS(12)) { view, _ in view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
      }
    }
    #expect(
      old.says(
        "reason: 'Invalid update: invalid number of items in section 0.  The number of items contained in an existing "
          + "section after the update (3) must be equal to the number of items contained in that section before the "
          + "update (3), plus or minus the number of items inserted or deleted from that section (0 inserted, 1 deleted) "
          + "and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out).'"))
    let new = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UpdateExceptionTests.change(.iOS(17)) { view, _ in view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
      }
    }
    #expect(
      new.says(
        """
        Invalid batch updates detected: the number of sections and/or items returned by the data source before and \
        after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with item counts: [3] }
        Data source after updates = { 1 section with item counts: [3] }
        Updates = [
        \tDelete item (0 - 1)
        ]
        Collection view: <UICollectionView
        """))
  }

  @Test("sections that appear without a word")
  func sections() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UpdateExceptionTests.change(.iOS(12)) { view, items in
          items.counts = [3, 1]
          view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
    }
    #expect(
      result.says(
        "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the "
          + "update (2) must be equal to the number of sections contained in the collection view before the update (1), "
          + "plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."))
  }

  /// Basis: captured for insertions; recalled for deletions.
  @Test("items that do not exist")
  func missingItems() async {
    let inserted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UpdateExceptionTests.change(.iOS(12)) { view, _ in view.insertItems(at: [IndexPath(item: 7, section: 0)]) }
      }
    }
    #expect(
      inserted.says("attempt to insert item 7 into section 0, but there are only 3 items in section 0 after the update")
    )
    let deleted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UpdateExceptionTests.change(.iOS(12)) { view, _ in view.deleteItems(at: [IndexPath(item: 3, section: 0)]) }
      }
    }
    #expect(deleted.says("attempt to delete item 3 from section 0 which only contains 3 items before the update"))
  }

  /// Basis: assumed: recalled.
  @Test("sections that do not exist")
  func missingSections() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UpdateExceptionTests.change(.iOS(12)) { view, _ in view.deleteSections([1]) } }
    }
    #expect(result.says("attempt to delete section 1, but there are only 1 sections before the update"))
  }

  /// Applies a change to a collection view of three items.
  private static func change(_ version: SystemVersion, _ change: @MainActor (UICollectionView, Items) -> Void) {
    try? Session.of(version).perform {
      let items = Items([3]), view = UICollectionView.showing(items, UICollectionViewFlowLayout())
      view.layoutIfNeeded()
      change(view, items)
    }
  }

  private final class Restless: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      (superview as? UICollectionView)?.collectionViewLayout.invalidateLayout()
      let wish = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      wish.frame.size.height += 1
      return wish
    }
  }

  /// Basis: captured: published crash logs.
  @Test("cells that invalidate the layout whenever they are measured end the program, and do not hang it")
  func stuckLayouts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let items = Items([3])
        try Session.of(.iOS(17)).perform {
          let view = UICollectionView.showing(
            items, UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
          view.register(Restless.self, forCellWithReuseIdentifier: "item")
          view.layoutIfNeeded()
        }
      }
    }
    #expect(result.says("is stuck in its update/layout loop. This can happen for many reasons, including self-sizing"))
  }

  private final class Wide: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let wish = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      wish.frame.size = CGSize(width: 90, height: 33)
      return wish
    }
  }

  @Test("two items that size themselves and move to one place are an inconsistent update")
  func twoToOnePlace() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let items = Items([4])
        try Session.of(.iOS(17)).perform {
          let layout = UICollectionViewFlowLayout()
          layout.estimatedItemSize = CGSize(width: 50, height: 50)
          let view = UICollectionView.showing(items, layout)
          view.register(Wide.self, forCellWithReuseIdentifier: "item")
          view.layoutIfNeeded()
          view.performBatchUpdates({
            view.moveItem(at: [0, 0], to: [0, 2])
            view.moveItem(at: [0, 1], to: [0, 2])
          })
        }
      }
    }
    #expect(result.says("Invalid batch updates detected"))
  }
}
