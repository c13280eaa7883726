import DisplayLists

public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill, stroke, fillStroke, eoFillStroke
}

extension CGContext {
  /// Fills and then clears the current path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline, rule.rule)
    beginPath()
  }

  /// Strokes and then clears the current path.
  public func strokePath() {
    stroke(outline, state.line)
    beginPath()
  }

  /// Draws and then clears the current path.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(outline, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .nonZero) }
    if ![.fill, .eoFill].contains(mode) { stroke(outline, state.line) }
    beginPath()
  }

  public func fill(_ rect: CGRect) { shape({ $0.addRect(rect) }) { fill($0, .nonZero) } }

  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }

  public func fillEllipse(in rect: CGRect) { shape({ $0.addEllipse(in: rect) }) { fill($0, .nonZero) } }

  public func stroke(_ rect: CGRect) { shape({ $0.addRect(rect) }) { stroke($0, state.line) } }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    shape({ $0.addRect(rect) }) { stroke($0, line) }
  }

  public func strokeEllipse(in rect: CGRect) { shape({ $0.addEllipse(in: rect) }) { stroke($0, state.line) } }

  /// Strokes a line between the first two points, another between the next two, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    var outline = Outline()
    for (i, point) in points.enumerated() {
      if i % 2 == 0 { outline.move(to: point) } else { outline.line(to: point) }
    }
    stroke(outline, state.line)
  }

  /// Erases the contents of a rectangle. In an opaque context it becomes black.
  public func clear(_ rect: CGRect) {
    var outline = Outline()
    outline.addRect(rect)
    if recorder.list.background != nil {
      recorder.fill(outline.path(), .black)
    } else {
      recorder.layer(.erasing) { $0.fill(outline.path(), .black) }
    }
  }

  private func shape(_ build: (inout Outline) -> Void, _ draw: (Outline) -> Void) {
    var outline = Outline()
    build(&outline)
    draw(outline)
  }
}

// MARK: Primitives

extension CGContext {
  func fill(_ outline: Outline, _ rule: FillRule) {
    guard !outline.isEmpty else { return }
    let paint = state.paint(state.fill), path = outline.path(rule)
    guard isAntialiased else {
      erasing { $0.record(.fillPixels(path, .solid(.black))) }
      return composite(fades: state.fill.tiling != nil) { $0.record(.fillPixels(path, paint)) }
    }
    erasing { $0.fill(path, .black) }
    composite(fades: state.fill.tiling != nil) { $0.fill(path, paint) }
  }

  func stroke(_ outline: Outline, _ style: StrokeStyle) {
    guard !outline.isEmpty, style.width > 0 else { return }
    var style = style
    style.smoothsEdges = isAntialiased
    let paint = state.paint(state.stroke), path = outline.path()
    if case .solid(let color) = paint, color.alpha <= 0 { return }
    erasing { $0.record(.stroke(path, .solid(.black), style)) }
    composite(fades: state.stroke.tiling != nil) { $0.record(.stroke(path, paint, style)) }
  }

  private var isAntialiased: Bool { state.smoothsEdges && state.allowsSmoothEdges }

  /// Draws content with colors of its own: an image, a gradient, text.
  ///
  /// - Parameter fades: applies the state's alpha, which the content doesn't include yet.
  func composite(fades: Bool = true, _ draw: (inout DisplayListRecorder) -> Void) {
    guard state.blendMode != .clear else { return }
    guard !state.text.isPlain else { return recorder.layer(style(opacity: fades ? state.alpha : 1), draw) }
    var drawn = DisplayListRecorder(size: recorder.list.size, scale: recorder.list.scale)
    draw(&drawn)
    let commands = drawn.list.commands.flatMap {
      state.text.commands(for: $0, stroke: state.stroke.rgba, width: state.line.width)
    }
    recorder.layer(style(opacity: fades ? state.alpha : 1)) { $0.append(commands) }
  }

  /// Erases the area if the blend mode requires it.
  private func erasing(_ draw: (inout DisplayListRecorder) -> Void) {
    if state.blendMode == .clear || state.blendMode == .copy { recorder.layer(.erasing, draw) }
  }

  func blending(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    let before = (state.blendMode, state.alpha)
    state.blendMode = mode
    setAlpha(before.1 * alpha)
    draw(self)
    (state.blendMode, state.alpha) = before
  }
}

extension LayerStyle {
  /// Erases what is behind the layer.
  static let erasing = LayerStyle(blendMode: .destinationOut)
}
