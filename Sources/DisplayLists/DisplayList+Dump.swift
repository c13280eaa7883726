import CoreTypes

extension DisplayList {
  /// Returns the list as text: a line for the picture, then one line per command, indented by scope.
  ///
  /// Equal dumps mean equal pictures up to a thousandth of a point; golden files compare these lines.
  package func dump() -> String { dumpLines().joined(separator: "\n") + "\n" }

  package func dumpLines() -> [String] {
    var lines = [header], depth = 0
    for command in commands {
      if command.closesScope { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + command.dump())
      if command.opensScope { depth += 1 }
    }
    return lines
  }

  private var header: String {
    "picture \(spelled(size)) scale \(spelled(scale)) background \(background.map { spelled($0) } ?? "none")"
  }
}

extension DrawCommand {
  package var opensScope: Bool {
    switch self {
    case .save, .beginLayer, .beginMask, .beginView: true
    default: false
    }
  }

  package var closesScope: Bool {
    switch self {
    case .restore, .endLayer, .endMask, .endView: true
    default: false
    }
  }
}
