import SystemProfiles

@testable import UIKit

/// A data source of plain cells and headers that records its calls.
@MainActor class Items: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  private(set) var trace: [String] = []
  fileprivate(set) var made = 0

  init(_ counts: [Int]) { self.counts = counts }

  /// Returns the calls since the last time.
  func takeTrace() -> [String] {
    defer { trace = [] }
    return trace
  }

  func note(_ call: String) { trace.append(call) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    trace.append("cell \(indexPath.section).\(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "strip", for: indexPath)
  }
}

/// A delegate that records taps and has no sizes.
@MainActor final class TappedItems: Items, UICollectionViewDelegateFlowLayout {
  var refusesSelection = false

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("should highlight \(indexPath.item)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("did highlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("did unhighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("should select \(indexPath.item)")
    return !refusesSelection
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("did select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("did deselect \(indexPath.item)")
  }
}

/// Sizes by item number, repeating.
@MainActor final class UnequalSizes: NSObject, UICollectionViewDelegateFlowLayout {
  let sizes: [CGSize]
  private(set) var asked = 0

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return sizes[indexPath.item % sizes.count]
  }
}

extension UICollectionView {
  /// Makes a collection view of 320 points, not yet laid out.
  static func showing(
    _ items: Items, _ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 320, height: 504)
  ) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [elementKindSectionHeader, elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "strip")
    }
    view.dataSource = items
    return view
  }

  var framesOfCells: [CGRect] { visibleCells.map(\.frame) }
}
