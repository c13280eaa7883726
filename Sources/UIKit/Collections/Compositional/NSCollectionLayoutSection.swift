/// A group that repeats until the items of the section are used up, and what is around it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
  final let group: NSCollectionLayoutGroup

  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  /// What the insets across the direction of scrolling are measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The same, of headers and footers.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers are as narrow as the content insets make the groups.
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// What the rows of a list have between them; nil in other sections.
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

/// What insets are measured from, across the direction of scrolling.
public enum UIContentInsetsReference: Int, Sendable {
  /// A section's is the layout's, and the layout's is the safe area.
  case automatic = 0
  case none, safeArea, layoutMargins, readableContent
}

/// Whether a section scrolls for itself, across the layout's direction, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  /// Anywhere.
  case continuous
  /// Where a group begins.
  case continuousGroupLeadingBoundary
  /// At whole widths of the section.
  case paging
  /// Where a group begins, one group at a time.
  case groupPaging
  /// With a group in the middle, one group at a time.
  case groupPagingCentered
}

/// How a section that scrolls for itself does so.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public enum Bounce: Int, Sendable {
    case automatic = 0, always, never
  }

  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  /// How fast a flung section slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let automatic = DecelerationRate(rawValue: CGFloat.greatestFiniteMagnitude)
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }
}
