import CoreTypes
import DisplayLists

/// How far the commands of a scope reach, looked up before they are played: a group of a few words need not have the
/// pixels of the whole picture. May be too large, never too small.
struct CommandBounds {
  private var reach = CommandReach()
  private var bounds = CGRect.null
  /// How far the shadows of layers reach beyond what is in them.
  private var shadowReach: CGFloat = 0

  /// Scopes that have more commands are not looked through.
  private static let mostCommands = 2000

  /// In the coordinates of the command that opens the scope; `nil` where it cannot be told.
  ///
  /// - Parameter start: the command behind that one.
  static func ofScope(_ commands: [DrawCommand], from start: Int) -> CGRect? {
    var scan = CommandBounds(), open = OpenScopes()
    for command in commands[start...].prefix(mostCommands) {
      if command == .endLayer, open.isEmpty { return scan.result }
      guard open.follow(command) else { return nil }
      scan.add(command)
    }
    return nil
  }

  private var result: CGRect? {
    let rect = bounds.isNull ? .zero : bounds.insetBy(dx: -shadowReach, dy: -shadowReach)
    return rect.hasNumbers ? rect : nil
  }

  private mutating func add(_ command: DrawCommand) {
    let box = reach.box(of: command)
    if case .beginLayer(let style) = command { shadowReach += reach.margin(of: style) }
    bounds = bounds.isNull ? box : bounds.union(box)
  }
}

extension CGRect {
  var hasNumbers: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }
}
