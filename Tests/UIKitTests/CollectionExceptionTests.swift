import Testing

@testable import UIKit

/// What a program's mistakes end with. Basis: assumed: recalled.
@MainActor @Suite("Exceptions of collections") struct CollectionExceptionTests {
  @Test("an identifier that nobody registered")
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
}

/// Makes cells itself, and supplies no headers.
@MainActor private final class CellMaker: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
}
