/// A group that repeats until all items of the section are placed, and the settings around it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  final let group: NSCollectionLayoutGroup

  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  /// The reference of the insets across the scroll direction.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of headers and footers.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether the content insets also apply to headers and footers.
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The settings of a list's rows; nil in other sections.
  final var list: ListLook?

  public init(group: NSCollectionLayoutGroup) { self.group = group }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { onMainActor { copied() } }

  private func copied() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group.copy() as? NSCollectionLayoutGroup ?? group)
    (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
    (copy.contentInsetsReference, copy.supplementaryContentInsetsReference) =
      (contentInsetsReference, supplementaryContentInsetsReference)
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    let properties = copy.orthogonalScrollingProperties, own = orthogonalScrollingProperties
    (properties.bounce, properties.decelerationRate) = (own.bounce, own.decelerationRate)
    (copy.boundarySupplementaryItems, copy.decorationItems) = (boundarySupplementaryItems, decorationItems)
    (copy.visibleItemsInvalidationHandler, copy.list) = (visibleItemsInvalidationHandler, list)
    return copy
  }
}

/// The reference from which insets are measured, across the scroll direction.
public enum UIContentInsetsReference: Int, Sendable {
  /// The layout's reference for a section; the safe area for the layout.
  case automatic = 0
  case none, safeArea, layoutMargins, readableContent
}

/// Whether a section scrolls separately, across the layout's direction, and where it stops.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  /// Scrolling stops anywhere.
  case continuous
  /// Scrolling stops at the start of a group.
  case continuousGroupLeadingBoundary
  /// Scrolling stops at multiples of the section's width.
  case paging
  /// Scrolling stops at the start of a group, one group at a time.
  case groupPaging
  /// Scrolling stops with a group in the middle, one group at a time.
  case groupPagingCentered
}

/// The properties of a section that scrolls separately.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Sendable {
    case automatic = 0, always, never
  }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  /// The rate at which a section decelerates after a fling.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let automatic = DecelerationRate(rawValue: CGFloat.greatestFiniteMagnitude)
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }
}
