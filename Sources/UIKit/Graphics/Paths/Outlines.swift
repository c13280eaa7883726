import DisplayLists

// Shapes that display lists have no command for.
extension PathElement {
  /// The distance of a quarter circle's control points, as a fraction of its radius.
  private static let kappa: CGFloat = 0.5522847498

  /// Returns a closed rectangle whose given corners are rounded.
  static func roundedRect(_ rect: CGRect, radius: CGFloat, corners: Corners = .all) -> [PathElement] {
    let limit = max(0, min(radius, rect.width / 2, rect.height / 2))
    func length(_ corner: Corners) -> CGFloat { corners.contains(corner) ? limit : 0 }
    let topLeft = length(.topLeft), topRight = length(.topRight)
    let bottomRight = length(.bottomRight), bottomLeft = length(.bottomLeft)
    var path: [PathElement] = [.move(CGPoint(x: rect.minX + topLeft, y: rect.minY))]
    path += corner(CGPoint(x: rect.maxX, y: rect.minY), topRight, from: (-1, 0), to: (0, 1))
    path += corner(CGPoint(x: rect.maxX, y: rect.maxY), bottomRight, from: (0, -1), to: (-1, 0))
    path += corner(CGPoint(x: rect.minX, y: rect.maxY), bottomLeft, from: (1, 0), to: (0, -1))
    path += corner(CGPoint(x: rect.minX, y: rect.minY), topLeft, from: (0, 1), to: (1, 0))
    return path + [.close]
  }

  /// Returns a line to the corner's start and a quarter circle to its end. Directions lead away from the corner.
  static func corner(
    _ corner: CGPoint, _ radius: CGFloat, from: (x: CGFloat, y: CGFloat), to: (x: CGFloat, y: CGFloat)
  ) -> [PathElement] {
    func point(_ direction: (x: CGFloat, y: CGFloat), _ share: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + direction.x * radius * share, y: corner.y + direction.y * radius * share)
    }
    guard radius > 0 else { return [.line(corner)] }
    return [
      .line(point(from, 1)),
      .cubic(point(to, 1), control1: point(from, 1 - kappa), control2: point(to, 1 - kappa)),
    ]
  }
}

struct Corners: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let topLeft = Corners(rawValue: 1 << 0)
  static let topRight = Corners(rawValue: 1 << 1)
  static let bottomLeft = Corners(rawValue: 1 << 2)
  static let bottomRight = Corners(rawValue: 1 << 3)
  static let top: Corners = [.topLeft, .topRight]
  static let bottom: Corners = [.bottomLeft, .bottomRight]
  static let left: Corners = [.topLeft, .bottomLeft]
  static let right: Corners = [.topRight, .bottomRight]
  static let all: Corners = [.top, .bottom]
}

extension Path {
  static func rounded(_ rect: CGRect, radius: CGFloat, corners: Corners) -> Path {
    if corners == .all { return .rect(rect, radius: radius) }
    return .outline(PathElement.roundedRect(rect, radius: radius, corners: corners))
  }

  /// Returns an open line through points.
  static func polyline(_ points: [CGPoint]) -> Path {
    .outline(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  /// Returns a `>`, turned clockwise by quarter turns.
  static func chevron(in rect: CGRect, quarterTurns: Int = 0) -> Path {
    switch quarterTurns % 4 {
    case 0: marks(rect, [(0, 0), (1, 0.5), (0, 1)])
    case 1: marks(rect, [(0, 0), (0.5, 1), (1, 0)])
    case 2: marks(rect, [(1, 0), (0, 0.5), (1, 1)])
    default: marks(rect, [(0, 1), (0.5, 0), (1, 1)])
    }
  }

  static func checkmark(in rect: CGRect) -> Path { marks(rect, [(0, 0.55), (0.36, 1), (1, 0)]) }

  static func minus(in rect: CGRect) -> Path { marks(rect, [(0, 0.5), (1, 0.5)]) }

  static func plus(in rect: CGRect) -> Path {
    .outline([
      .move(CGPoint(x: rect.minX, y: rect.midY)), .line(CGPoint(x: rect.maxX, y: rect.midY)),
      .move(CGPoint(x: rect.midX, y: rect.minY)), .line(CGPoint(x: rect.midX, y: rect.maxY)),
    ])
  }

  static func cross(in rect: CGRect) -> Path {
    .outline([
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .move(CGPoint(x: rect.maxX, y: rect.minY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
    ])
  }

  /// Returns a line through points given as fractions of the rectangle's sides.
  private static func marks(_ rect: CGRect, _ shares: [(x: CGFloat, y: CGFloat)]) -> Path {
    polyline(shares.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
  }
}

extension CGRect {
  /// Returns a rectangle of `size` with the same center, aligned to whole pixels.
  func centred(_ size: CGSize, grid: PixelGrid) -> CGRect {
    CGRect(
      x: grid.floor(midX - size.width / 2), y: grid.floor(midY - size.height / 2), width: size.width,
      height: size.height)
  }
}
