import DisplayLists

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(_ outline: Outline) { super.init(outline) }

  public init() { super.init(Outline()) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.quadCurve(to: end.applying(transform), control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.curve(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  public func closeSubpath() { outline.close() }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) { add(transform) { $0.addRoundedRect(rect, width: cornerWidth, height: cornerHeight) } }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a new subpath through the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (i, point) in points.enumerated() {
      if i == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
    }
  }

  /// - Parameter clockwise: the direction if the y axis points up. On a screen, whose y axis points down, true draws
  ///   counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addConnected(transform) {
      $0.addArc(center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
    }
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) { addConnected(transform) { $0.addArc(center, radius: radius, from: startAngle, by: delta) } }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) { addConnected(transform) { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius) } }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }

  private func add(_ transform: CGAffineTransform, _ build: (inout Outline) -> Void) {
    var added = Outline()
    build(&added)
    outline.append(added.applying(transform))
  }

  /// Adds an element that starts at the current point, built in the coordinates before the transform.
  private func addConnected(_ transform: CGAffineTransform, _ build: (inout Outline) -> Void) {
    outline = outline.applying(transform.inverted())
    build(&outline)
    outline = outline.applying(transform)
  }
}
