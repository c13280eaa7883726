// Headers and footers of plain tables, which stay visible as long as their section is.
extension TableGeometry {
  /// Returns the header's frame at the top of the visible range, pushed up by the end of its section.
  ///
  /// - Parameter visible: the vertical range between the insets.
  func stickyHeader(_ index: Int, visible: Range<CGFloat>) -> CGRect {
    var header = header(index)
    header.origin.y = min(max(header.minY, visible.lowerBound), max(header.minY, section(index).maxY - header.height))
    return header
  }

  /// Returns the footer's frame at the bottom of the visible range, but never above the end of its header.
  func stickyFooter(_ index: Int, visible: Range<CGFloat>) -> CGRect {
    var footer = footer(index)
    let highest = min(footer.minY, header(index).maxY)
    footer.origin.y = max(min(footer.minY, visible.upperBound - footer.height), highest)
    return footer
  }
}
