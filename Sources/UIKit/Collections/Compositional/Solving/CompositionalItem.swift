/// A length that is not resolved yet.
enum CompositionalLength: Hashable, Sendable {
  case ofWidth(CGFloat)
  case ofHeight(CGFloat)
  case points(CGFloat)
  case estimate(CGFloat, isUniform: Bool)

  /// The fraction, or the length in points.
  var value: CGFloat {
    switch self {
    case .ofWidth(let value), .ofHeight(let value), .points(let value), .estimate(let value, _): value
    }
  }

  var isEstimate: Bool { if case .estimate = self { true } else { false } }
  var isUniform: Bool { if case .estimate(_, isUniform: true) = self { true } else { false } }

  /// Returns the length in points. Fractions are rounded down to pixels; points and estimates are not rounded.
  ///
  /// > Basis: captured: a third of 320 is 106.5 at two pixels a point, of 280 it is 93.
  func resolved(in box: CGSize, _ grid: PixelGrid) -> CGFloat {
    switch self {
    case .ofWidth(let fraction): grid.floor(box.width * fraction)
    case .ofHeight(let fraction): grid.floor(box.height * fraction)
    case .points(let points), .estimate(let points, _): points
    }
  }
}

struct CompositionalSize: Hashable {
  var width: CompositionalLength
  var height: CompositionalLength

  func resolved(in box: CGSize, _ grid: PixelGrid) -> CGSize {
    CGSize(width: width.resolved(in: box, grid), height: height.resolved(in: box, grid))
  }

  var hasEstimate: Bool { width.isEstimate || height.isEstimate }

  /// The axes on which a view determines its own size.
  var freeAxes: FreeAxes {
    (width.isEstimate ? FreeAxes.width : []).union(height.isEstimate ? .height : [])
  }
}

/// The axes on which a view may choose its size.
struct FreeAxes: OptionSet, Hashable {
  var rawValue: Int

  static let width = FreeAxes(rawValue: 1)
  static let height = FreeAxes(rawValue: 2)

  /// Returns a size with `preferred` on the free axes.
  func apply(_ preferred: CGSize, to size: CGSize) -> CGSize {
    CGSize(
      width: contains(.width) ? preferred.width : size.width, height: contains(.height) ? preferred.height : size.height
    )
  }
}

struct CompositionalSpacing: Hashable {
  /// The length; the minimum if it is flexible.
  var length: CGFloat
  var isFlexible: Bool

  static var zero: CompositionalSpacing { CompositionalSpacing(length: 0, isFlexible: false) }

  /// - Parameter share: the additional length of each flexible spacing of a group.
  func filled(_ share: CGFloat) -> CGFloat { isFlexible ? length + share : length }
}

/// The spacing outside the edges of an item.
struct CompositionalEdges: Hashable {
  var leading: CompositionalSpacing
  var top: CompositionalSpacing
  var trailing: CompositionalSpacing
  var bottom: CompositionalSpacing

  static var zero: CompositionalEdges {
    CompositionalEdges(leading: .zero, top: .zero, trailing: .zero, bottom: .zero)
  }
}

/// An item or a group as a value.
struct CompositionalItem {
  enum Content {
    case cell
    case line(CompositionalLine)
    case custom(CompositionalFrames)
  }

  var size: CompositionalSize
  var insets: NSDirectionalEdgeInsets
  var edges: CompositionalEdges
  var attachments: [CompositionalAttachment]
  var content: Content

  /// > Basis: documented: insets are ignored on an axis with an estimate.
  var effectiveInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: size.height.isEstimate ? 0 : insets.top, leading: size.width.isEstimate ? 0 : insets.leading,
      bottom: size.height.isEstimate ? 0 : insets.bottom, trailing: size.width.isEstimate ? 0 : insets.trailing)
  }

  /// Whether the size depends on the content of cells.
  var hasEstimate: Bool {
    switch content {
    case .cell: size.hasEstimate
    case .line(let line): line.items.contains { $0.hasEstimate }
    case .custom: false
    }
  }

  /// Whether the number of cells that fit depends on their content.
  var isFilledByMeasure: Bool {
    guard case .line(let line) = content else { return false }
    let isOpen = line.count == nil && !line.axes.along(size).isEstimate
    return line.items.contains { isOpen && line.axes.along($0.size).isEstimate || $0.isFilledByMeasure }
  }
}

/// The content of a row or column.
struct CompositionalLine {
  var isRow: Bool
  var items: [CompositionalItem]
  var spacing: CompositionalSpacing
  /// nil for as many items as fit.
  var count: Int?

  var axes: FlowAxes { FlowAxes(scrollsHorizontally: isRow) }
}

/// The frames of a custom group for a size of the group.
struct CompositionalFrames {
  var provider: NSCollectionLayoutGroupCustomItemProvider

  @MainActor func items(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) -> [NSCollectionLayoutGroupCustomItem] {
    provider(LayoutEnvironment(size: size, insets: insets, traits: .current))
  }
}

extension FlowAxes {
  func along(_ size: CompositionalSize) -> CompositionalLength { scrollsHorizontally ? size.width : size.height }
  func across(_ size: CompositionalSize) -> CompositionalLength { scrollsHorizontally ? size.height : size.width }
  func across(_ point: CGPoint) -> CGFloat { scrollsHorizontally ? point.y : point.x }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    scrollsHorizontally ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func lines(_ edges: CompositionalEdges) -> (start: CompositionalSpacing, end: CompositionalSpacing) {
    scrollsHorizontally ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
  }

  func sides(_ edges: CompositionalEdges) -> (start: CompositionalSpacing, end: CompositionalSpacing) {
    scrollsHorizontally ? (edges.top, edges.bottom) : (edges.leading, edges.trailing)
  }

  func lines(_ insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    scrollsHorizontally ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  func sides(_ insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    scrollsHorizontally ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
  }
}

extension CGSize {
  func less(_ insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(width: width - insets.leading - insets.trailing, height: height - insets.top - insets.bottom)
  }
}

extension CGRect {
  /// Returns the rectangle with insets. If the insets are larger than the rectangle, the difference becomes its size.
  ///
  /// > Basis: captured: 9.5 points with insets of 7 at both sides are 4.5 wide.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    let inner = size.less(insets)
    return CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: abs(inner.width), height: abs(inner.height))
  }
}

/// Calls a closure on the main actor, for nonisolated methods of classes that are isolated to it.
func onMainActor(_ answer: @MainActor () -> Any) -> Any {
  nonisolated(unsafe) var result: Any = ()
  MainActor.assumeIsolated { result = answer() }
  return result
}
