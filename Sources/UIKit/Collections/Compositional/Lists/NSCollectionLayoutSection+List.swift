import SystemProfiles

// Sections that are lists.
extension NSCollectionLayoutSection {
  /// Returns a list section with one self-sizing item per row.
  ///
  /// - Parameter layoutEnvironment: the environment that the section provider received.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = ListMetrics(configuration, Session.current, width: layoutEnvironment.container.contentSize.width)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.rowHeight))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [row]))
    section.list = ListLook(configuration: configuration, headerTopPadding: metrics.headerTopPadding)
    section.contentInsets = metrics.insets
    section.boundarySupplementaryItems = metrics.boundaryItems
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// The metrics of lists.
@MainActor struct ListMetrics {
  private let configuration: UICollectionLayoutListConfiguration
  private let session: Session
  /// The width of the list.
  private let width: CGFloat

  init(_ configuration: UICollectionLayoutListConfiguration, _ session: Session, width: CGFloat) {
    (self.configuration, self.session, self.width) = (configuration, session, width)
  }

  /// The estimated height of a row.
  ///
  /// > Basis: recalled; measured on a Mac as 0.91 of it, which is 44 at a Mac's scale.
  var rowHeight: CGFloat { 44 }

  /// The insets of a section. Without a header or footer, groups keep the vertical distances of grouped tables; inset
  /// groups also have their distance from the sides.
  ///
  /// > Basis: derived from tables and from the estimate of headers, which others have measured; 10 in sidebars is
  /// > measured.
  var insets: NSDirectionalEdgeInsets {
    var insets = NSDirectionalEdgeInsets.zero
    switch configuration.appearance {
    case .insetGrouped: insets.leading = session.metrics.table.insetGroupedRowInset(tableWidth: width)
    case .sidebar: insets.leading = 10
    case .plain, .grouped, .sidebarPlain: break
    }
    insets.trailing = insets.leading
    guard configuration.appearance.isGrouped else { return insets }
    insets.top = configuration.headerMode == .supplementary ? 0 : groupGap
    insets.bottom = configuration.footerMode == .supplementary ? 0 : groupGap
    return insets
  }

  /// The padding above each header. A pinned header does not keep it.
  ///
  /// > Basis: documented, that it exists; derived: that of plain tables, which have it since iOS 15.
  var headerTopPadding: CGFloat {
    guard configuration.headerMode != .none else { return 0 }
    return configuration.headerTopPadding
      ?? (configuration.appearance == .plain ? session.metrics.table.sectionHeaderTopPadding : 0)
  }

  private var groupGap: CGFloat { session.pixelGrid.round(session.metrics.table.groupedGapHeight) }

  /// > Basis: captured: headers of plain lists are estimated at 28 and pinned, others at 17.5 and not; z index 200.
  var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    let isPlain = configuration.appearance == .plain
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(isPlain ? 28 : 17.5))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let hugs = configuration.contentHuggingElements.contains(.supplementaryHeader)
      let own = NSCollectionLayoutSize(
        widthDimension: hugs ? .estimated(max(0, width - insets.leading - insets.trailing)) : size.widthDimension,
        heightDimension: size.heightDimension)
      let kind = UICollectionView.elementKindSectionHeader
      items.append(boundary(own, kind, hugs ? .topLeading : .top, isPinned: isPlain))
    }
    if configuration.footerMode == .supplementary {
      items.append(boundary(size, UICollectionView.elementKindSectionFooter, .bottom, isPinned: isPlain))
    }
    return items
  }

  private func boundary(
    _ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, isPinned: Bool
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment)
    (item.pinToVisibleBounds, item.zIndex) = (isPinned, 200)
    return item
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// Whether rows form groups on a background of another color.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the position of a row in its list; nil in sections that are no lists.
  func rowPlace(_ indexPath: IndexPath, _ section: CompositionalSection) -> ListRowPlace? {
    guard let list = solution.descriptions[indexPath.section]?.list?.configuration else { return nil }
    let isHeader = list.headerMode == .firstItemInSection && indexPath.item == 0
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    var place = ListRowPlace(
      appearance: list.appearance, isFirst: indexPath.item == first, isLast: indexPath.item == section.count - 1,
      isHeader: isHeader)
    place.separator = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler, let session = collectionView?.session {
      place.separator = session.perform { handler(indexPath, list.separatorConfiguration) }
    }
    if !list.showsSeparators {
      (place.separator.topSeparatorVisibility, place.separator.bottomSeparatorVisibility) = (.hidden, .hidden)
    }
    return place
  }

  /// Returns the position of a header or footer in its list; nil in sections that are no lists.
  func headerPlace(_ section: Int) -> ListRowPlace? {
    guard let list = solution.descriptions[section]?.list?.configuration else { return nil }
    var place = ListRowPlace(appearance: list.appearance, isFirst: true, isLast: true, isHeader: true)
    (place.separator.topSeparatorVisibility, place.separator.bottomSeparatorVisibility) = (.hidden, .hidden)
    return place
  }
}
