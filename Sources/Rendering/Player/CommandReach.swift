import CoreTypes
import DisplayLists

/// The bounds of commands, computed one after the other without playing them. They may be too large, but never too
/// small.
struct CommandReach {
  /// The transform of the current command.
  private(set) var transform: CGAffineTransform
  private var saved: [CGAffineTransform] = []

  /// - Parameter transform: The transform from the coordinates of the commands to those of the results.
  init(_ transform: CGAffineTransform = .identity) { self.transform = transform }

  /// Returns the bounds of what the next command paints itself; null if it paints nothing. A layer paints its content
  /// when it ends.
  mutating func box(of command: DrawCommand) -> CGRect {
    switch command {
    case .save: saved.append(transform)
    case .restore: transform = saved.popLast() ?? transform
    case .concatenate(let change): transform = change.concatenating(transform)
    case .fill(let path, _), .fillPixels(let path, _), .glass(let path, _): return box(path.box)
    case .stroke(let path, _, let style): return box(path.box, margin: max(5, style.miterLimit / 2) * style.width)
    case .text(let run): return box(run.box, margin: run.margin)
    case .image(_, let rect): return box(rect.standardized)
    case .shadow(let path, let shadow): return box(path.box, margin: shadow.reach)
    case .clip, .beginLayer, .endLayer, .beginMask, .endMask, .beginView, .endView: break
    }
    return .null
  }

  /// Returns the distance by which the shadow of a layer that begins here extends beyond its content.
  func margin(of style: LayerStyle) -> CGFloat {
    (style.shadow?.reach ?? 0) * transform.largestScale
  }

  private func box(_ rect: CGRect, margin: CGFloat = 0) -> CGRect {
    rect.insetBy(dx: -margin, dy: -margin).applying(transform)
  }
}

extension CGAffineTransform {
  /// An upper bound of the scale of lengths.
  fileprivate var largestScale: CGFloat { (a * a + b * b + c * c + d * d).squareRoot() }
}

extension Path {
  /// The box of all points, including control points.
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

  /// The margin for letters around the baseline. Stacked marks are as many as a cluster has extra scalars.
  fileprivate var margin: CGFloat {
    let isPlain = text.utf8.count == clusterOffsets.count
    return font.pointSize * CGFloat(isPlain ? 3 : 3 + max(text.unicodeScalars.count - clusterOffsets.count, 0))
  }
}

extension Shadow {
  /// The reach of the shadow: a blur ends before three deviations, and has pixels of up to a quarter of one.
  fileprivate var reach: CGFloat { max(abs(offset.width), abs(offset.height)) + 3.5 * max(blur, 0) + 2 }
}
