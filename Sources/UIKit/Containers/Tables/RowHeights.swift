/// The heights of a section's rows, in points from the first row's top: runs of neighbours that are equally high.
///
/// A million rows of one height are one run, and a row that turns out to be of another height makes two more, so that
/// memory goes by what differs. A row is found by binary search; a change moves the runs behind it.
struct RowHeights: Equatable {
  struct Run: Equatable {
    var firstRow: Int
    /// Where the first row starts.
    var start: CGFloat
    /// Of each row.
    var height: CGFloat
  }

  private(set) var count = 0
  private(set) var total: CGFloat = 0
  private var runs: [Run] = []

  /// Rows that are all `height` points high.
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
  ///   - height: of all rows but `others`.
  ///   - others: heights by row; those behind the last row do not count.
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

  /// The rows behind it move.
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

  /// The rows that reach into the open interval from `start` to `end`.
  func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = firstRow(endingBehind: start)
    return first..<max(first, lastRow(startingBefore: end) + 1)
  }

  private func firstRow(endingBehind y: CGFloat) -> Int {
    let index = runs.indices.partitioningIndex { end(of: $0) > y }
    guard index < runs.count else { return count }
    let run = runs[index]
    // No more than the run has, whatever the division rounds to.
    let rows = min(max(0, ((y - run.start) / run.height).rounded(.down)), CGFloat(endRow(of: index) - run.firstRow - 1))
    return run.firstRow + Int(rows)
  }

  /// -1 when there is none. Of rows without a height the first counts.
  private func lastRow(startingBefore y: CGFloat) -> Int {
    guard y > 0 else { return -1 }
    let index = runs.indices.partitioningIndex { end(of: $0) >= y }
    guard index < runs.count else { return count - 1 }
    let run = runs[index]
    // At least the first one starts before, even where the division comes to nothing.
    let rows = min(((y - run.start) / run.height).rounded(.up), CGFloat(endRow(of: index) - run.firstRow))
    return run.firstRow + max(1, Int(rows)) - 1
  }
}
