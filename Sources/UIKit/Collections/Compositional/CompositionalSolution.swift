/// The solution of a compositional layout. Empty after an invalidation.
@MainActor struct CompositionalSolution {
  var isSolved = false
  var axes = FlowAxes()
  /// The size of the collection view.
  var size = CGSize.zero
  var grid = PixelGrid(scale: 1)
  /// Whether the interface is right to left. Frames are mirrored when they are returned.
  var isMirrored = false

  /// The insets of each reference that the layout was solved with.
  var references: [UIContentInsetsReference: NSDirectionalEdgeInsets] = [:]

  var sections: [CompositionalSection] = []
  /// The sections that the app described; nil for those it did not describe.
  var descriptions: [NSCollectionLayoutSection?] = []
  /// The starts of sections along the scroll direction, after the layout's own header.
  var starts: [CGFloat] = []
  /// The supplementary views at the edges of the whole layout.
  var boundary: CompositionalBoundary?
  var boundaryItems: [CompositionalBoundaryItem] = []
  var preferredBoundarySizes: [Int: CGSize] = [:]
  /// The preferred sizes of views that are not resolved yet.
  var preferredSizes: [CollectionElement: CGSize] = [:]
  var spacing: CGFloat = 0

  /// The scroll offsets of sections, from their leading end. They are kept when the layout is invalidated.
  var offsets: [Int: CGFloat] = [:]
  var scrollViews: [Int: _UICollectionViewOrthogonalScrollView] = [:]

  mutating func forget() {
    isSolved = false
    (sections, descriptions, starts, boundary, preferredBoundarySizes, preferredSizes) = ([], [], [], nil, [:], [:])
  }

  /// The preferred sizes that were resolved. The layout's own headers and footers are measured again.
  var resolvedSizes: [CollectionElement: CGSize] {
    var preferredSizes: [CollectionElement: CGSize] = [:]
    for (number, section) in sections.enumerated() {
      for (item, size) in section.groups.preferredSizes { preferredSizes[.cell([number, item])] = size }
      for (position, size) in section.preferredBoundarySizes {
        preferredSizes[.supplementary(section.rule.boundary[position].kind, [number, 0])] = size
      }
    }
    return preferredSizes
  }

  /// Updates the section numbers of offsets and scroll views. The view of a deleted section has a negative number until
  /// it is empty.
  mutating func moveSections(_ shift: IndexPathMapping) {
    var offsets: [Int: CGFloat] = [:], views: [Int: _UICollectionViewOrthogonalScrollView] = [:]
    for (number, offset) in self.offsets {
      if let target = shift.section(after: number) { offsets[target] = offset }
    }
    for (number, view) in scrollViews {
      view.section = number < 0 ? number : shift.section(after: number) ?? -1 - number
      views[view.section] = view
    }
    (self.offsets, scrollViews) = (offsets, views)
  }

  /// Places the sections one after the other, and the layout's own supplementary views around them.
  mutating func arrange() {
    var next: CGFloat = 0
    var starts: [CGFloat] = []
    for (number, section) in sections.enumerated() {
      if number > 0 { next += spacing }
      starts.append(next)
      next += section.length
    }
    let boundary = CompositionalBoundary(
      boundaryItems, body: next, across: 0..<axes.across(size), visible: axes.along(size), axes: axes,
      preferredSizes: preferredBoundarySizes, grid)
    self.boundary = boundary
    self.starts = starts.map { $0 + boundary.head }
  }

  var contentSize: CGSize {
    guard let boundary else { return .zero }
    let across = sections.lazy.map(\.breadth).max() ?? 0
    return axes.size(along: boundary.length, across: max(axes.across(size), across))
  }

  var hasPinnedItems: Bool {
    boundaryItems.contains { $0.isPinned } || sections.contains { $0.rule.boundary.contains { $0.isPinned } }
  }

  /// Returns the sections that intersect a range along the scroll direction.
  func numbers(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.indices.partitioningIndex { starts[$0] + sections[$0].length >= range.lowerBound }
    let end = sections.indices.partitioningIndex { starts[$0] > range.upperBound }
    return first..<max(first, end)
  }

  /// Mirrors a frame in right-to-left interfaces. A second call restores it.
  func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    let width = axes.scrollsHorizontally ? contentSize.width : size.width
    return CGRect(origin: CGPoint(x: width - frame.maxX, y: frame.minY), size: frame.size)
  }
}
