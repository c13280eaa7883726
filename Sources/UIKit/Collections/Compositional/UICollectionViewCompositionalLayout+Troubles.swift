// Exceptions and log messages.
extension UICollectionViewCompositionalLayout {
  /// > Basis: captured.
  func raiseMissingSection() -> Never {
    Exception.internalInconsistency.raise(
      "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
        + "section. This is a client error.")
  }

  /// > Basis: captured, except for the list of duplicates.
  func checkKinds(_ items: [CompositionalBoundaryItem]) {
    let kinds = items.map(\.kind), twice = Set(kinds.filter { kind in kinds.count { $0 == kind } > 1 })
    guard !twice.isEmpty else { return }
    let list = twice.sorted().map { "    \($0)" }.joined(separator: ",\n")
    Exception.internalInconsistency.raise(
      "Error: Every supplementary must have a unique elementKind: duplicates detected: (\n\(list)\n)")
  }

  /// > Basis: captured: a published crash; the address and the frame are left out.
  func checkPreferredSize(_ preferred: CGSize, of original: UICollectionViewLayoutAttributes) {
    guard !preferred.width.isFinite || !preferred.height.isFinite else { return }
    Exception.internalInconsistency.raise(
      "UICollectionViewLayoutAttributes: -setSize: requires finite dimensions - {\(preferred.width), \(preferred.height)}"
    )
  }

  /// > Basis: captured: published logs.
  func logSmallGroup(
    of section: CompositionalSection, _ description: NSCollectionLayoutSection, _ number: Int, _ view: UICollectionView
  ) {
    let session = view.session, size = section.groups.box, insets = section.rule.reference
    let container = "{\(size.width.described), \(size.height.described)}"
    let reference = effective(description.contentInsetsReference).name
    let first = """
      <\(type(of: self)): \(session.address(of: self))> ran into an error when computing the layout for section at index \
      \(number) in container contentSize=\(container). Container calculated by applying insets \
      (\(insets.described)) from sectionInsetsReference "\(reference)" to collection view frame \
      {{\(view.frame.minX.described), \(view.frame.minY.described)}, {\(view.frame.width.described), \
      \(view.frame.height.described)}}.
      """
    let second = """
      Error: NSCollectionLayoutItem created with invalid combination of spacing and size specified. This group cannot \
      fit even a single item. Inspect the spacing and size of the items in this group and ensure that they fit into the \
      group when its effective size is \(container).
      """
    NSLog("%@", first + "\n" + second)
  }
}

extension UIContentInsetsReference {
  fileprivate var name: String {
    switch self {
    case .automatic, .safeArea: "safeArea"
    case .none: "none"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var described: String {
    "{\(top.described), \(leading.described), \(bottom.described), \(trailing.described)}"
  }
}
