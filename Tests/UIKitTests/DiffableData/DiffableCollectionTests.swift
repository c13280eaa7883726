import SystemProfiles
import Testing

@testable import UIKit

/// Collections with snapshots.
/// Basis: the reference of UICollectionViewDiffableDataSource.
@MainActor struct DiffableCollectionTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private func show(_ check: @MainActor (UICollectionView, Source, @escaping () -> [Int]) throws -> Void) throws {
    try Session.of(.iOS(17)).perform {
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      var made: [Int] = []
      let source = Source(collectionView: view) { view, indexPath, item in
        made.append(item)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      try check(view, source) {
        defer { made = [] }
        return made
      }
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("a snapshot's items are shown, and headers by the provider of supplementary views")
  func items() throws {
    try show { view, source, made in
      let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
      layout?.headerReferenceSize.height = 30
      let header = UICollectionView.elementKindSectionHeader
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
      source.supplementaryViewProvider = { view, kind, indexPath in
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      }
      source.apply(snapshot(["a": [1, 2], "b": [3]]))
      view.layoutIfNeeded()
      #expect(made() == [1, 2, 3])
      #expect(view.visibleSupplementaryViews(ofKind: header).map(\.frame.minY) == [0, 80])
      #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
      #expect(source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    }
  }

  @Test("cells and the selection stay with their items; only what is new is made")
  func differences() throws {
    try show { view, source, made in
      source.apply(snapshot(["a": [1, 2], "b": [3, 4]]))
      view.layoutIfNeeded()
      let third = view.cellForItem(at: IndexPath(item: 0, section: 1))
      view.selectItem(at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: [])
      _ = made()
      source.apply(snapshot(["a": [3, 1, 9], "c": [4]]))
      view.layoutIfNeeded()
      #expect(made() == [9])
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === third)
      #expect(third?.frame.origin == .zero)
      #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
      #expect(view.visibleCells.count == 4)
    }
  }

  @Test("marks, and completions")
  func marks() throws {
    try show { view, source, made in
      source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
      view.layoutIfNeeded()
      let cells = view.visibleCells
      _ = made()
      var next = source.snapshot(), isOver = false
      next.reconfigureItems([2])
      source.apply(next) { isOver = true }
      #expect(made() == [2] && view.visibleCells == cells && !isOver)
      view.session.advance(by: 1)
      #expect(isOver)
      next.reloadItems([3])
      source.apply(next)
      view.layoutIfNeeded()
      #expect(made().contains(3))
    }
  }
}
