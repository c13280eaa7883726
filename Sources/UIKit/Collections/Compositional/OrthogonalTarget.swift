// Scrolling to items of sections that scroll separately.
extension UICollectionViewCompositionalLayout {
  /// Scrolls the section of an item, as far as its content permits. Without a position along the section, it does not
  /// scroll; without any position, it scrolls as little as possible.
  func scrollOwnSection(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
    let number = indexPath.section
    guard solution.sections.indices.contains(number), solution.sections[number].scrollsForItself,
      let target = target(of: indexPath, at: position)
    else { return }
    let offset = OrthogonalRange(solution.sections[number]).clamp(target)
    if let view = solution.scrollViews[number] { return view.scroll(to: offset, animated: animated) }
    solution.offsets[number] = offset
    collectionView?.setNeedsLayout()
  }

  /// Returns the offset from the leading end of the section; nil if no position along it is requested.
  private func target(of indexPath: IndexPath, at position: UICollectionView.ScrollPosition) -> CGFloat? {
    let number = indexPath.section, section = solution.sections[number], axes = section.groupAxes
    guard let frame = attributesOfItem(indexPath)?.frame else { return nil }
    let item = axes.range(solution.mirrored(frame))
    let seen = axes.range(section.viewport.moved(along: solution.starts[number], solution.axes))
    let toStart = item.lowerBound - seen.lowerBound, toEnd = item.upperBound - seen.upperBound
    guard !position.isEmpty else {
      let offset = offset(ofSection: number)
      return toEnd > offset ? min(toEnd, toStart) : min(offset, toStart)
    }
    let sides = sides(axes)
    if position.contains(sides.end) { return toEnd }
    if position.contains(axes.scrollsHorizontally ? .centeredHorizontally : .centeredVertically) {
      return (toStart + toEnd) / 2
    }
    return position.contains(sides.start) ? toStart : nil
  }

  private func sides(_ axes: FlowAxes) -> (start: UICollectionView.ScrollPosition, end: UICollectionView.ScrollPosition)
  {
    guard axes.scrollsHorizontally else { return (.top, .bottom) }
    return solution.isMirrored ? (.right, .left) : (.left, .right)
  }
}
