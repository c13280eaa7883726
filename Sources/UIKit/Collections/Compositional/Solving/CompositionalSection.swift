/// The description of a section, as values.
struct CompositionalSectionRule {
  var group: CompositionalItem
  var insets: NSDirectionalEdgeInsets
  /// The insets from the edges of the collection view, across the scroll direction.
  var reference: NSDirectionalEdgeInsets
  var supplementaryReference: NSDirectionalEdgeInsets
  var spacing: CGFloat
  var boundary: [CompositionalBoundaryItem]
  var boundaryFollowsInsets: Bool
  var decorations: [CompositionalDecoration]
  var scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The padding above the section's content.
  var topPadding: CGFloat
}

struct CompositionalDecoration {
  var kind: String
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int
}

/// A solved section. Positions are relative to its start along the scroll direction, and to the content's leading edge
/// across it.
@MainActor struct CompositionalSection {
  let rule: CompositionalSectionRule
  let count: Int
  /// The axes of the layout.
  let axes: FlowAxes
  /// The size of the collection view.
  let size: CGSize
  let grid: PixelGrid

  private(set) var groups: CompositionalGroups
  private(set) var boundary: CompositionalBoundary
  private(set) var preferredBoundarySizes: [Int: CGSize] = [:]

  init(_ rule: CompositionalSectionRule, count: Int, axes: FlowAxes, size: CGSize, grid: PixelGrid) {
    (self.rule, self.count, self.axes, self.size, self.grid) = (rule, count, axes, size, grid)
    groups = CompositionalGroups(
      rule.group, axes: rule.groupAxes(in: axes), box: rule.groupBox(in: size, axes), count: count,
      spacing: rule.spacing, grid: grid)
    boundary = CompositionalBoundary(
      [], body: 0, across: 0..<0, visible: 0, axes: axes, preferredSizes: [:], grid)
    placeBoundary()
  }

  /// Whether the section scrolls separately, across the layout's direction.
  var scrollsForItself: Bool { rule.scrolling != .none }

  var groupAxes: FlowAxes { groups.axes }

  /// Whether the section is empty and takes no space. An empty section with a header or footer is not.
  private var isEmpty: Bool { groups.groupCount == 0 && rule.boundary.isEmpty }

  var length: CGFloat { isEmpty ? 0 : boundary.length }

  /// The breadth of the section: that of its widest group if it is wider than the collection view.
  ///
  /// > Basis: captured, also that the spacing beside the group is ignored.
  var breadth: CGFloat { scrollsForItself ? axes.across(size) : max(axes.across(size), groups.widest) }

  // MARK: Groups

  /// The start of the first group's space, along the layout and across it.
  private var origin: (along: CGFloat, across: CGFloat) {
    let lines = axes.lines(rule.insets), sides = axes.sides(rule.insets), reference = axes.sides(rule.reference)
    return (boundary.head + lines.start, reference.start + sides.start)
  }

  /// The breadth that groups have across the layout.
  var innerBreadth: CGFloat {
    let sides = axes.sides(rule.insets), reference = axes.sides(rule.reference)
    return axes.across(size) - reference.start - reference.end - sides.start - sides.end
  }

  /// The visible area of the groups. In a section that scrolls separately, the groups extend beyond it.
  var viewport: CGRect {
    axes.rect(
      along: origin.along, across: origin.across,
      size: axes.size(along: groups.breadth, across: max(0, innerBreadth)))
  }

  func frame(of group: PlacedGroup) -> CGRect {
    let corner = axes.point(along: origin.along, across: origin.across), axes = groups.axes
    let sides = axes.sides(rule.group.edges), room = scrollsForItself ? groups.breadth : innerBreadth
    let flexible = (sides.start.isFlexible ? 1 : 0) + (sides.end.isFlexible ? 1 : 0)
    let left = room - axes.across(group.solved.size) - sides.start.length - sides.end.length
    let across = sides.start.filled(flexible > 0 ? left / CGFloat(flexible) : 0)
    let size = axes.size(along: group.length, across: axes.across(group.solved.size))
    let local = axes.point(along: group.start, across: across)
    return CGRect(
      origin: CGPoint(x: grid.round(corner.x + local.x), y: grid.round(corner.y + local.y)), size: size)
  }

  // MARK: Section bounds and boundary items

  var frame: CGRect {
    let reference = axes.sides(rule.reference)
    return axes.rect(
      along: 0, across: reference.start,
      size: axes.size(along: length, across: axes.across(size) - reference.start - reference.end))
  }

  private var body: CGFloat {
    let insets = axes.lines(rule.insets)
    guard groups.groupCount > 0 else { return rule.boundary.isEmpty ? 0 : insets.start + insets.end }
    return insets.start + (scrollsForItself ? groups.breadth : groups.length) + insets.end
  }

  private mutating func placeBoundary() {
    let reference = axes.sides(rule.supplementaryReference), insets = axes.sides(rule.insets)
    let start = reference.start + (rule.boundaryFollowsInsets ? insets.start : 0)
    let end = axes.across(size) - reference.end - (rule.boundaryFollowsInsets ? insets.end : 0)
    boundary = CompositionalBoundary(
      rule.boundary, body: body, padding: isEmpty ? 0 : rule.topPadding, across: start..<max(start, end),
      visible: axes.along(size), axes: axes, preferredSizes: preferredBoundarySizes, grid)
  }

  // MARK: Preferred sizes

  /// - Parameters:
  ///   - cells: the sizes by item.
  ///   - views: the sizes by position among the views at the edges.
  mutating func take(_ cells: [Int: CGSize], ofBoundary views: [Int: CGSize]) {
    groups.take(cells.filter { $0.key < count })
    preferredBoundarySizes.merge(views) { $1 }
    placeBoundary()
  }

  func hasPreferredSize(ofBoundary number: Int) -> Bool { preferredBoundarySizes[number] != nil }
}

extension CompositionalSectionRule {
  fileprivate func groupAxes(in axes: FlowAxes) -> FlowAxes {
    FlowAxes(scrollsHorizontally: axes.scrollsHorizontally != (scrolling != .none))
  }

  /// Returns the container of the groups. The insets along the groups are ignored; for a custom group, all insets are.
  ///
  /// > Basis: captured: a group of 0.8 in 320 points with insets of 4 and 6 is 256 wide where it scrolls sideways.
  fileprivate func groupBox(in size: CGSize, _ axes: FlowAxes) -> CGSize {
    if case .custom = group.content { return size }
    let whole = size.less(reference), sides = groupAxes(in: axes).sides(insets)
    return groupAxes(in: axes).scrollsHorizontally
      ? CGSize(width: whole.width, height: whole.height - sides.start - sides.end)
      : CGSize(width: whole.width - sides.start - sides.end, height: whole.height)
  }
}
