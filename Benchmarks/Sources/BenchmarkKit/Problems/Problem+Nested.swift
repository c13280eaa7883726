extension Problem {
  /// Returns nested stacks, alternately horizontal and vertical. Each contains two labels and the next stack.
  public static func nestedStacks(_ depth: Int) -> Problem {
    var random = RandomNumbers(seed: 3)
    var writer = ProblemWriter("nested stacks \(depth) deep")
    var stack = writer.root(width: 375, height: 667)
    var axis = Axis.vertical
    for _ in 0..<depth {
      stack = writer.nestedStack(in: stack, axis, &random)
      axis = axis.other
    }
    writer.naturalSize(stack, 60, 40)
    return writer.problem
  }
}

extension ProblemWriter {
  fileprivate mutating func nestedStack(in stack: Box, _ axis: Axis, _ random: inout RandomNumbers) -> Box {
    let labels = [view(), view()]
    let inner = view()
    for label in labels { naturalSize(label, random.points(10...60), 20.5, hugging: 251) }
    begin(labels[0], axis)
    place(labels[1], axis, behind: labels[0], gap: 8)
    place(inner, axis, behind: labels[1], gap: 8)
    end(inner, axis, in: stack)
    for item in labels + [inner] { fill(item, axis.other, of: stack) }
    return inner
  }
}
