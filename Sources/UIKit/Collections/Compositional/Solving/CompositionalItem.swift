/// A length before anybody knows what it is a fraction of.
enum CompositionalLength: Hashable, Sendable {
  case ofWidth(CGFloat)
  case ofHeight(CGFloat)
  case points(CGFloat)
  case estimate(CGFloat, isUniform: Bool)

  /// The fraction, or the points.
  var value: CGFloat {
    switch self {
    case .ofWidth(let value), .ofHeight(let value), .points(let value), .estimate(let value, _): value
    }
  }

  var isEstimate: Bool { if case .estimate = self { true } else { false } }
  var isUniform: Bool { if case .estimate(_, isUniform: true) = self { true } else { false } }

  /// Fractions end on the last pixel they reach; points and estimates are kept as they are.
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

  /// What a view decides for itself.
  var freeAxes: FreeAxes {
    (width.isEstimate ? FreeAxes.width : []).union(height.isEstimate ? .height : [])
  }
}

/// The axes on which a view may choose its size.
struct FreeAxes: OptionSet, Hashable {
  var rawValue: Int

  static let width = FreeAxes(rawValue: 1)
  static let height = FreeAxes(rawValue: 2)

  /// `preferred` on the free axes.
  func apply(_ preferred: CGSize, to size: CGSize) -> CGSize {
    CGSize(
      width: contains(.width) ? preferred.width : size.width, height: contains(.height) ? preferred.height : size.height
    )
  }
}

struct CompositionalSpacing: Hashable {
  /// The least, where it is flexible.
  var length: CGFloat
  var isFlexible: Bool

  static var zero: CompositionalSpacing { CompositionalSpacing(length: 0, isFlexible: false) }

  /// - Parameter share: what each flexible spacing of a group gets.
  func filled(_ share: CGFloat) -> CGFloat { isFlexible ? length + share : length }
}

/// Room outside the edges of an item.
struct CompositionalEdges: Hashable {
  var leading: CompositionalSpacing
  var top: CompositionalSpacing
  var trailing: CompositionalSpacing
  var bottom: CompositionalSpacing

  static var zero: CompositionalEdges {
    CompositionalEdges(leading: .zero, top: .zero, trailing: .zero, bottom: .zero)
  }
}

/// An item or a group, as values.
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

  /// > Basis: documented: insets do not count on an axis with an estimate.
  var effectiveInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: size.height.isEstimate ? 0 : insets.top, leading: size.width.isEstimate ? 0 : insets.leading,
      bottom: size.height.isEstimate ? 0 : insets.bottom, trailing: size.width.isEstimate ? 0 : insets.trailing)
  }

  /// A cell's own size depends on what it shows.
  var hasEstimate: Bool {
    switch content {
    case .cell: size.hasEstimate
    case .line(let line): line.items.contains { $0.hasEstimate }
    case .custom: false
    }
  }

  /// How many cells fit depends on what they show.
  var isFilledByMeasure: Bool {
    guard case .line(let line) = content else { return false }
    let isOpen = line.count == nil && !line.axes.along(size).isEstimate
    return line.items.contains { isOpen && line.axes.along($0.size).isEstimate || $0.isFilledByMeasure }
  }
}

/// What a row or column holds.
struct CompositionalLine {
  var isRow: Bool
  var items: [CompositionalItem]
  var spacing: CompositionalSpacing
  /// nil: as many as fit.
  var count: Int?

  var axes: FlowAxes { FlowAxes(scrollsHorizontally: isRow) }
}

/// The frames of a custom group, by the size of the group.
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
  /// Insets that are larger than the rectangle make one of the difference.
  ///
  /// > Basis: captured: 9.5 points with insets of 7 at both sides are 4.5 wide.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    let inner = size.less(insets)
    return CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: abs(inner.width), height: abs(inner.height))
  }
}

/// Runs what only the main actor may, where a class of the main actor has to answer a call that is not bound to it.
func onMainActor(_ answer: @MainActor () -> Any) -> Any {
  nonisolated(unsafe) var result: Any = ()
  MainActor.assumeIsolated { result = answer() }
  return result
}
