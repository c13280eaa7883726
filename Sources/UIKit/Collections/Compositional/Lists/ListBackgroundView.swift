/// The background behind the rows of a list.
final class _UICollectionViewListLayoutSectionBackgroundColorDecorationView: UICollectionReusableView {
  static let kind = "_UICollectionViewListLayoutSectionBackgroundColorDecorationView"

  override func takeNote(_ note: PrivateLayoutAttributes?) { backgroundColor = note?.background }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the attributes of a list's background. It extends beyond the first and the last section, so that no edge
  /// is visible.
  ///
  /// > Basis: recalled, the view and that it is larger than its section; assumed, by how much.
  func listBackground(_ number: Int, _ section: CompositionalSection) -> UICollectionViewLayoutAttributes? {
    guard let list = solution.descriptions[number]?.list?.configuration, let view = collectionView,
      let color = list.backgroundColor ?? view.session.perform({ list.appearance.backgroundColor })
    else { return nil }
    let kind = _UICollectionViewListLayoutSectionBackgroundColorDecorationView.self
    if decorationClasses[kind.kind] == nil { decorationClasses[kind.kind] = kind }
    let plain = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: kind.kind, with: IndexPath(item: 0, section: number))
    plain.zIndex = -1
    let reach = solution.axes.along(solution.size)
    let before = number == 0 ? reach : 0, after = number == solution.sections.count - 1 ? reach : 0
    let place = solution.axes.rect(
      along: solution.starts[number] - before, across: 0,
      size: solution.axes.size(along: section.length + before + after, across: solution.axes.across(solution.size)))
    var note = PrivateLayoutAttributes()
    note.background = color
    return finished(plain, place, note)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  /// > Basis: recalled.
  @MainActor fileprivate var backgroundColor: UIColor? {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
