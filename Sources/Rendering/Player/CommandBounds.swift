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

/// The scopes that commands have opened, of lists whose scopes end in the order in which they began.
struct OpenScopes {
  private var kinds: [Kind] = []

  private enum Kind { case save, layer, mask, view }

  var isEmpty: Bool { kinds.isEmpty }
  var areInLayer: Bool { kinds.contains(.layer) }

  /// False where a scope ends that is not the innermost one.
  mutating func follow(_ command: DrawCommand) -> Bool {
    switch command {
    case .save: kinds.append(.save)
    case .beginLayer: kinds.append(.layer)
    case .beginMask: kinds.append(.mask)
    case .beginView: kinds.append(.view)
    case .restore: return kinds.popLast() == .save
    case .endLayer: return kinds.popLast() == .layer
    case .endMask: return kinds.popLast() == .mask
    case .endView: return kinds.popLast() == .view
    default: break
    }
    return true
  }
}

extension CGRect {
  var hasNumbers: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }
}
