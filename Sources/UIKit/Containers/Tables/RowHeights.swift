/// The heights of a section's rows, as runs of adjacent rows with equal heights. Positions are in points from the top
/// of the first row.
///
/// A million rows of one height are one run. A row with another height adds at most two runs, so memory grows only with
/// the differences. Lookups use binary search; a change moves the runs after it.
struct RowHeights: Equatable {
  struct Run: Equatable {
    var firstRow: Int
    /// The top of the first row.
    var start: CGFloat
    /// The height of each row.
    var height: CGFloat
  }

  private(set) var count = 0
  private(set) var total: CGFloat = 0
  private var runs: [Run] = []

  /// Returns the heights of rows that are all `height` points high.
  static func uniform(count: Int, height: CGFloat) -> RowHeights {
    var heights = RowHeights()
    heights.append(height, count: count)
    return heights
  }

  init() {}

  init(_ heights: some Sequence<CGFloat>) {
    for height in heights { append(height) }
  }

  /// - Parameters:
  ///   - height: the height of all rows not in `others`.
  ///   - others: heights by row; those after the last row are ignored.
  init(count: Int, height: CGFloat, others: [Int: CGFloat]) {
    for row in others.keys.sorted() where row < count {
      append(height, count: row - self.count)
      append(others[row] ?? height)
    }
    append(height, count: count - self.count)
  }

  mutating func append(_ height: CGFloat, count more: Int = 1) {
    guard more > 0 else { return }
    let height = max(0, height)
    if runs.last?.height != height { runs.append(Run(firstRow: count, start: total, height: height)) }
    count += more
    let run = runs[runs.count - 1]
    total = run.start + CGFloat(count - run.firstRow) * height
  }

  // MARK: Rows

  func start(of row: Int) -> CGFloat {
    guard row > 0, !runs.isEmpty else { return 0 }
    let run = runs[runIndex(of: row)]
    return run.start + CGFloat(row - run.firstRow) * run.height
  }

  func height(of row: Int) -> CGFloat { runs[runIndex(of: row)].height }

  private func runIndex(of row: Int) -> Int { runs.partitioningIndex { $0.firstRow > row } - 1 }

  private func endRow(of index: Int) -> Int { index + 1 < runs.count ? runs[index + 1].firstRow : count }

  private func end(of index: Int) -> CGFloat { index + 1 < runs.count ? runs[index + 1].start : total }

  /// Sets the height of a row and moves the rows after it.
  mutating func resize(_ row: Int, to height: CGFloat) {
    let index = runIndex(of: row), run = runs[index], growth = height - run.height
    guard growth != 0 else { return }
    let end = endRow(of: index), start = start(of: row)
    var parts: [Run] = []
    if run.firstRow < row { parts.append(Run(firstRow: run.firstRow, start: run.start, height: run.height)) }
    let joinsOneBefore = parts.isEmpty && index > 0 && runs[index - 1].height == height
    if !joinsOneBefore { parts.append(Run(firstRow: row, start: start, height: height)) }
    if row + 1 < end { parts.append(Run(firstRow: row + 1, start: start + height, height: run.height)) }
    runs.replaceSubrange(index...index, with: parts)
    for later in (index + parts.count)..<runs.count { runs[later].start += growth }
    total += growth
  }

  // MARK: Searches

  /// Returns the rows that intersect the open interval from `start` to `end`.
  func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = firstRow(endingBehind: start)
    return first..<max(first, lastRow(startingBefore: end) + 1)
  }

  private func firstRow(endingBehind y: CGFloat) -> Int {
    let index = runs.indices.partitioningIndex { end(of: $0) > y }
    guard index < runs.count else { return count }
    let run = runs[index]
    // Clamped to the run, whatever the division rounds to.
    let rows = min(max(0, ((y - run.start) / run.height).rounded(.down)), CGFloat(endRow(of: index) - run.firstRow - 1))
    return run.firstRow + Int(rows)
  }

  /// Returns -1 if there is none. Among rows of zero height, the first counts.
  private func lastRow(startingBefore y: CGFloat) -> Int {
    guard y > 0 else { return -1 }
    let index = runs.indices.partitioningIndex { end(of: $0) >= y }
    guard index < runs.count else { return count - 1 }
    let run = runs[index]
    // At least the first row starts before `y`, even if the division yields zero.
    let rows = min(((y - run.start) / run.height).rounded(.up), CGFloat(endRow(of: index) - run.firstRow))
    return run.firstRow + max(1, Int(rows)) - 1
  }
}
