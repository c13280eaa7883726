/// A point of a rectangle: a corner, the middle of an edge or, with no edge or two opposite ones, the middle; and a
/// distance from it.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  open private(set) var edges: NSDirectionalRectEdge
  /// In points, or in sizes of the supplementary view.
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
