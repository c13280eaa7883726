/// The heights of a section's rows, in points from the first row's top.
enum RowHeights: Equatable {
  /// - Parameter height: of each row.
  case uniform(count: Int, height: CGFloat)
  /// - Parameter ends: where each row ends; the sums of the heights so far.
  case varied(ends: [CGFloat])

  init(_ heights: some Sequence<CGFloat>) {
    var end: CGFloat = 0
    self = .varied(
      ends: heights.map { height in
        end += max(0, height)
        return end
      })
  }

  var count: Int {
    switch self {
    case .uniform(let count, _): count
    case .varied(let ends): ends.count
    }
  }

  var total: CGFloat {
    switch self {
    case .uniform(let count, let height): CGFloat(count) * height
    case .varied(let ends): ends.last ?? 0
    }
  }

  func start(of row: Int) -> CGFloat {
    switch self {
    case .uniform(_, let height): CGFloat(row) * height
    case .varied(let ends): row == 0 ? 0 : ends[row - 1]
    }
  }

  func height(of row: Int) -> CGFloat {
    switch self {
    case .uniform(_, let height): height
    case .varied(let ends): ends[row] - start(of: row)
    }
  }

  /// The rows that reach into the open interval from `start` to `end`: one division each for rows of one height, a
  /// binary search otherwise.
  func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first: Int
    let last: Int
    switch self {
    case .uniform(let count, let height):
      guard height > 0, count > 0 else { return 0..<0 }
      let total = CGFloat(count)
      first = Int(min(max(0, (start / height).rounded(.down)), total))
      last = Int(min(max(0, (end / height).rounded(.up)), total))
    case .varied(let ends):
      first = ends.partitioningIndex { $0 > start }
      last = end <= 0 ? 0 : min(ends.count, ends.partitioningIndex { $0 >= end } + 1)
    }
    return first..<max(first, last)
  }
}
