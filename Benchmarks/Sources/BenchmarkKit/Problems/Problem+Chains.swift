extension Problem {
  /// Returns views of equal width, pinned from left to right at both ends.
  public static func equalChain(_ count: Int) -> Problem {
    var writer = ProblemWriter("chain of \(count) equal views")
    let views = writer.chain(count, width: 40 * Double(count))
    for view in views.dropFirst() { writer.require([(1, view.width), (-1, views[0].width)]) }
    return writer.problem
  }

  /// Returns views with natural widths, pinned from left to right at both ends.
  public static func naturalChain(_ count: Int) -> Problem {
    var random = RandomNumbers(seed: 2)
    var writer = ProblemWriter("chain of \(count) views of natural width")
    let views = writer.chain(count, width: 40 * Double(count))
    for view in views { writer.naturalSize(view.width, random.points(10...50)) }
    return writer.problem
  }
}

extension ProblemWriter {
  fileprivate mutating func chain(_ count: Int, width: Double) -> [Box] {
    let root = root(width: width, height: 100)
    var views: [Box] = []
    for _ in 0..<count {
      let next = view()
      if let last = views.last { place(next, .horizontal, behind: last, gap: 8) } else { begin(next, .horizontal) }
      begin(next, .vertical, after: 10)
      require([(1, next.height), (-1, root.height)], constant: 20)
      views.append(next)
    }
    end(views[count - 1], .horizontal, in: root)
    return views
  }
}
