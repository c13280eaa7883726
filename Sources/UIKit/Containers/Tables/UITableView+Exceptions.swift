// Exceptions for invalid answers of data sources and delegates.
extension UITableView {
  /// Returns a valid height: nonnegative, or the automatic dimension. Raises an exception otherwise.
  ///
  /// > Basis: captured for headers, whose message is published; that rows have the same message is recalled.
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

  /// Raises an exception for a height that is not finite, as layers do.
  @discardableResult private func checkedNumber(_ height: CGFloat) -> CGFloat {
    guard !height.isFinite else { return height }
    Exception.invalidGeometry.raise(
      "CALayer bounds contains NaN: [0 0; \(bounds.width.described) \(height.isNaN ? "nan" : "inf")]")
  }

  /// > Basis: assumed: that UIKit raises an exception, and its message.
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
    // A section without rows is a valid target: NSNotFound selects its header.
    guard row.row == NSNotFound || hasRow(row) else {
      Exception.range.raise(
        "\(method): row (\(row.row)) beyond bounds (\(numberOfRows(inSection: row.section))) for section "
          + "(\(row.section)).")
    }
    return row
  }
}

extension CGFloat {
  /// The number as `%f` formats it.
  fileprivate var withSixPlaces: String { String(format: "%f", Double(self)) }
}
