extension Problem {
  /// Returns independent rows of a list: 4 views and 16 constraints each.
  public static func independentRows(_ count: Int) -> Problem {
    var random = RandomNumbers(seed: 1)
    var writer = ProblemWriter("\(count) independent rows")
    for _ in 0..<count { writer.independentRow(titleWidth: random.points(60...220)) }
    return writer.problem
  }
}

extension ProblemWriter {
  /// Adds an image, a title that would be compressed if it were too long, and a number at the right end.
  fileprivate mutating func independentRow(titleWidth: Double) {
    let (row, picture, title, number) = (view(), view(), view(), view())
    begin(row, .vertical)
    require([(1, row.width)], constant: -375)
    require([(1, row.height)], constant: -44)
    begin(picture, .horizontal, after: 16)
    begin(picture, .vertical, after: 8)
    require([(1, picture.width)], constant: -28)
    require([(1, picture.height), (-1, picture.width)])
    place(title, .horizontal, behind: picture, gap: 8)
    require([(1, title.y), (-1, picture.y)])
    require([(1, title.height), (-1, picture.height)])
    add([(1, title.width)], .equal, constant: -titleWidth, priority: 750)
    end(number, .horizontal, in: row, gap: 16)
    require([(1, number.y), (-1, title.y)])
    require([(1, number.height), (-1, title.height)])
    add([(1, number.width)], .equal, constant: -60, priority: 751)
    place(number, .horizontal, behind: title, gap: 8, .atLeast)
  }
}
