extension Problem {
  /// Returns views with far more optional constraints than can hold, at many priorities: 12 for each view itself, and 4
  /// for its position after the last view.
  public static func contradictory(_ count: Int) -> Problem {
    var random = RandomNumbers(seed: 6)
    var writer = ProblemWriter("\(count) contradictory views")
    var views: [Box] = []
    for _ in 0..<count {
      let view = writer.view()
      for _ in 0..<12 { writer.wish(about: view, &random) }
      for axis in [Axis.horizontal, .vertical] {
        writer.links(of: view, to: views.last, axis, &random)
      }
      views.append(view)
    }
    return writer.problem
  }
}

extension ProblemWriter {
  fileprivate mutating func wish(about view: Box, _ random: inout RandomNumbers) {
    let variable = [view.x, view.y, view.width, view.height].randomElement(using: &random)!
    add([(1, variable)], .equal, constant: -random.points(0...300), priority: priority(&random))
  }

  /// Links a view to the other one, behind it and with its size; the first view is measured from the origin.
  fileprivate mutating func links(of view: Box, to other: Box?, _ axis: Axis, _ random: inout RandomNumbers) {
    let gap = random.points(0...20)
    if let other {
      place(view, axis, behind: other, gap: gap, .equal, priority: priority(&random))
      add([(1, view.length(axis)), (-1, other.length(axis))], .equal, constant: 0, priority: priority(&random))
    } else {
      add([(1, view.origin(axis))], .atLeast, constant: -gap, priority: priority(&random))
      add([(1, view.length(axis))], .atMost, constant: -gap, priority: priority(&random))
    }
  }

  private func priority(_ random: inout RandomNumbers) -> Float { Float(Int.random(in: 1...999, using: &random)) }
}
