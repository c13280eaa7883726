import DisplayLists

/// A system symbol as lines and areas, as large as its rectangle allows; a ring with a dot for a name without a drawing.
struct SymbolGlyph {
  var name: String
  var rect: CGRect
  var color: RGBAColor
  var weight = UIImage.SymbolWeight.unspecified

  func draw(into recorder: inout DisplayListRecorder) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard let drawing = SystemSymbols.drawing(of: name) else { return drawUnknown(into: &recorder) }
    if !drawing.isCut { return draw(drawing, into: &recorder) }
    recorder.record(.beginLayer(LayerStyle()))
    draw(drawing, into: &recorder)
    recorder.record(.endLayer)
  }

  /// Of lines in a symbol that is as large as its rectangle.
  private var lineWidth: CGFloat { max(rect.width, rect.height) * weight.lineShare }

  private func draw(_ drawing: SymbolDrawing, into recorder: inout DisplayListRecorder) {
    switch drawing.frame {
    case nil: draw(drawing, in: rect, cutsAll: false, into: &recorder)
    case let frame?:
      let side = min(rect.width, rect.height) - lineWidth
      let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      let path: Path = frame == .circle ? .oval(box) : .rect(box, radius: side / 5)
      if drawing.isFilled {
        recorder.fill(path, color)
        recorder.stroke(path, color, width: lineWidth)
      } else {
        recorder.stroke(path, color, width: lineWidth)
      }
      let inner = box.insetBy(dx: side * 0.24, dy: side * 0.24)
      draw(drawing, in: inner, cutsAll: drawing.isFilled, into: &recorder)
    }
  }

  /// - Parameter cutsAll: takes the whole drawing out of what lies behind.
  private func draw(
    _ drawing: SymbolDrawing, in rect: CGRect, cutsAll: Bool, into recorder: inout DisplayListRecorder
  ) {
    let place = drawing.place(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
    for part in drawing.parts {
      let path = part.outline.applying(place).path()
      switch (part.kind, drawing.isFilled && drawing.frame == nil) {
      case (.body, true):
        recorder.fill(path, color)
        recorder.strokeMark(path, color, width: lineWidth)
      case (.detail, true): recorder.layer(.erasing) { $0.strokeMark(path, .black, width: lineWidth) }
      case (.area, _): cut(cutsAll, &recorder) { $0.fill(path, color) }
      default: cut(cutsAll, &recorder) { $0.strokeMark(path, color, width: lineWidth) }
      }
    }
    if drawing.isStruck { strike(rect, into: &recorder) }
  }

  private func cut(
    _ cuts: Bool, _ recorder: inout DisplayListRecorder, _ draw: (inout DisplayListRecorder) -> Void
  ) { if cuts { recorder.layer(.erasing, draw) } else { draw(&recorder) } }

  /// A line from the top left to the bottom right, with a gap below it.
  private func strike(_ rect: CGRect, into recorder: inout DisplayListRecorder) {
    let box = rect.insetBy(dx: rect.width * 0.12, dy: rect.height * 0.12)
    let line = Path.line(from: box.origin, to: CGPoint(x: box.maxX, y: box.maxY))
    recorder.layer(.erasing) { $0.strokeMark(line, .black, width: lineWidth * 3) }
    recorder.strokeMark(line, color, width: lineWidth)
  }

  private func drawUnknown(into recorder: inout DisplayListRecorder) {
    let side = min(rect.width, rect.height) * 0.92, dot = side * 0.24
    let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    let path = Path.rect(box, radius: side / 4)
    if name.hasSuffix(".fill") { return recorder.fill(path, color) }
    recorder.stroke(path, color, width: lineWidth)
    recorder.fill(.oval(CGRect(x: rect.midX - dot / 2, y: rect.midY - dot / 2, width: dot, height: dot)), color)
  }
}

extension UIImage.SymbolWeight {
  /// The width of lines, as a share of a symbol's longer side.
  ///
  /// > Basis: assumed, by eye.
  fileprivate var lineShare: CGFloat {
    switch self {
    case .ultraLight: 0.03
    case .thin: 0.04
    case .light: 0.056
    case .unspecified, .regular: 0.072
    case .medium: 0.084
    case .semibold: 0.098
    case .bold: 0.112
    case .heavy: 0.13
    case .black: 0.15
    }
  }
}
