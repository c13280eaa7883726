/// A point of a rectangle with an offset: a corner, the middle of an edge, or the center if no edge or two opposite
/// ones are set.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  open private(set) var edges: NSDirectionalRectEdge
  /// In points, or in multiples of the supplementary view's size.
  open private(set) var offset: CGPoint
  open private(set) var isFractionalOffset: Bool

  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  public init(edges: NSDirectionalRectEdge) { (self.edges, offset, isFractionalOffset) = (edges, .zero, false) }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  var rule: CompositionalAnchor {
    CompositionalAnchor(edges: edges, offset: offset, isFractional: isFractionalOffset)
  }
}
