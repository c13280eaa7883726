import SystemProfiles
import Testing

@testable import UIKit

/// Items that change their size.
/// Visible items whose content changes. Basis: the reference of `UICollectionView.selfSizingInvalidation`.
@MainActor struct ResizingItemTests {
  private final class Rows: Items {
    var heights: [NSLayoutConstraint] = []

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = super.collectionView(collectionView, cellForItemAt: indexPath), box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 50)
      height.priority = UILayoutPriority(999)
      heights.append(height)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor), height,
      ])
      return cell
    }
  }

  private func frames(
    _ version: SystemVersion = .iOS(17), _ mode: UICollectionView.SelfSizingInvalidation? = nil,
    after change: @MainActor (UICollectionView, Rows) throws -> Void
  ) throws -> [CGRect] {
    try Session.of(version).perform {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      let rows = Rows([2]), view = UICollectionView.showing(rows, UICollectionViewCompositionalLayout(section: section))
      if let mode { view.selfSizingInvalidation = mode }
      view.layoutIfNeeded()
      #expect(places(view).map(\.height) == [50, 50])
      try change(view, rows)
      view.layoutIfNeeded()
      return places(view)
    }
  }

  private func places(_ view: UICollectionView) -> [CGRect] { view.framesOfCells.sorted { $0.minY < $1.minY } }

  private func cell(_ view: UICollectionView) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
  }

  @Test("a cell, or its content view, asks for it from iOS 16 on", arguments: [true, false])
  func asked(_ byContent: Bool) throws {
    func frames(_ version: SystemVersion, _ mode: UICollectionView.SelfSizingInvalidation? = nil) throws -> [CGRect] {
      try self.frames(version, mode) { view, rows in
        rows.heights[0].constant = 80
        if byContent {
          try cell(view).contentView.invalidateIntrinsicContentSize()
        } else {
          try cell(view).invalidateIntrinsicContentSize()
        }
      }
    }
    #expect(try frames(.iOS(17)).map(\.height) == [80, 50] && frames(.iOS(17)).map(\.minY) == [0, 80])
    #expect(try frames(.iOS(15)).map(\.height) == [50, 50])
    #expect(try frames(.iOS(17), .disabled).map(\.height) == [50, 50])
  }

  @Test("a constraint by itself does it only where constraints are included")
  func constraints() throws {
    func heights(_ mode: UICollectionView.SelfSizingInvalidation) throws -> [CGFloat] {
      try frames(.iOS(17), mode) { _, rows in rows.heights[0].constant = 20 }.map(\.height)
    }
    #expect(try heights(.enabled) == [50, 50])
    #expect(try heights(.enabledIncludingConstraints) == [20, 50])
  }

  @Test("a configuration that is replaced does it by itself")
  func configuration() throws {
    let heights = try frames { view, _ in
      var content = UIListContentConfiguration.cell()
      content.text = String(repeating: "many words ", count: 12)
      try cell(view).contentConfiguration = content
    }.map(\.height)
    #expect(heights[0] > 80 && heights[1] == 50)
  }
}
