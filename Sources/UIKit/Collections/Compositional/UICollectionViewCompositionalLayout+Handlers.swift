// Handlers of visible items.
extension UICollectionViewCompositionalLayout {
  func tellHandlers(_ elements: [UICollectionViewLayoutAttributes]) {
    guard solution.descriptions.contains(where: { $0?.visibleItemsInvalidationHandler != nil }) else { return }
    let sections = Dictionary(grouping: elements.filter { $0.indexPath.item != Int.max }, by: \.indexPath.section)
    for (number, found) in sections.sorted(by: { $0.key < $1.key }) where solution.descriptions.indices.contains(number)
    {
      tellHandler(ofSection: number, found)
    }
  }

  /// > Basis: captured: cells come first, then supplementary views, then the others.
  private func tellHandler(ofSection number: Int, _ found: [UICollectionViewLayoutAttributes]) {
    guard let description = solution.descriptions[number], let view = collectionView,
      let handler = description.visibleItemsInvalidationHandler
    else { return }
    let offset =
      solution.sections[number].scrollsForItself
      ? solution.sections[number].groupAxes.point(along: self.offset(ofSection: number), across: 0)
      : view.contentOffset
    let environment = environment(of: view)
    view.session.perform { handler(found.map(VisibleLayoutItem.init), offset, environment) }
  }
}
