// Answers of data sources and delegates that are none.
extension UITableView {
  /// A height that rows can have, or a negative one that stands for the automatic dimension.
  ///
  /// > Basis: captured for headers, whose message is published; that rows have the same words is recalled.
  func checkedHeight(_ height: CGFloat, of row: IndexPath) -> CGFloat {
    if height >= 0 || height == Self.automaticDimension { return checkedNumber(height) }
    checkedNumber(height)
    Exception.internalInconsistency.raise(
      "table view row height must not be negative - provided height for index path "
        + "(<NSIndexPath> {length = 2, path = \(row.section) - \(row.row)}) is \(height.withSixPlaces)")
  }

  /// - Parameter part: `header` or `footer`.
  func checkedHeight(_ height: CGFloat, of part: String, _ section: Int) -> CGFloat {
    if height >= 0 || height == Self.automaticDimension { return checkedNumber(height) }
    checkedNumber(height)
    Exception.internalInconsistency.raise(
      "section \(part) height must not be negative - provided height for section \(section) is "
        + height.withSixPlaces)
  }

  /// Layers refuse what cannot be placed.
  @discardableResult private func checkedNumber(_ height: CGFloat) -> CGFloat {
    guard !height.isFinite else { return height }
    Exception.invalidGeometry.raise(
      "CALayer bounds contains NaN: [0 0; \(bounds.width.described) \(height.isNaN ? "nan" : "inf")]")
  }

  /// > Basis: assumed: that UIKit stops, and the words.
  func checkedCount(_ count: Int, _ what: String) -> Int {
    guard count < 0 else { return count }
    Exception.internalInconsistency.raise("the data source of a table view returned \(count) as number of \(what)")
  }

  /// > Basis: captured: published crash logs.
  func checkedRow(_ row: IndexPath) -> IndexPath {
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]"
    guard hasSection(row.section) else {
      Exception.range.raise("\(method): section (\(row.section)) beyond bounds (\(numberOfSections)).")
    }
    // A section without rows can be scrolled to: NSNotFound stands for its header.
    guard row.row == NSNotFound || hasRow(row) else {
      Exception.range.raise(
        "\(method): row (\(row.row)) beyond bounds (\(numberOfRows(inSection: row.section))) for section "
          + "(\(row.section)).")
    }
    return row
  }
}

extension CGFloat {
  /// As `%f` writes it.
  fileprivate var withSixPlaces: String { String(format: "%f", Double(self)) }
}
