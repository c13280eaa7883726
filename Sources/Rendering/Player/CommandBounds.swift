import CoreTypes
import DisplayLists

/// The bounds of a scope's commands, computed before they are played: a group of a few words need not have the pixels
/// of the whole picture. They may be too large, but never too small.
struct CommandBounds {
  private var reach = CommandReach()
  private var bounds = CGRect.null
  /// The distance by which shadows of layers extend beyond their content.
  private var shadowReach: CGFloat = 0

  /// The limit of commands; scopes with more are not examined.
  private static let mostCommands = 2000

  /// Returns the bounds in the coordinates of the command that opens the scope; `nil` if they are unknown.
  ///
  /// - Parameter start: The index after that command.
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
