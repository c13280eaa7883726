/// A width and a height.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
  open private(set) var widthDimension: NSCollectionLayoutDimension
  open private(set) var heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  var lengths: CompositionalSize { CompositionalSize(width: widthDimension.length, height: heightDimension.length) }
}

/// The spacing between or beside items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  let amount: CompositionalSpacing

  init(_ amount: CompositionalSpacing) { self.amount = amount }

  /// Returns a minimum spacing. The remaining space of a group is distributed equally to its flexible spacings.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(CompositionalSpacing(length: flexibleSpacing, isFlexible: true))
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(CompositionalSpacing(length: fixedSpacing, isFlexible: false))
  }

  open var spacing: CGFloat { amount.length }
  open var isFlexibleSpacing: Bool { amount.isFlexible }
  open var isFixedSpacing: Bool { !amount.isFlexible }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing outside the edges of an item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  open private(set) var leading: NSCollectionLayoutSpacing?
  open private(set) var top: NSCollectionLayoutSpacing?
  open private(set) var trailing: NSCollectionLayoutSpacing?
  open private(set) var bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  var amounts: CompositionalEdges {
    CompositionalEdges(
      leading: leading?.amount ?? .zero, top: top?.amount ?? .zero, trailing: trailing?.amount ?? .zero,
      bottom: bottom?.amount ?? .zero)
  }
}
