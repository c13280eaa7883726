/// What all rows of a section that is a list have in common.
@MainActor struct ListLook {
  let configuration: UICollectionLayoutListConfiguration
}

/// Where a row of a list is among its neighbours, and the lines above and below it.
struct ListRowPlace: Equatable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var isFirst: Bool
  var isLast: Bool
  /// The first item of a section that has it as its header.
  var isHeader = false
  /// A footer looks like a header, but for its text.
  var isFooter = false
  var separator = UIListSeparatorConfiguration(listAppearance: .plain)
}
