/// The state of a flow layout between two preparations.
struct FlowState {
  /// nil after an invalidation that may move items.
  var sections: [FlowSection]?
  /// The start of each section, and the end of the last one, along the scroll direction.
  var starts: [CGFloat] = [0]
  /// The length across the scroll direction.
  var breadth: CGFloat = 0
  /// The insets that the layout was computed for.
  var surroundings: FlowSurroundings?
  /// The width of the content, in interfaces where items run from the right.
  var mirrorWidth: CGFloat?
  /// The preferred sizes of items that were visible, until the breadth or the data change.
  var measured: [IndexPath: CGSize] = [:]
  /// The preferred sizes that are not applied to the sections yet.
  var resized: [IndexPath: CGSize] = [:]
  /// The methods whose defaults were called: the delegate leaves these answers to the layout.
  var undecided: FlowQuestions = []
}

/// The settings of the collection view that a flow layout depends on, in addition to its size.
struct FlowSurroundings: Equatable {
  /// The content insets across the scroll direction.
  var start: CGFloat
  var end: CGFloat
  /// The reference of section insets.
  var inset: UIEdgeInsets
}

// Creation of attributes from sections.
extension UICollectionViewFlowLayout {
  var axes: FlowAxes { FlowAxes(scrollsHorizontally: scrollDirection == .horizontal) }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let sections = flow.sections else { return [] }
    let range = axes.range(mirrored(rect))
    let pinned = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    return sectionNumbers(in: range).flatMap { section -> [UICollectionViewLayoutAttributes] in
      let start = flow.starts[section]
      let items = sections[section].items(in: range.lowerBound - start..<range.upperBound - start)
        .compactMap { itemAttributes(IndexPath(item: $0, section: section)) }
      let strips = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .compactMap { stripAttributes($0, section) }.filter { axes.along($0.size) > 0 }
      return (items + strips).filter { pinned || $0.frame.overlaps(rect) }
    }
  }

  /// Returns the sections that intersect a range, by binary search.
  private func sectionNumbers(in range: Range<CGFloat>) -> Range<Int> {
    let first = flow.starts.dropFirst().partitioningIndex { $0 > range.lowerBound } - 1
    let end = flow.starts.dropLast().partitioningIndex { $0 >= range.upperBound }
    return first..<max(first, end)
  }

  func itemAttributes(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = section(indexPath.section), (0..<section.sizes.count).contains(indexPath.item) else {
      return nil
    }
    return attributes(
      UICollectionViewLayoutAttributes(forCellWith: indexPath),
      section.item(indexPath.item, at: flow.starts[indexPath.section]))
  }

  /// Returns the attributes of a header or footer; zero-sized if it has no length and is never visible.
  ///
  /// > Basis: captured: public reports and a client's tests: subclasses of flow layouts leave out views of
  /// > `CGSize.zero`.
  func stripAttributes(_ kind: String, _ number: Int) -> UICollectionViewLayoutAttributes? {
    guard let section = section(number) else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.metrics.headerLength : section.metrics.footerLength
    let plain = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: number))
    guard length > 0 else { return attributes(plain, mirrored(.zero)) }
    let start = flow.starts[number]
    let strip = attributes(plain, isHeader ? section.header(at: start) : section.footer(at: start))
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      pin(strip, isHeader: isHeader, section, start)
    }
    return strip
  }

  /// Mirrors a rectangle horizontally in the content. A second call restores it.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard let width = flow.mirrorWidth else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func section(_ number: Int) -> FlowSection? {
    guard let sections = flow.sections, sections.indices.contains(number) else { return nil }
    return sections[number]
  }

  /// Completes attributes with a frame, and creates the class that the layout's subclass requests.
  private func attributes(
    _ plain: UICollectionViewLayoutAttributes, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    plain.frame = mirrored(frame)
    let chosen = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    guard let chosen, chosen != UICollectionViewLayoutAttributes.self else { return plain }
    return chosen.make(like: plain)
  }

  /// Pins a header to the visible start or a footer to the visible end, as far as the section extends, in front of the
  /// items.
  ///
  /// > Basis: documented, except for the z-index, which is assumed.
  private func pin(
    _ strip: UICollectionViewLayoutAttributes, isHeader: Bool, _ section: FlowSection, _ start: CGFloat
  ) {
    guard let collectionView else { return }
    let own = axes.lines(collectionView.adjustedContentInset), visible = axes.range(mirrored(collectionView.bounds))
    let insets = flow.mirrorWidth != nil && axes.scrollsHorizontally ? (start: own.end, end: own.start) : own
    let length = axes.along(strip.size)
    let place =
      isHeader
      ? max(start, min(visible.lowerBound + insets.start, start + section.footerStart - length))
      : min(
        start + section.footerStart, max(visible.upperBound - insets.end - length, start + section.metrics.headerLength)
      )
    strip.frame = mirrored(axes.rect(along: place, across: 0, size: strip.size))
    strip.zIndex = 10
  }
}
