// Headers and footers of plain tables, which stay in sight while their section is.
extension TableGeometry {
  /// The header at the top of what is visible, pushed out by the end of its section.
  ///
  /// - Parameter visible: vertically, between the insets.
  func stickyHeader(_ index: Int, visible: Range<CGFloat>) -> CGRect {
    var header = header(index)
    header.origin.y = min(max(header.minY, visible.lowerBound), max(header.minY, section(index).maxY - header.height))
    return header
  }

  /// The footer at the bottom of what is visible, no higher than below its header.
  func stickyFooter(_ index: Int, visible: Range<CGFloat>) -> CGRect {
    var footer = footer(index)
    let highest = min(footer.minY, header(index).maxY)
    footer.origin.y = max(min(footer.minY, visible.upperBound - footer.height), highest)
    return footer
  }
}
