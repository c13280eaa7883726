import DisplayLists

public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

// How text is drawn that strings and labels draw on the context.
extension CGContext {
  /// A stroke is as wide as the line width, in the stroke color; it is rounded. Text does not clip.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    if mode.rawValue >= CGTextDrawingMode.fillClip.rawValue { hasNoEffect("CGContext.setTextDrawingMode(_:)") }
    state.text.mode = mode
  }

  /// - Parameter spacing: added after each character, in points.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.text.spacing = spacing }

  /// What Core Text draws glyphs by; strings and labels do not use it.
  public var textMatrix: CGAffineTransform {
    get { textTransform }
    set { textTransform = newValue }
  }

  /// The translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textTransform.tx, y: textTransform.ty) }
    set { (textTransform.tx, textTransform.ty) = (newValue.x, newValue.y) }
  }
}

/// Part of the graphics state.
struct TextDrawing {
  var mode = CGTextDrawingMode.fill
  var spacing: CGFloat = 0

  var isPlain: Bool { mode == .fill && spacing == 0 }

  /// What a command becomes that draws text.
  func commands(for command: DrawCommand, stroke: RGBAColor, width: CGFloat) -> [DrawCommand] {
    guard case .text(var run) = command else { return [command] }
    for index in run.clusterOffsets.indices {
      run.clusterOffsets[index] += spacing * CGFloat(run.isRightToLeft ? -index : index)
    }
    run.width += spacing * CGFloat(run.clusterOffsets.count)
    let strokes = mode == .fill || mode == .fillClip ? [] : Self.ring(around: run, stroke, width)
    switch mode {
    case .fill, .fillClip: return [.text(run)]
    case .stroke, .strokeClip: return strokes
    case .fillStroke, .fillStrokeClip: return strokes + [.text(run)]
    case .invisible, .clip: return []
    }
  }

  /// The run at places around its own: letters have no outlines here. The inside is painted, too, which a fill covers that
  /// comes next.
  private static func ring(around run: TextRun, _ color: RGBAColor, _ width: CGFloat) -> [DrawCommand] {
    guard width > 0, color.alpha > 0 else { return [] }
    return (0..<16).map { step in
      let angle = CGFloat(step) * .pi / 8
      var moved = run
      moved.color = color
      moved.origin.x += width / 2 * cos(angle)
      moved.origin.y += width / 2 * sin(angle)
      return .text(moved)
    }
  }
}
