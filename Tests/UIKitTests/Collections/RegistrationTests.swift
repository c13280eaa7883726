import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Registrations of cells.
/// Basis: the references of CellRegistration and SupplementaryRegistration.
@MainActor struct RegistrationTests {
  final class NamedCell: UICollectionViewCell {
    var name = ""
  }

  private final class Named: NSObject, UICollectionViewDataSource {
    let names: [String]
    let cells = UICollectionView.CellRegistration<NamedCell, String> { cell, indexPath, name in
      cell.name = "\(indexPath.item) \(name)"
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, indexPath in view.tag = 7 + indexPath.section }

    init(_ names: [String]) { self.names = names }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      names.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let name = names[indexPath.item]
      return collectionView.dequeueConfiguredReusableCell(
        using: cells, for: indexPath, item: name.isEmpty ? nil : name)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private func view(_ names: Named) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize.height = 20
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    view.dataSource = names
    view.layoutIfNeeded()
    return view
  }

  @Test("a cell of the registration's class is filled for its item, and left alone without one")
  func cells() throws {
    try Session.of(.iOS(17)).perform {
      let names = Named(["a", ""]), view = view(names)
      #expect(view.visibleCells.compactMap { ($0 as? NamedCell)?.name } == ["0 a", ""])
      #expect(view.visibleCells[0].frame.size == CGSize(width: 50, height: 50))
    }
  }

  @Test("headers are filled, too")
  func headers() throws {
    try Session.of(.iOS(17)).perform {
      let names = Named(["a"]), view = view(names)
      #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.tag) == [7])
    }
  }

  @Test("cells of one registration are used again")
  func reuse() throws {
    try Session.of(.iOS(17)).perform {
      let names = Named((0..<500).map(String.init)), view = view(names)
      for offset in stride(from: CGFloat(0), through: 5000, by: 90) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
      }
      #expect(view.subviews.count == view.visibleCells.count)
      #expect(view.collection.idle.values.map(\.count).reduce(0, +) < 30)
    }
  }

  @Test("a cell comes from the registration's nib")
  func nibs() throws {
    let folder = NibFolder()
    let bundle = try folder.bundle(
      "Cell",
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionViewCell id="c" reuseIdentifier="other"><rect key="frame" x="0" y="0" width="80" height="60"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="80" height="60"/><subviews>
      \(NibText.label("l"))</subviews></view></collectionViewCell>
      """)
    try Session.of(.iOS(17)).perform {
      let items = Items([1]), view = UICollectionView.showing(items, UICollectionViewFlowLayout())
      view.layoutIfNeeded()
      view.register(UINib(nibName: "Cell", bundle: bundle), forCellWithReuseIdentifier: "nib")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "nib", for: IndexPath(item: 0, section: 0))
      #expect(cell.contentView.subviews.first is UILabel)
      #expect(cell.reuseIdentifier == "nib")
      #expect(cell.frame.size == CGSize(width: 50, height: 50))
    }
  }

  /// Basis: recalled.
  @Test("a nib that is not there, and one without a cell, end the program")
  func wrongNibs() async {
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView.showing(Items([1]), UICollectionViewFlowLayout())
        view.register(UINib(nibName: "Nowhere", bundle: nil), forCellWithReuseIdentifier: "nib")
        _ = view.dequeueReusableCell(withReuseIdentifier: "nib", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(missing.says("Could not load NIB in bundle") && missing.says("with name 'Nowhere'"))
  }

  /// Basis: captured crash logs.
  @Test("a registration that is made for each cell ends the program")
  func madeForEachCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 99, height: 99), collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
          let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    #expect(
      result.says(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider."))
  }
}
