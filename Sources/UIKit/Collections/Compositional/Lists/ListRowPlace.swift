/// The common settings of a list section's rows.
@MainActor struct ListLook {
  let configuration: UICollectionLayoutListConfiguration
  /// The padding above each section.
  let headerTopPadding: CGFloat
}

/// The position of a row in its list, and its separators.
struct ListRowPlace: Equatable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var isFirst: Bool
  var isLast: Bool
  /// Whether the row is the first item of a section that uses it as its header.
  var isHeader = false
  /// Whether a header or footer sticks to the edge of the visible area.
  var isFloating = false
  /// Whether the row is a footer, which looks like a header except for its text.
  var isFooter = false
  var separator = UIListSeparatorConfiguration(listAppearance: .plain)
}
