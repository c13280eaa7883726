import DisplayLists
import SystemProfiles

// Drawing code shared by several classes.
extension DisplayListRecorder {
  /// Fills a shape with a color, or with a gradient from the top of `rect` to its bottom.
  mutating func fill(_ path: Path, _ fill: Fill, in rect: CGRect) {
    guard fill.isGradient else { return self.fill(path, fill.top) }
    self.fill(path, .vertical(fill, in: rect))
  }

  mutating func fill(_ rect: CGRect, radius: CGFloat = 0, _ fill: Fill) {
    self.fill(.rect(rect, radius: radius), fill, in: rect)
  }

  /// Draws glass over the drawing so far.
  mutating func glass(_ rect: CGRect, radius: CGFloat = 0, _ glass: Glass) {
    self.glass(.rect(rect, radius: radius), Material(glass))
  }

  /// Draws a border inside `rect` with a vertical gradient.
  mutating func border(_ rect: CGRect, radius: CGFloat, _ fill: Fill, width: CGFloat) {
    let middle = rect.insetBy(dx: width / 2, dy: width / 2)
    guard !middle.isNull else { return }
    let path = Path.rect(middle, radius: max(0, radius - width / 2))
    record(.stroke(path, .linearGradient(.vertical(fill, in: rect)), StrokeStyle(width: width)))
  }

  /// Draws a shadow that the edges of a shape cast inward.
  mutating func innerShadow(_ rect: CGRect, radius: CGFloat, depth: CGFloat, _ color: RGBAColor) {
    saved {
      $0.clip(rect, radius: radius)
      $0.shadow(
        of: .frame(around: rect, radius: radius), offset: CGSize(width: 0, height: depth), blur: depth, color)
    }
  }

  /// Draws a round or capsule-shaped knob: a soft shadow, the body and the rim.
  mutating func knob(_ rect: CGRect, _ fill: Fill, rim: RGBAColor?, width: CGFloat, shadow: RGBAColor) {
    let radius = min(rect.width, rect.height) / 2
    self.shadow(of: .rect(rect, radius: radius), offset: CGSize(width: 0, height: 2), blur: 2, shadow)
    self.fill(rect, radius: radius, fill)
    if let rim { border(rect, radius: radius, rim, width: width) }
  }

  /// Strokes open lines with round caps and joins: chevrons, checkmarks, crosses.
  mutating func strokeMark(_ path: Path, _ color: RGBAColor, width: CGFloat) {
    stroke(path, color, StrokeStyle(width: width, cap: .round, join: .round))
  }
}

extension Material {
  init(_ glass: Glass) { self.init(blur: glass.blur, saturation: glass.saturation, tints: [glass.tint]) }
}

extension LinearGradient {
  static func vertical(_ fill: Fill, in rect: CGRect) -> LinearGradient {
    LinearGradient(
      stops: [.init(0, fill.top), .init(1, fill.bottom)], start: CGPoint(x: rect.minX, y: rect.minY),
      end: CGPoint(x: rect.minX, y: rect.maxY))
  }
}

extension Path {
  /// The area within 12 points outside a rounded rectangle.
  fileprivate static func frame(around rect: CGRect, radius: CGFloat) -> Path {
    let outer = rect.insetBy(dx: -12, dy: -12)
    return .outline(
      PathElement.roundedRect(outer, radius: 0) + PathElement.roundedRect(rect, radius: radius), rule: .evenOdd)
  }
}

extension RGBAColor {
  func multipliedAlpha(by factor: Double) -> RGBAColor { withAlpha(alpha * factor) }
}
