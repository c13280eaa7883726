/// What a compositional layout has found out. Empty after an invalidation.
@MainActor struct CompositionalSolution {
  var isSolved = false
  var axes = FlowAxes()
  /// Of the collection view.
  var size = CGSize.zero
  var grid = PixelGrid(scale: 1)
  /// Reads from right to left: everything is mirrored on its way out.
  var isMirrored = false

  /// What insets were measured from.
  var references: [UIContentInsetsReference: NSDirectionalEdgeInsets] = [:]

  var sections: [CompositionalSection] = []
  /// What the program described; nil where it did not.
  var descriptions: [NSCollectionLayoutSection?] = []
  /// Where sections start along the direction of scrolling, below the layout's own header.
  var starts: [CGFloat] = []
  /// Views at the edges of the whole layout.
  var boundary: CompositionalBoundary?
  var boundaryItems: [CompositionalBoundaryItem] = []
  var preferredBoundarySizes: [Int: CGSize] = [:]
  /// What views have asked for and have not got yet.
  var preferredSizes: [CollectionElement: CGSize] = [:]
  var spacing: CGFloat = 0

  /// How far sections are scrolled, from their leading end. They stay so through invalidations.
  var offsets: [Int: CGFloat] = [:]
  var scrollViews: [Int: _UICollectionViewOrthogonalScrollView] = [:]

  mutating func forget() {
    isSolved = false
    (sections, descriptions, starts, boundary, preferredBoundarySizes, preferredSizes) = ([], [], [], nil, [:], [:])
  }

  /// What views have got because they asked for it; the layout's own headers and footers are asked again.
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

  /// Offsets and views go with their sections. A view whose section is gone has a number below zero until it is empty.
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

  /// One section after the other, and the layout's own views around them.
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

  /// The sections that reach into a range along the direction of scrolling.
  func numbers(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.indices.partitioningIndex { starts[$0] + sections[$0].length >= range.lowerBound }
    let end = sections.indices.partitioningIndex { starts[$0] > range.upperBound }
    return first..<max(first, end)
  }

  /// Between left to right and the direction of reading; its own inverse.
  func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    let width = axes.scrollsHorizontally ? contentSize.width : size.width
    return CGRect(origin: CGPoint(x: width - frame.maxX, y: frame.minY), size: frame.size)
  }
}
