import CoreTypes

// Headers, footers and backgrounds.
extension UICollectionViewCompositionalLayout {
  func boundaryElements(
    _ number: Int, _ section: CompositionalSection, _ rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let shown = solution.mirrored(rect)
    return boundaryAttributes(number, section).filter { $0.frame.overlaps(shown) }
  }

  func boundaryAttributes(
    _ number: Int, _ section: CompositionalSection
  ) -> [UICollectionViewLayoutAttributes] {
    section.boundary.placed.enumerated().map { position, view in
      attributes(
        of: view, IndexPath(item: 0, section: number), section.boundary, start: solution.starts[number],
        isOpen: !section.hasPreferredSize(ofBoundary: position))
    }
  }

  // MARK: Layout boundary items

  func layoutElements(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let shown = solution.mirrored(rect)
    return layoutBoundary().filter { $0.frame.overlaps(shown) }
  }

  /// > Basis: captured: the largest number as item, and the first section.
  func layoutBoundary() -> [UICollectionViewLayoutAttributes] {
    guard let boundary = solution.boundary else { return [] }
    return boundary.placed.enumerated().map { position, view in
      attributes(
        of: view, IndexPath(item: Int.max, section: 0), boundary, start: 0,
        isOpen: solution.preferredBoundarySizes[position] == nil)
    }
  }

  /// > Basis: captured: a pinned view that is visible has a billion added to its z-index.
  private func attributes(
    of view: PlacedBoundary, _ indexPath: IndexPath, _ boundary: CompositionalBoundary, start: CGFloat, isOpen: Bool
  ) -> UICollectionViewLayoutAttributes {
    let plain = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: view.item.kind, with: indexPath)
    plain.zIndex = view.item.zIndex
    let home = view.frame.moved(along: start, solution.axes)
    var place = home
    if view.item.isPinned, let visible = visibleRange {
      place = boundary.pinned(place, view.item, start: start, visible: visible, solution.axes)
      if solution.axes.range(place).overlaps(visible) { plain.zIndex += 1_000_000_000 }
    }
    var note = PrivateLayoutAttributes()
    note.freeAxes = view.item.size.freeAxes
    note.isOpen = isOpen && !note.freeAxes.isEmpty
    note.row = indexPath.item == 0 ? headerPlace(indexPath.section) : nil
    note.row?.isFloating = place != home
    note.row?.isFooter = view.item.kind == UICollectionView.elementKindSectionFooter
    return finished(plain, place, note)
  }

  /// The visible range along the scroll direction, without the area that bars cover.
  private var visibleRange: Range<CGFloat>? {
    guard let view = collectionView else { return nil }
    let visible = solution.axes.range(solution.mirrored(view.bounds))
    let insets = solution.axes.lines(view.adjustedContentInset)
    let start = visible.lowerBound + insets.start
    return start..<max(start, visible.upperBound - insets.end)
  }

  // MARK: Backgrounds

  func decorations(
    _ number: Int, _ section: CompositionalSection, _ rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let frame = section.frame.moved(along: solution.starts[number], solution.axes)
    let own = frame.insetBy(dx: -1e-3, dy: -1e-3).overlaps(rect) ? decorationAttributes(number, section) : []
    return own + [listBackground(number, section)].compactMap { $0 }
  }

  func decorationAttributes(
    _ number: Int, _ section: CompositionalSection
  ) -> [UICollectionViewLayoutAttributes] {
    guard section.length > 0 else { return [] }
    return section.rule.decorations.enumerated().map { position, decoration in
      let plain = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: decoration.kind, with: IndexPath(item: position, section: number))
      plain.zIndex = decoration.zIndex
      let place = section.frame.moved(along: solution.starts[number], solution.axes)
      return finished(plain, place.inset(by: decoration.insets), PrivateLayoutAttributes())
    }
  }
}
