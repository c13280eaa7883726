import DisplayLists

public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

// The parameters of text that strings and labels draw in the context.
extension CGContext {
  /// Sets the drawing mode. Strokes have the stroke color and the line width, and round joins. Text doesn't clip.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    if mode.rawValue >= CGTextDrawingMode.fillClip.rawValue { hasNoEffect("CGContext.setTextDrawingMode(_:)") }
    state.text.mode = mode
  }

  /// - Parameter spacing: added after each character, in points.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.text.spacing = spacing }

  /// The text matrix of Core Text. Strings and labels don't use it.
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

/// The text parameters of the graphics state.
struct TextDrawing {
  var mode = CGTextDrawingMode.fill
  var spacing: CGFloat = 0

  var isPlain: Bool { mode == .fill && spacing == 0 }

  /// The commands that replace a command which draws text.
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

  /// Copies of the run, offset by half the line width in all directions, in place of a stroke: glyph outlines are not
  /// available. The copies also paint the inside, which a fill then covers.
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
