import CoreTypes

// Creation of attributes from solved sections.
extension UICollectionViewCompositionalLayout {
  /// Returns the elements in a rectangle. Only elements inside the content are returned.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard solution.isSolved else { return [] }
    let rect = solution.mirrored(rect), range = solution.axes.range(rect)
    let sections = solution.numbers(in: range.lowerBound...range.upperBound)
    return sections.flatMap { elements(ofSection: $0, in: rect) } + layoutElements(rect)
  }

  private func elements(ofSection number: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let section = solution.sections[number]
    guard section.length > 0 else { return [] }
    return groupElements(number, section, rect) + boundaryElements(number, section, rect)
      + decorations(number, section, rect)
  }

  // MARK: Groups

  private func groupElements(
    _ number: Int, _ section: CompositionalSection, _ rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let scrolled = section.scrollsForItself ? offset(ofSection: number) : 0
    let local = rect.moved(along: -solution.starts[number], solution.axes).moved(along: scrolled, section.groupAxes)
    let corner = section.groupAxes.range(CGRect(origin: section.viewport.origin, size: .zero)).lowerBound
    let range = section.groupAxes.range(local)
    return section.groups.numbers(in: range.lowerBound - corner..<range.upperBound - corner).flatMap {
      elements(of: section.groups[$0], number, section, local)
    }
  }

  /// Returns the elements of a group. An element that extends beyond its group is found only by the part inside.
  ///
  /// > Basis: captured.
  private func elements(
    of group: PlacedGroup, _ number: Int, _ section: CompositionalSection, _ local: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let frame = section.frame(of: group)
    guard frame.overlaps(local) else { return [] }
    let cells = group.solved.cells.enumerated().compactMap { position, cell -> UICollectionViewLayoutAttributes? in
      let place = cell.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      guard place.overlaps(frame), place.intersection(frame).overlaps(local) else { return nil }
      return attributes(of: cell, IndexPath(item: group.first + position, section: number), place, section)
    }
    let views = group.solved.attachments.enumerated().compactMap { position, view in
      view.frame.offsetBy(dx: frame.minX, dy: frame.minY).overlaps(local)
        ? attributes(of: view, position, group, number, section) : nil
    }
    return cells + views
  }

  private func attributes(
    of cell: SolvedCell, _ indexPath: IndexPath, _ place: CGRect, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let plain = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    plain.zIndex = cell.zIndex + (section.rule.decorations.isEmpty ? 0 : 1)
    var note = note(of: section, indexPath.section)
    note.freeAxes = cell.freeAxes
    note.isOpen = !cell.freeAxes.isEmpty && section.groups.preferred(of: indexPath.item) == nil
    note.row = rowPlace(indexPath, section)
    return finished(plain, place.moved(along: solution.starts[indexPath.section], solution.axes), note)
  }

  /// Returns the attributes of a supplementary view. Views of one kind are numbered through the section, in the order
  /// of the groups.
  private func attributes(
    of view: PlacedAttachment, _ position: Int, _ group: PlacedGroup, _ number: Int, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let same = section.groups.views(ofKind: view.kind, before: group.number)
    let before = group.solved.attachments.prefix(position).count { $0.kind == view.kind }
    let plain = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: view.kind, with: IndexPath(item: same + before, section: number))
    plain.zIndex = view.zIndex
    let frame = section.frame(of: group)
    let place = view.frame.offsetBy(dx: frame.minX, dy: frame.minY)
    return finished(
      plain, place.moved(along: solution.starts[number], solution.axes), note(of: section, number))
  }

  private func note(of section: CompositionalSection, _ number: Int) -> PrivateLayoutAttributes {
    var note = PrivateLayoutAttributes()
    note.scrollsInSection = section.scrollsForItself
    if section.scrollsForItself {
      let distance = offset(ofSection: number) * (solution.isMirrored && section.groupAxes.scrollsHorizontally ? -1 : 1)
      note.shift = section.groupAxes.point(along: -distance, across: 0)
    }
    return note
  }

  /// Completes attributes: mirrors them in right-to-left interfaces, and creates the class that the layout's subclass
  /// requests.
  func finished(
    _ plain: UICollectionViewLayoutAttributes, _ place: CGRect, _ note: PrivateLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    plain.frame = solution.mirrored(place)
    plain.note = note
    let chosen = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    guard let chosen, chosen != UICollectionViewLayoutAttributes.self else { return plain }
    return chosen.make(like: plain)
  }

  // MARK: One element

  func attributesOfItem(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard solution.sections.indices.contains(indexPath.section) else { return nil }
    let section = solution.sections[indexPath.section]
    guard (0..<section.count).contains(indexPath.item), section.groups.groupCount > 0 else { return nil }
    let group = section.groups[section.groups.number(of: indexPath.item)], frame = section.frame(of: group)
    let position = indexPath.item - group.first
    guard group.solved.cells.indices.contains(position) else { return nil }
    let cell = group.solved.cells[position]
    return attributes(of: cell, indexPath, cell.frame.offsetBy(dx: frame.minX, dy: frame.minY), section)
  }

  func attributesOfView(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    if indexPath.item == Int.max { return layoutBoundary().first { $0.representedElementKind == kind } }
    guard solution.sections.indices.contains(indexPath.section) else { return nil }
    let number = indexPath.section, section = solution.sections[number]
    if section.rule.boundary.contains(where: { $0.kind == kind }) {
      return boundaryAttributes(number, section).first { $0.representedElementKind == kind }
    }
    guard let (group, position) = section.groups.view(ofKind: kind, indexPath.item) else { return nil }
    return attributes(of: group.solved.attachments[position], position, group, number, section)
  }

  func attributesOfDecoration(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard solution.sections.indices.contains(indexPath.section) else { return nil }
    let number = indexPath.section, section = solution.sections[number]
    return (decorationAttributes(number, section) + [listBackground(number, section)].compactMap { $0 })
      .first { $0.representedElementKind == kind && $0.indexPath == indexPath }
  }
}
