import DisplayLists

extension UIColorWell {
  /// Draws a ring of all hues around the color.
  func draw(into recorder: inout DisplayListRecorder) {
    let side = min(bounds.width, bounds.height),
      circle = bounds.centred(
        CGSize(width: side, height: side), grid: session.pixelGrid)
    guard side > 0 else { return }
    recorder.layer(opacity: isEnabled ? 1 : 0.5) {
      drawRing(in: circle, into: &$0)
      let gap = session.palette[.systemBackground] ?? .white
      $0.fill(.oval(circle.insetBy(dx: side * 0.12, dy: side * 0.12)), gap)
      let inner = circle.insetBy(dx: side * 0.17, dy: side * 0.17)
      $0.fill(.oval(inner), resolve(selectedColor) ?? .clear)
      if selectedColor == nil { $0.stroke(.oval(inner), RGBAColor(white: 0.6), width: 1) }
    }
  }

  private func drawRing(in circle: CGRect, into recorder: inout DisplayListRecorder) {
    let count = 36, step = 2 * CGFloat.pi / CGFloat(count)
    for index in 0..<count {
      let hue = UIColor(hue: CGFloat(index) / CGFloat(count), saturation: 0.9, brightness: 1, alpha: 1)
      let start = CGFloat(index) * step - .pi / 2
      recorder.fill(.wedge(of: circle, from: start, to: start + step * 1.05), hue.resolved(in: session))
    }
  }
}

extension Path {
  /// Returns a sector of a circle, narrow enough for a straight outer edge.
  fileprivate static func wedge(of circle: CGRect, from start: CGFloat, to end: CGFloat) -> Path {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: circle.midX + cos(angle) * circle.width / 2, y: circle.midY + sin(angle) * circle.height / 2)
    }
    let middle = CGPoint(x: circle.midX, y: circle.midY)
    return .outline([.move(middle), .line(point(start)), .line(point(end)), .close], rule: .nonZero)
  }
}
