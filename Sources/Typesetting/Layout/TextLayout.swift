import CoreTypes

/// A text broken into lines. All lines begin at the left edge of the block; the caller aligns them.
package struct TextLayout: Sendable, Hashable {
  package var lines: [TextLine] = []
  /// The size, not rounded: the widest line, at most the given width, and the height of all lines. It is zero for empty
  /// text.
  ///
  /// The width of a broken line includes the spaces at its end.
  ///
  /// > Basis: captured. 5 labels that hug their text are wider than their lines by a space, in 4 documents of Xcode 12
  /// > to 16.
  package var size: CGSize = .zero
  /// Whether part of the text is not shown, or was replaced by an ellipsis.
  package var isTruncated = false
  /// The direction of the first strong letter, which a natural alignment follows; nil if there is none.
  package var isRightToLeft: Bool?

  /// The distance from the top of the block to the baseline of its first line.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Returns the number of lines, from the first one on, that fit into a height; at least one.
  package func lineCount(fitting height: CGFloat) -> Int { max(1, lines.prefix { $0.bottom <= height + 0.01 }.count) }
}

/// A line, as drawn.
package struct TextLine: Sendable, Hashable {
  /// The range of the line in the source text, without the spaces at which it was broken.
  package var range: Range<String.Index>
  /// The drawn runs in logical order, including an ellipsis.
  package var runs: [StyledText.Run]
  package var width: CGFloat
  /// The distance of the baseline from the top of the block.
  package var baseline: CGFloat = 0
  /// The distance of the line's bottom from the top of the block.
  package var bottom: CGFloat = 0
  /// The paragraph's indents at the leading and at the trailing end.
  package var indent: CGFloat = 0
  package var tail: CGFloat = 0
  /// The style at the start of its paragraph; nil for plain text.
  package var style: RunStyle?
  var paragraph: TextParagraph? { style?.paragraph }
  package var startsParagraph = false
  /// Whether the line is beside the previous one, on the same baseline.
  package var sharesLine = false
  /// The distance by which the line was moved down, in points.
  package var pushedDown: CGFloat = 0
  /// Whether the line was full and its paragraph continues below.
  package var isBroken = false
  /// The width including the spaces at which the line was broken; zero for a line that was not broken.
  var filledWidth: CGFloat = 0

  package var text: String { runs.map(\.text).joined() }

  /// The line with the position of every character, for drawing. It is computed on demand, because measuring does not
  /// need it.
  package var glyphRuns: [GlyphRun] {
    var x: CGFloat = 0
    return runs.map { run in
      defer { x += run.advance }
      return GlyphRun(run, x: x)
    }
  }
}

/// A stretch of a line in one font.
package struct GlyphRun: Sendable, Hashable {
  package struct Cluster: Sendable, Hashable {
    package var text: String
    /// The distance from the start of the line in points. The character is drawn there, whatever the advance of the
    /// drawing font.
    package var x: CGFloat
    package var advance: CGFloat
  }

  package var text: String
  package var font: ResolvedFont
  package var style: RunStyle?
  /// The distance from the start of the line.
  package var x: CGFloat
  package var clusters: [Cluster]
  package var width: CGFloat

  init(_ run: StyledText.Run, x: CGFloat) {
    text = run.text
    font = run.font
    style = run.style
    self.x = x
    var end = x
    clusters = zip(run.text, run.clusters).map { character, cluster in
      defer { end += cluster.advance + cluster.kernAfter }
      return Cluster(text: String(character), x: end, advance: cluster.advance)
    }
    width = end - x
  }
}
