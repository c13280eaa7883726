extension Problem {
  /// Returns copies of a view below each other, with equal gaps, in a column with room for half of them. Equal optional
  /// constraints conflict, and only their order determines which ones are broken.
  public static func crowdedColumn(_ count: Int) -> Problem {
    var writer = ProblemWriter("column of \(count) views with room for half of them")
    let root = writer.root(width: 375, height: 10 * Double(count))
    var gaps: [Box] = []
    var above: Box?
    for _ in 0..<count {
      let view = writer.view()
      writer.fill(view, .horizontal, of: root)
      writer.require([(1, view.height)], .atLeast)
      writer.naturalSize(view.height, 20)
      if let above {
        gaps.append(writer.place(view, below: above, gapLike: gaps.first))
      } else {
        writer.begin(view, .vertical)
      }
      above = view
    }
    if let above { writer.end(above, .vertical, in: root) }
    return writer.problem
  }
}

extension ProblemWriter {
  /// - Returns: The gap between them.
  fileprivate mutating func place(_ box: Box, below above: Box, gapLike first: Box?) -> Box {
    let gap = view()
    place(gap, .vertical, behind: above)
    place(box, .vertical, behind: gap)
    place(box, .vertical, behind: above, .atLeast)
    if let first { require([(1, gap.height), (-1, first.height)]) }
    return gap
  }
}
