import DisplayLists

/// A system symbol that fills its rectangle. A box with a dot represents a symbol without a drawing.
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

  /// The width of lines in a symbol of the rectangle's size.
  private var lineWidth: CGFloat { max(rect.width, rect.height) * weight.lineShare }

  private func draw(_ drawing: SymbolDrawing, into recorder: inout DisplayListRecorder) {
    let area = rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    if let frame = drawing.frame {
      let place = CGAffineTransform.fitting(frame.outline.box, into: area), inner = frame.inner.applying(place)
      paint(frame.outline.applying(place).path(), fills: drawing.isFilled, into: &recorder)
      let half = lineWidth / 2
      drawFramed(drawing, in: inner.insetBy(dx: half, dy: half), into: &recorder)
    } else {
      draw(drawing, in: area, into: &recorder)
    }
    if drawing.isStruck { strike(drawing.frame == nil ? rect : area, into: &recorder) }
  }

  private func draw(_ drawing: SymbolDrawing, in area: CGRect, into recorder: inout DisplayListRecorder) {
    let place = drawing.place(in: area)
    for part in drawing.parts {
      let path = part.outline.applying(place).path()
      switch drawing.isFilled ? part.kind.whenFilled : part.kind {
      case .body, .detail, .line: recorder.strokeMark(path, color, width: lineWidth)
      case .area, .mark: recorder.fill(path, color)
      case .solid: paint(path, fills: true, into: &recorder)
      case .cut: recorder.layer(.erasing) { $0.strokeMark(path, .black, width: lineWidth) }
      case .hole: recorder.layer(.erasing) { $0.fill(path, .black) }
      case .gap:
        recorder.layer(.erasing) {
          $0.fill(path, .black)
          $0.strokeMark(path, .black, width: lineWidth * 3)
        }
      }
    }
  }

  /// Fills bodies inside frames. Parts are drawn in an empty frame and erased from a filled one; holes are reversed.
  private func drawFramed(_ drawing: SymbolDrawing, in area: CGRect, into recorder: inout DisplayListRecorder) {
    let place = drawing.place(in: area), erases = drawing.isFilled
    for part in drawing.parts {
      let path = part.outline.applying(place).path(), kind = part.kind.whenFilled
      cut(erases != kind.isTakenAway, &recorder) {
        if kind.hasArea { $0.fill(path, color) }
        if kind.hasLine { $0.strokeMark(path, color, width: kind == .gap ? lineWidth * 2.4 : lineWidth) }
      }
    }
  }

  private func paint(_ path: Path, fills: Bool, into recorder: inout DisplayListRecorder) {
    if fills { recorder.fill(path, color) }
    recorder.strokeMark(path, color, width: lineWidth)
  }

  private func cut(
    _ cuts: Bool, _ recorder: inout DisplayListRecorder, _ draw: (inout DisplayListRecorder) -> Void
  ) { if cuts { recorder.layer(.erasing, draw) } else { draw(&recorder) } }

  /// Draws a line from the top left to the bottom right, with a gap around it.
  private func strike(_ rect: CGRect, into recorder: inout DisplayListRecorder) {
    let side = min(rect.width, rect.height) * 0.84
    let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
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
  /// The line width as a fraction of the symbol's longer side.
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
