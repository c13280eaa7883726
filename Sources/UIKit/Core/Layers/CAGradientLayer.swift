import DisplayLists

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a color gradient over its bounds.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`s.
  open var colors: [Any]? {
    willSet { willChange("colors") }
    didSet { didChange("colors") }
  }
  /// The location of each color, from 0 to 1, or nil to space the colors evenly.
  open var locations: [NSNumber]? {
    willSet { willChange("locations") }
    didSet { didChange("locations") }
  }
  /// The start point in unit coordinates of the bounds; the center of a radial or conic gradient.
  open var startPoint = CGPoint(x: 0.5, y: 0) {
    willSet { willChange("startPoint") }
    didSet { didChange("startPoint") }
  }
  /// The end point in unit coordinates of the bounds. For a radial gradient, a corner of the bounding box of the
  /// outermost ellipse; for a conic gradient, the direction of the first color.
  open var endPoint = CGPoint(x: 0.5, y: 1) {
    willSet { willChange("endPoint") }
    didSet { didChange("endPoint") }
  }
  open var type = CAGradientLayerType.axial

  override class var properties: [String: LayerProperty] { gradientProperties }

  private static let gradientProperties = layerProperties.merging([
    "colors": LayerProperty(\CAGradientLayer.colors),
    "locations": LayerProperty(\CAGradientLayer.locations),
    "startPoint": LayerProperty(\CAGradientLayer.startPoint),
    "endPoint": LayerProperty(\CAGradientLayer.endPoint),
  ]) { $1 }

  override func take(_ layer: CALayer) {
    super.take(layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations, type) = (layer.colors, layer.locations, layer.type)
    (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
  }

  override func recordContent(_ shown: LayerLook, into recorder: inout DisplayListRecorder) {
    let stops = stops
    guard !stops.isEmpty, shown.bounds.width > 0, shown.bounds.height > 0 else { return }
    let start = shown.bounds.point(shown.others["startPoint"]?.point ?? startPoint)
    let end = shown.bounds.point(shown.others["endPoint"]?.point ?? endPoint)
    switch type {
    case .radial: drawRadial(stops, from: start, to: end, shown, into: &recorder)
    case .conic: drawConic(stops, from: start, to: end, shown, into: &recorder)
    default: recorder.fill(shown.shape, LinearGradient(stops: stops, start: start, end: end))
    }
  }

  private var stops: [GradientStop] {
    GradientStop.stops(
      (colors ?? []).compactMap { ($0 as? CGColor)?.rgba }, at: locations?.map { CGFloat($0.doubleValue) })
  }

  /// Draws an ellipse whose radii are the distances between the two points on each axis.
  private func drawRadial(
    _ stops: [GradientStop], from start: CGPoint, to end: CGPoint, _ shown: LayerLook,
    into recorder: inout DisplayListRecorder
  ) {
    let rx = abs(end.x - start.x), ry = abs(end.y - start.y)
    guard rx > 0, ry > 0 else { return recorder.fill(shown.shape, stops[stops.count - 1].color) }
    let squeeze = CGAffineTransform(a: 1, b: 0, c: 0, d: ry / rx, tx: 0, ty: start.y * (1 - ry / rx))
    let back = squeeze.inverted(), area = Outline(shown.shape).applying(back).path()
    let circles = (
      RadialGradient.Circle(center: start, radius: 0), RadialGradient.Circle(center: start, radius: rx)
    )
    recorder.saved {
      $0.concatenate(squeeze)
      $0.fill(area, .radialGradient(RadialGradient(stops: stops, start: circles.0, end: circles.1)))
    }
  }

  /// Draws wedges of three degrees, because display lists have no conic gradients. Each wedge extends to the end of the
  /// turn and later ones cover it, so that no seams show.
  private func drawConic(
    _ stops: [GradientStop], from start: CGPoint, to end: CGPoint, _ shown: LayerLook,
    into recorder: inout DisplayListRecorder
  ) {
    let first = atan2(end.y - start.y, end.x - start.x), count = 120, step = 2 * CGFloat.pi / CGFloat(count)
    let far = hypot(shown.bounds.width, shown.bounds.height) * 2
    recorder.saved { recorder in
      recorder.clip(shown.shape)
      for i in 0..<count {
        let from = CGFloat(i) * step, rest = 2 * CGFloat.pi - from
        let edge = (0...4).map { corner in
          let angle = first + from + rest * CGFloat(corner) / 4
          return PathElement.line(CGPoint(x: start.x + far * cos(angle), y: start.y + far * sin(angle)))
        }
        let color = stops.color(at: (Double(i) + 0.5) / Double(count))
        recorder.fill(.outline([.move(start)] + edge + [.close]), color)
      }
    }
  }
}

extension [GradientStop] {
  /// - Parameter location: From 0 to 1.
  fileprivate func color(at location: Double) -> RGBAColor {
    guard let next = firstIndex(where: { $0.location >= location }) else { return self[count - 1].color }
    guard next > 0 else { return self[0].color }
    let (a, b) = (self[next - 1], self[next]), span = b.location - a.location
    let share = span > 0 ? (location - a.location) / span : 1
    return AnimatedValue(a.color).mixed(AnimatedValue(b.color), share).color
  }
}

extension AnimatedValue {
  func mixed(_ other: AnimatedValue, _ share: Double) -> AnimatedValue { self + (other - self) * share }
}

extension CGRect {
  /// - Parameter shares: A point in unit coordinates.
  fileprivate func point(_ shares: CGPoint) -> CGPoint {
    CGPoint(x: minX + shares.x * width, y: minY + shares.y * height)
  }
}
