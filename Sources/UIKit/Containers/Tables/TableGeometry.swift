/// The geometry of a table: computes the rectangles of rows, headers and footers from their heights, and finds rows by
/// position. In points, in content coordinates.
///
/// Adjacent rows of one height cost no more than one row, so a million equal rows cost the same as one.
struct TableGeometry: Equatable {
  var width: CGFloat
  /// The heights of the table's own header and footer views.
  var headerHeight: CGFloat
  var footerHeight: CGFloat
  private(set) var sections: [TableSection]
  /// The start of each section, and the end of the last one.
  private var starts: [CGFloat]

  init(width: CGFloat, headerHeight: CGFloat, footerHeight: CGFloat, sections: [TableSection]) {
    (self.width, self.headerHeight, self.footerHeight) = (width, headerHeight, footerHeight)
    self.sections = sections
    starts = sections.reduce(into: [headerHeight]) { $0.append($0[$0.count - 1] + $1.height) }
  }

  /// Changes the height of a row. Takes time proportional to the number of runs and sections after it.
  mutating func resize(_ row: Int, _ section: Int, to height: CGFloat) {
    let growth = height - sections[section].rows.height(of: row)
    sections[section].rows.resize(row, to: height)
    moveSections(behind: section, by: growth)
  }

  /// Changes the height of a section's header or footer.
  mutating func resize(_ part: WritableKeyPath<TableSection, CGFloat>, of section: Int, to height: CGFloat) {
    let growth = height - sections[section][keyPath: part]
    sections[section][keyPath: part] = height
    moveSections(behind: section, by: growth)
  }

  private mutating func moveSections(behind section: Int, by growth: CGFloat) {
    for later in (section + 1)..<starts.count { starts[later] += growth }
  }

  var contentSize: CGSize { CGSize(width: width, height: sectionsEnd + footerHeight) }

  var sectionsEnd: CGFloat { starts[starts.count - 1] }

  // MARK: Rectangles

  func section(_ section: Int) -> CGRect { rect(starts[section], sections[section].height) }

  func header(_ section: Int) -> CGRect {
    rect(starts[section] + sections[section].topPadding, sections[section].headerHeight)
  }

  func footer(_ section: Int) -> CGRect {
    rect(starts[section + 1] - sections[section].footerHeight, sections[section].footerHeight)
  }

  func row(_ row: Int, _ section: Int) -> CGRect {
    let rows = sections[section].rows
    return rect(rowsStart(section) + rows.start(of: row), rows.height(of: row))
  }

  private func rowsStart(_ section: Int) -> CGFloat { starts[section] + sections[section].heightAboveRows }

  private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: width, height: height) }

  // MARK: Searches

  /// Returns the sections that intersect `range`, by binary search.
  func sections(in range: Range<CGFloat>) -> Range<Int> {
    let first = starts.dropFirst().partitioningIndex { $0 > range.lowerBound } - 1
    let end = starts.dropLast().partitioningIndex { $0 >= range.upperBound }
    return first..<max(first, end)
  }

  /// Returns the rows of a section that intersect `range`, starting with the row at its lower bound: floor(offset /
  /// height) for rows of one height.
  func rows(of section: Int, in range: Range<CGFloat>) -> Range<Int> {
    let top = rowsStart(section)
    return sections[section].rows.rows(from: range.lowerBound - top, to: range.upperBound - top)
  }
}

/// A section: padding above the header, header, rows, footer.
struct TableSection: Equatable {
  var topPadding: CGFloat = 0
  var headerHeight: CGFloat = 0
  var rows: RowHeights
  var footerHeight: CGFloat = 0

  var heightAboveRows: CGFloat { topPadding + headerHeight }
  var height: CGFloat { heightAboveRows + rows.total + footerHeight }
}

extension RandomAccessCollection {
  /// Returns the first index from which on all elements satisfy `predicate`.
  func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
    var low = startIndex, length = count
    while length > 0 {
      let half = length / 2, middle = index(low, offsetBy: half)
      if predicate(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
