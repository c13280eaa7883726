import CoreTypes

// Descriptions → sections.
extension UICollectionViewCompositionalLayout {
  func solve(_ view: UICollectionView) {
    solution.references = [:]
    let environment = environment(of: view)
    solution.isSolved = true
    solution.axes = FlowAxes(scrollsHorizontally: configuration.scrollDirection == .horizontal)
    (solution.size, solution.grid) = (view.bounds.size, view.session.pixelGrid)
    solution.isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    solution.spacing = configuration.interSectionSpacing
    solution.boundaryItems = configuration.boundarySupplementaryItems.map(\.boundary)
    checkKinds(solution.boundaryItems)
    solution.descriptions = (0..<view.numberOfSections).map { section($0, environment, view) }
    solution.sections = solution.descriptions.enumerated().map { number, description in
      let count = description == nil ? 0 : view.numberOfItems(inSection: number)
      return solved(description ?? Self.emptySection, count: count, number: number, view)
    }
    solution.arrange()
    placeScrollViews()
  }

  /// > Basis: captured, but for the insets: others have seen the size of the collection view as the container's.
  func environment(of view: UICollectionView) -> LayoutEnvironment {
    LayoutEnvironment(
      size: view.bounds.size, insets: reference(configuration.contentInsetsReference, view),
      traits: view.traitCollection)
  }

  private static var emptySection: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func solved(
    _ description: NSCollectionLayoutSection, count: Int, number: Int, _ view: UICollectionView
  ) -> CompositionalSection {
    let rule = CompositionalSectionRule(
      group: description.group.rule, insets: description.contentInsets,
      reference: reference(description.contentInsetsReference, view),
      supplementaryReference: supplementaryReference(of: description, view), spacing: description.interGroupSpacing,
      boundary: description.boundarySupplementaryItems.map(\.boundary),
      boundaryFollowsInsets: description.supplementariesFollowContentInsets,
      decorations: description.decorationItems.map {
        CompositionalDecoration(kind: $0.elementKind, insets: $0.contentInsets, zIndex: $0.zIndex)
      }, scrolling: description.orthogonalScrollingBehavior)
    checkKinds(rule.boundary)
    let section = CompositionalSection(
      rule, count: count, axes: solution.axes, size: solution.size, grid: solution.grid)
    if count > 0, section.groups.isTooSmall { logSmallGroup(of: section, description, number, view) }
    return section
  }

  // MARK: Insets

  /// > Basis: captured, that headers follow the section's reference while they have none of their own.
  private func supplementaryReference(
    of section: NSCollectionLayoutSection, _ view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    section.supplementaryContentInsetsReference == .automatic
      ? reference(section.contentInsetsReference, view) : reference(section.supplementaryContentInsetsReference, view)
  }

  /// Across the direction of scrolling.
  private func reference(_ reference: UIContentInsetsReference, _ view: UICollectionView) -> NSDirectionalEdgeInsets {
    let reference = effective(reference), insets = insets(of: reference, view)
    solution.references[reference] = insets
    return insets
  }

  /// Solves again when what insets are measured from has changed.
  func followReferences() {
    guard solution.isSolved, let view = collectionView,
      solution.references.contains(where: { insets(of: $0.key, view) != $0.value })
    else { return }
    invalidateLayout()
  }

  private func insets(of reference: UIContentInsetsReference, _ view: UICollectionView) -> NSDirectionalEdgeInsets {
    let insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent: insets = view.readableInsets
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return configuration.scrollDirection == .horizontal
      ? NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
      : NSDirectionalEdgeInsets(
        top: 0, leading: isMirrored ? insets.right : insets.left, bottom: 0,
        trailing: isMirrored ? insets.left : insets.right)
  }

  func effective(_ reference: UIContentInsetsReference) -> UIContentInsetsReference {
    reference == .automatic ? configuration.contentInsetsReference : reference
  }

  // MARK: What views ask for

  func isNews(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let note = original.note, !note.freeAxes.isEmpty else { return false }
    let old = original.size, new = note.freeAxes.apply(preferred.size, to: old)
    if abs(old.width - new.width) > 1e-3 || abs(old.height - new.height) > 1e-3 { return true }
    // The estimate was right; it needs no asking again.
    if note.isOpen { take(old, of: original) }
    return false
  }

  func take(_ wish: CGSize, of original: UICollectionViewLayoutAttributes) {
    checkWish(wish, of: original)
    let indexPath = original.indexPath
    if indexPath.item == Int.max {
      guard let number = solution.boundaryItems.firstIndex(where: { $0.kind == original.representedElementKind })
      else { return }
      solution.boundaryWishes[number] = wish
    } else if solution.sections.indices.contains(indexPath.section) {
      take(wish, original, section: indexPath.section)
    }
    solution.arrange()
    placeScrollViews()
  }

  private func take(_ wish: CGSize, _ original: UICollectionViewLayoutAttributes, section: Int) {
    guard original.representedElementCategory != .cell else {
      return solution.sections[section].take(wish, of: original.indexPath.item)
    }
    let boundary = solution.sections[section].rule.boundary
    guard let number = boundary.firstIndex(where: { $0.kind == original.representedElementKind }) else { return }
    solution.sections[section].take(wish, ofBoundary: number)
  }
}
