import DisplayLists

/// The radii of four corners, in points.
struct CornerRadii: Equatable {
  var topLeft: CGFloat = 0
  var topRight: CGFloat = 0
  var bottomLeft: CGFloat = 0
  var bottomRight: CGFloat = 0

  init(_ all: CGFloat = 0) { (topLeft, topRight, bottomLeft, bottomRight) = (all, all, all, all) }

  subscript(corner: Corners) -> CGFloat {
    get {
      switch corner {
      case .topLeft: topLeft
      case .topRight: topRight
      case .bottomLeft: bottomLeft
      default: bottomRight
      }
    }
    set {
      switch corner {
      case .topLeft: topLeft = newValue
      case .topRight: topRight = newValue
      case .bottomLeft: bottomLeft = newValue
      default: bottomRight = newValue
      }
    }
  }

  static let corners: [Corners] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// The common radius, or nil if the corners differ.
  var uniform: CGFloat? {
    topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight ? topLeft : nil
  }

  /// Returns the radii of a shape inset from all edges.
  func inset(by distance: CGFloat) -> CornerRadii {
    var radii = self
    for corner in Self.corners { radii[corner] = max(0, self[corner] - distance) }
    return radii
  }

  /// Returns the radii scaled down uniformly where two corners of an edge would overlap.
  func fitting(_ size: CGSize) -> CornerRadii {
    let edges = [
      (topLeft + topRight, size.width), (bottomLeft + bottomRight, size.width),
      (topLeft + bottomLeft, size.height), (topRight + bottomRight, size.height),
    ]
    let share = edges.reduce(1) { $1.0 > 0 ? min($0, $1.1 / $1.0) : $0 }
    guard share < 1 else { return self }
    var radii = self
    for corner in Self.corners { radii[corner] = self[corner] * max(0, share) }
    return radii
  }
}

extension UICornerConfiguration {
  /// - Parameters:
  ///   - rect: The rectangle of the view, in the superview's coordinates.
  ///   - outer: The bounds and corners of the superview; nil if it has no rounded corners.
  func radii(of rect: CGRect, in outer: (bounds: CGRect, radii: CornerRadii)?) -> CornerRadii {
    switch shape {
    case .capsule(let maximum):
      let half = min(rect.width, rect.height) / 2
      return CornerRadii(maximum.map { min(half, CGFloat($0)) } ?? half)
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      var radii = CornerRadii()
      for (corner, radius) in zip(CornerRadii.corners, [topLeft, topRight, bottomLeft, bottomRight]) {
        radii[corner] = radius?.length(of: corner, of: rect, in: outer) ?? 0
      }
      for union in unions {
        let members = CornerRadii.corners.filter { union.contains($0) }
        let largest = members.map { radii[$0] }.max() ?? 0
        for corner in members { radii[corner] = largest }
      }
      return radii
    }
  }
}

extension UICornerRadius {
  /// > Basis: assumed for the distance: the larger of those from the two edges of the corner.
  fileprivate func length(
    of corner: Corners, of rect: CGRect, in outer: (bounds: CGRect, radii: CornerRadii)?
  ) -> CGFloat {
    switch rule {
    case .fixed(let radius): return CGFloat(max(0, radius))
    case .concentric(let minimum):
      let least = CGFloat(minimum ?? 0)
      guard let outer else { return least }
      let x = Corners.left.contains(corner) ? rect.minX - outer.bounds.minX : outer.bounds.maxX - rect.maxX
      let y = Corners.top.contains(corner) ? rect.minY - outer.bounds.minY : outer.bounds.maxY - rect.maxY
      return max(least, outer.radii[corner] - max(x, y, 0))
    }
  }
}

extension UIView {
  /// Returns the current radius at a corner, in points.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = cornerRadii
    return CornerRadii.corners.filter { corner.rawValue & UInt($0.rawValue) != 0 }.map { radii[$0] }.max() ?? 0
  }

  /// The radii of the corners, depending on those of ancestors where the configuration requires it.
  var cornerRadii: CornerRadii {
    guard let configuration = look.cornerConfiguration else { return CornerRadii(look.cornerRadius) }
    let outer = superview.map { (bounds: $0.bounds, radii: $0.cornerRadii) }
    return configuration.radii(of: CGRect(origin: frame.origin, size: bounds.size), in: outer)
  }
}

extension PathElement {
  /// Returns a rectangle with quarter circles of four radii.
  static func roundedRect(_ rect: CGRect, radii: CornerRadii) -> [PathElement] {
    let radii = radii.fitting(rect.size)
    var path: [PathElement] = [.move(CGPoint(x: rect.minX + radii.topLeft, y: rect.minY))]
    path += corner(CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, from: (-1, 0), to: (0, 1))
    path += corner(CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, from: (0, -1), to: (-1, 0))
    path += corner(CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, from: (1, 0), to: (0, -1))
    path += corner(CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, from: (0, 1), to: (1, 0))
    return path + [.close]
  }
}
