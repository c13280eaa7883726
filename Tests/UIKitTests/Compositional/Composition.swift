import SystemProfiles

@testable import UIKit

/// Short names for the parts of compositional layouts.
@MainActor enum Composition {
  static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  static func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  static func row(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ items: [NSCollectionLayoutItem],
    _ spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: items)
    group.interItemSpacing = spacing
    return group
  }

  static func column(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ items: [NSCollectionLayoutItem],
    _ spacing: NSCollectionLayoutSpacing? = nil
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(width, height), subitems: items)
    group.interItemSpacing = spacing
    return group
  }

  static func section(
    _ group: NSCollectionLayoutGroup, _ insets: NSDirectionalEdgeInsets = .zero, spacing: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    (section.contentInsets, section.interGroupSpacing) = (insets, spacing)
    return section
  }

  static func boundary(
    _ kind: String, _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ alignment: NSRectAlignment, offset: CGPoint = .zero, extends: Bool = true, isPinned: Bool = false
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset)
    (item.extendsBoundary, item.pinToVisibleBounds) = (extends, isPinned)
    return item
  }

  static func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat)
    -> NSDirectionalEdgeInsets
  { NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }

  static func layout(
    _ section: NSCollectionLayoutSection, sideways: Bool = false, spacing: CGFloat = 0,
    _ boundary: [NSCollectionLayoutBoundarySupplementaryItem] = []
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = sideways ? .horizontal : .vertical
    (configuration.interSectionSpacing, configuration.boundarySupplementaryItems) = (spacing, boundary)
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }
}

/// A data source of plain views for every element of a compositional layout.
@MainActor final class ComposedItems: Items {
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "strip")
    return super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}

/// A collection view at two pixels per point, as in the published measurements.
@MainActor final class ComposedView {
  let session: Session
  let items: ComposedItems
  let view: UICollectionView

  init(
    _ counts: [Int], size: CGSize = CGSize(width: 320, height: 480), _ version: SystemVersion = .iOS(17),
    margins: UIEdgeInsets? = nil, _ layout: @MainActor () -> UICollectionViewLayout
  ) throws {
    session = try Session.of(version)
    let items = ComposedItems(counts)
    self.items = items
    view = session.perform {
      let view = UICollectionView.showing(items, layout(), size: size)
      view.insetsLayoutMarginsFromSafeArea = false
      if let margins { view.layoutMargins = margins }
      view.layoutIfNeeded()
      return view
    }
  }

  func scroll(to offset: CGPoint) {
    session.perform {
      view.contentOffset = offset
      view.layoutIfNeeded()
    }
  }

  /// Returns the content size, and every element of the layout: kind, index path, frame, z index unless it is zero.
  func lines(in rect: CGRect = CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)) -> [String] {
    session.perform {
      let size = view.contentSize
      let found = view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
      return ["\(text(size.width)) \(text(size.height))"] + found.map(line).sorted()
    }
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    session.perform { view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame }
  }

  private func line(_ attributes: UICollectionViewLayoutAttributes) -> String {
    let path = attributes.indexPath, frame = attributes.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(text).joined(separator: " ")
    let number = path.item == Int.max ? "all" : "\(path.section).\(path.item)"
    let kind = attributes.representedElementKind.map { "\($0) " } ?? ""
    return "\(kind)\(number): \(numbers)" + (attributes.zIndex == 0 ? "" : " z\(attributes.zIndex)")
  }

  private func text(_ number: CGFloat) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
