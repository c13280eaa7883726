import DisplayLists

// Gradients fill the clip.
extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let paint = LinearGradient(stops: gradient.stops, start: start, end: end)
    fillClip(with: .linearGradient(paint), only: stripe(from: start, to: end, options))
  }

  /// Draws a radial gradient. If neither circle contains the other, the end colors extend whatever the options.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let start = RadialGradient.Circle(center: startCenter, radius: max(startRadius, 0))
    let end = RadialGradient.Circle(center: endCenter, radius: max(endRadius, 0))
    let paint = RadialGradient(stops: gradient.stops, start: start, end: end)
    fillClip(with: .radialGradient(paint), only: ring(start, end, options))
  }

  private func fillClip(with paint: Paint, only part: Path?) {
    let area = boundingBoxOfClipPath
    guard !area.isEmpty else { return }
    composite { recorder in recorder.fill(part ?? .rect(area), paint) }
  }

  /// The area between the perpendiculars through both ends, or nil for the whole clip.
  private func stripe(from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions) -> Path? {
    let length = start.distance(to: end), area = boundingBoxOfClipPath
    if length == 0 || options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation]) { return nil }
    let far = hypot(area.width, area.height) + start.distance(to: CGPoint(x: area.midX, y: area.midY)) + length
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    let first = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let last = options.contains(.drawsAfterEndLocation) ? far : length
    func corner(_ forward: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.dx * forward - along.dy * side, y: start.y + along.dy * forward + along.dx * side)
    }
    let corners = [corner(first, -far), corner(last, -far), corner(last, far), corner(first, far)]
    return .outline([.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close])
  }

  /// The area between two circles of which one contains the other, or nil for the whole clip.
  private func ring(
    _ start: RadialGradient.Circle, _ end: RadialGradient.Circle, _ options: CGGradientDrawingOptions
  ) -> Path? {
    let startIsInner = start.radius <= end.radius, inner = startIsInner ? start : end,
      outer = startIsInner ? end : start
    guard inner.center.distance(to: outer.center) + inner.radius <= outer.radius + 1e-9 else { return nil }
    let goesIn = options.contains(startIsInner ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let goesOut = options.contains(startIsInner ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    if goesOut, goesIn || inner.radius == 0 { return nil }
    var ring = Outline()
    if goesOut { ring.addRect(boundingBoxOfClipPath) } else { ring.addEllipse(in: outer.box) }
    if !goesIn, inner.radius > 0 { ring.addEllipse(in: inner.box) }
    return ring.path(.evenOdd)
  }
}

extension RadialGradient.Circle {
  fileprivate var box: CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }
}
