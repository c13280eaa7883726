import CoreTypes

// Solving: from descriptions to sections.
extension UICollectionViewCompositionalLayout {
  func solve(_ view: UICollectionView) {
    solution.references = [:]
    let environment = environment(of: view)
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
    // Set only now: an app that invalidates the layout while it provides sections would otherwise lose them.
    solution.isSolved = true
    solution.arrange()
    placeScrollViews()
  }

  /// > Basis: captured, except for the insets: others have seen the size of the collection view as the container's.
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
      }, scrolling: description.orthogonalScrollingBehavior, topPadding: description.list?.headerTopPadding ?? 0)
    checkKinds(rule.boundary)
    let section = CompositionalSection(
      rule, count: count, axes: solution.axes, size: solution.size, grid: solution.grid)
    if count > 0, section.groups.isTooSmall { logSmallGroup(of: section, description, number, view) }
    return section
  }

  // MARK: Insets

  /// > Basis: captured, that headers follow the section's reference unless they have their own.
  private func supplementaryReference(
    of section: NSCollectionLayoutSection, _ view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    section.supplementaryContentInsetsReference == .automatic
      ? reference(section.contentInsetsReference, view) : reference(section.supplementaryContentInsetsReference, view)
  }

  /// Returns the insets of a reference, across the scroll direction.
  private func reference(_ reference: UIContentInsetsReference, _ view: UICollectionView) -> NSDirectionalEdgeInsets {
    let reference = effective(reference), insets = insets(of: reference, view)
    solution.references[reference] = insets
    return insets
  }

  /// Invalidates the layout if the insets of a reference have changed.
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

  // MARK: Preferred sizes

  func isNews(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let note = original.note, !note.freeAxes.isEmpty else { return false }
    let old = original.size, new = note.freeAxes.apply(preferred.size, to: old)
    if abs(old.width - new.width) > 1e-3 || abs(old.height - new.height) > 1e-3 { return true }
    // The estimate is correct; the view is not measured again.
    if note.isOpen { take(old, of: original) }
    return false
  }

  /// Records a preferred size. It applies at the next preparation, together with others.
  func take(_ preferred: CGSize, of original: UICollectionViewLayoutAttributes) {
    checkPreferredSize(preferred, of: original)
    solution.preferredSizes[original.element] = preferred
  }

  /// Discards the solution, but keeps preferred sizes of views that still exist after a change.
  func forget(_ shift: IndexPathMapping?) {
    guard let shift, solution.isSolved else { return solution.forget() }
    var kept = solution.preferredSizes.merging(solution.resolvedSizes) { new, _ in new }
    kept = Dictionary(
      kept.compactMap { element, size in element.after(shift).map { ($0, size) } },
      uniquingKeysWith: { first, _ in first })
    solution.forget()
    solution.preferredSizes = kept
  }

  /// Solves the changes of new preferred sizes: the groups of their cells, once each, and the boundary items of their
  /// sections. Everything after them moves.
  func applyPreferredSizes() {
    guard solution.isSolved, !solution.preferredSizes.isEmpty else { return }
    let preferredSizes = solution.preferredSizes
    solution.preferredSizes = [:]
    for (number, preferredSizes) in Dictionary(grouping: preferredSizes, by: { $0.key.indexPath.section }) {
      settle(preferredSizes.map { ($0.key, $0.value) }, ofSection: number)
    }
    solution.arrange()
    placeScrollViews()
  }

  private func settle(_ preferredSizes: [(element: CollectionElement, size: CGSize)], ofSection number: Int) {
    var cells: [Int: CGSize] = [:], views: [Int: CGSize] = [:]
    for (element, size) in preferredSizes {
      if element.indexPath.item == Int.max {
        let position = solution.boundaryItems.firstIndex { $0.kind == element.kind }
        if let position { solution.preferredBoundarySizes[position] = size }
      } else if element.category == .cell {
        cells[element.indexPath.item] = size
      } else if solution.sections.indices.contains(number),
        let position = solution.sections[number].rule.boundary.firstIndex(where: { $0.kind == element.kind })
      {
        views[position] = size
      }
    }
    guard solution.sections.indices.contains(number), !cells.isEmpty || !views.isEmpty else { return }
    // Groups may call the app, which may access the layout. Nothing of it may be held for modification meanwhile.
    var section = solution.sections[number]
    section.take(cells, ofBoundary: views)
    solution.sections[number] = section
  }
}
