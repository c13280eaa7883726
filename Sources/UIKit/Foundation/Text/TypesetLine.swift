import Typesetting

/// A line with the positions of its characters.
struct TypesetLine {
  let line: TextLine
  let runs: [GlyphRunLine.Run]
  let width: CGFloat
  /// The direction of the text.
  private let isRightToLeft: Bool

  init(_ line: TextLine, isRightToLeft: Bool) {
    self.init(line, line.glyphRuns, isRightToLeft: isRightToLeft)
  }

  private init(_ line: TextLine, _ glyphs: [GlyphRun], isRightToLeft: Bool) {
    (self.line, self.isRightToLeft) = (line, isRightToLeft)
    runs = GlyphRunLine(glyphs, isRightToLeft: isRightToLeft).runs
    width = glyphs.last.map { $0.x + $0.width } ?? 0
  }

  func justified(in room: CGFloat) -> TypesetLine {
    TypesetLine(line, line.justifiedGlyphRuns(in: room), isRightToLeft: isRightToLeft)
  }
}

extension TextLayout {
  var typesetLines: [TypesetLine] { lines.map { TypesetLine($0, isRightToLeft: isRightToLeft ?? false) } }
}
