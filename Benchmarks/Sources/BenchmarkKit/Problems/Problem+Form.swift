extension Problem {
  /// Returns rows of labels and text fields: equal label widths, aligned first baselines, one row below the other.
  public static func form(_ count: Int) -> Problem {
    var writer = ProblemWriter("form of \(count) rows")
    let root = writer.root(width: 375, height: 667)
    var rows: [(label: Box, field: Box)] = []
    for labelWidth in formLabelWidths(count) {
      let row = (label: writer.view(), field: writer.view())
      let begin = Int32(writer.problem.rowCount)
      writer.formRow(row, below: rows.last?.field, in: root, labelWidth: labelWidth)
      writer.problem.detachable = begin..<Int32(writer.problem.rowCount)
      if let first = rows.first { writer.require([(1, row.label.width), (-1, first.label.width)]) }
      rows.append(row)
    }
    return writer.problem
  }

  public static func formLabelWidths(_ count: Int) -> [Double] {
    var random = RandomNumbers(seed: 4)
    return (0..<count).map { _ in random.points(40...120) }
  }
}

extension ProblemWriter {
  fileprivate mutating func formRow(
    _ row: (label: Box, field: Box), below previous: Box?, in root: Box, labelWidth: Double
  ) {
    let (label, field) = row
    naturalSize(label, labelWidth, 20.5, hugging: 251)
    naturalSize(field, 97, 34)
    begin(label, .horizontal, after: 16)
    place(field, .horizontal, behind: label, gap: 8)
    end(field, .horizontal, in: root, gap: 16)
    if let previous {
      place(field, .vertical, behind: previous, gap: 8)
    } else {
      begin(field, .vertical, after: 20)
    }
    // Baselines are measured from the bottom edges, at each font's descent, as in UIKit.
    require([(1, label.y), (1, label.height), (-1, field.y), (-1, field.height)], constant: 7)
  }
}
