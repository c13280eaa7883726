import CoreTypes
import DisplayLists

/// How far the commands of a scope reach, looked up before they are played: a group of a few words need not have the
/// pixels of the whole picture. May be too large, never too small.
struct CommandBounds {
  private var transform = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []
  private var bounds = CGRect.null
  /// How far the shadows of layers reach beyond what is in them.
  private var shadowReach: CGFloat = 0

  /// Scopes that have more commands are not looked through.
  private static let mostCommands = 2000

  /// In the coordinates of the command that opens the scope; `nil` where it cannot be told.
  ///
  /// - Parameter start: the command behind that one.
  static func ofScope(_ commands: [DrawCommand], from start: Int) -> CGRect? {
    var scan = CommandBounds(), open: [Int] = []
    for command in commands[start...].prefix(mostCommands) {
      if command.closesScope {
        guard let opening = open.popLast() else { return command.kindOfScope == 1 ? scan.result : nil }
        if opening != command.kindOfScope { return nil }
      }
      if command.opensScope { open.append(command.kindOfScope) }
      scan.add(command)
    }
    return nil
  }

  private var result: CGRect? {
    let rect = bounds.isNull ? .zero : bounds.insetBy(dx: -shadowReach, dy: -shadowReach)
    return [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) ? rect : nil
  }

  private mutating func add(_ command: DrawCommand) {
    switch command {
    case .save: saved.append(transform)
    case .restore: transform = saved.popLast() ?? transform
    case .concatenate(let change): transform = change.concatenating(transform)
    case .fill(let path, _), .glass(let path, _): include(path.box)
    case .stroke(let path, _, let style): include(path.box, margin: 5 * style.width)
    case .text(let run): include(run.box, margin: 3 * run.font.pointSize)
    case .image(_, let rect): include(rect)
    case .shadow(let path, let shadow): include(path.box, margin: shadow.reach)
    case .beginLayer(let style): shadowReach += (style.shadow?.reach ?? 0) * transform.largestScale
    case .clip, .endLayer, .beginMask, .endMask, .beginView, .endView: break
    }
  }

  private mutating func include(_ rect: CGRect, margin: CGFloat = 0) {
    let rect = rect.insetBy(dx: -margin, dy: -margin).applying(transform)
    bounds = bounds.isNull ? rect : bounds.union(rect)
  }
}

extension Path {
  /// Around all points, those that only pull at a curve as well.
  fileprivate var box: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .oval(let rect): rect.standardized
    case .outline(let elements, _): elements.reduce(.null) { $0.union($1.box) }
    }
  }
}

extension PathElement {
  fileprivate var box: CGRect {
    switch self {
    case .move(let point), .line(let point): CGRect(origin: point, size: .zero)
    case .cubic(let end, let first, let second):
      [first, second].reduce(CGRect(origin: end, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    case .close: .null
    }
  }
}

extension TextRun {
  fileprivate var box: CGRect {
    let left = min(clusterOffsets.min() ?? 0, 0), right = max(clusterOffsets.max() ?? 0, width)
    return CGRect(x: origin.x + left, y: origin.y, width: right - left, height: 0)
  }
}

extension Shadow {
  fileprivate var reach: CGFloat { max(abs(offset.width), abs(offset.height)) + 3 * max(blur, 0) + 1 }
}

extension CGAffineTransform {
  /// Of a length, at most.
  fileprivate var largestScale: CGFloat { (a * a + b * b + c * c + d * d).squareRoot() }
}

extension DrawCommand {
  /// Equal for a command that opens and the one that closes; 1 for layers.
  fileprivate var kindOfScope: Int {
    switch self {
    case .beginLayer, .endLayer: 1
    case .beginMask, .endMask: 2
    case .beginView, .endView: 3
    default: 0
    }
  }
}
