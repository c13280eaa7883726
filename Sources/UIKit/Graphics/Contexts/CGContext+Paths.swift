import DisplayLists

// The context's current path.
extension CGContext {
  public func beginPath() { outline = Outline() }

  public func move(to point: CGPoint) { outline.move(to: point) }

  public func addLine(to point: CGPoint) { outline.line(to: point) }

  public func addLines(between points: [CGPoint]) {
    for (i, point) in points.enumerated() {
      if i == 0 { outline.move(to: point) } else { outline.line(to: point) }
    }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.curve(to: end, control1, control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.quadCurve(to: end, control) }

  /// - Parameter clockwise: the direction if the y axis points up. On a screen, true draws counterclockwise.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    outline.addArc(center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(corner: tangent1End, end: tangent2End, radius: radius)
  }

  public func addRect(_ rect: CGRect) { outline.addRect(rect) }

  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }

  public func addPath(_ path: CGPath) { outline.append(path.outline) }

  public func closePath() { outline.close() }

  public var path: CGPath? { outline.isEmpty ? nil : CGPath(outline) }

  public var isPathEmpty: Bool { outline.isEmpty }

  public var currentPointOfPath: CGPoint { outline.current ?? .zero }

  public var boundingBoxOfPath: CGRect { outline.controlBox }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    outline.contains(point, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero)
  }

  /// Replaces the current path with the outline of its stroke.
  public func replacePathWithStrokedPath() { outline = outline.stroked(state.line) }

  // MARK: Clipping

  /// Intersects the clip with the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: outline, rule.rule)
    beginPath()
  }

  public func clip(to rect: CGRect) {
    var outline = Outline()
    outline.addRect(rect)
    clip(to: outline, .nonZero)
  }

  public func clip(to rects: [CGRect]) {
    var outline = Outline()
    for rect in rects { outline.addRect(rect) }
    clip(to: outline, .nonZero)
  }

  func clip(to outline: Outline, _ rule: FillRule) {
    recorder.clip(outline.path(rule))
    let box = outline.box
    state.clip = box.isNull ? .zero : state.clip.intersection(box.applying(state.transform))
  }

  /// Masks later drawing with the alpha of an image until the graphics state is restored.
  ///
  /// - Parameter mask: drawn upside down, as in `draw(_:in:)`.
  public func clip(to rect: CGRect, mask: CGImage) {
    var drawing = DisplayListRecorder(size: .zero)
    drawing.flipped(in: rect) { $0.image(mask.reference(state.scaling), in: rect) }
    recorder.append([.beginLayer(LayerStyle()), .save])
    state.masks.append(drawing.list.commands)
  }

  /// The bounding box of the clip, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect { state.clip.applying(state.transform.inverted()) }
}
