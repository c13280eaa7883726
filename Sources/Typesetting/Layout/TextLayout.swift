import CoreTypes

/// A text broken into lines: a block whose lines start at its left edge; alignment is the caller's.
package struct TextLayout: Sendable, Hashable {
  package var lines: [TextLine] = []
  /// Not rounded: the widest line, at most the width given, and the height of all lines. Zero for an empty text.
  ///
  /// A line that was broken counts with the spaces at its end.
  ///
  /// > Basis: captured. 5 labels that hug their text are wider than their lines by a space, in 4 documents of Xcode 12
  /// > to 16.
  package var size: CGSize = .zero
  /// Whether something of the text is not shown, or was replaced by an ellipsis.
  package var isTruncated = false
  /// The direction of the first strong letter, that a natural alignment follows; nil when there is none.
  package var isRightToLeft: Bool?

  /// From the top of the block to the baseline of its first line.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// How many lines, from the first one on, have room in a height; at least one.
  package func lineCount(fitting height: CGFloat) -> Int { max(1, lines.prefix { $0.bottom <= height + 0.01 }.count) }
}

/// One line, as drawn.
package struct TextLine: Sendable, Hashable {
  /// The part of the source text that the line stands for, without the spaces it was broken at.
  package var range: Range<String.Index>
  /// What is drawn, in logical order, an ellipsis included.
  package var runs: [StyledText.Run]
  package var width: CGFloat
  /// From the top of the block.
  package var baseline: CGFloat = 0
  /// From the top of the block, too.
  package var bottom: CGFloat = 0
  /// Left free at the leading and at the trailing end, by the paragraph.
  package var indent: CGFloat = 0
  package var tail: CGFloat = 0
  /// Where its paragraph begins; nil for plain text.
  package var style: RunStyle?
  var paragraph: TextParagraph? { style?.paragraph }
  package var startsParagraph = false
  /// It stands beside the line before, on the same baseline.
  package var sharesLine = false
  /// How much further down it stands than it would, in points.
  package var pushedDown: CGFloat = 0
  /// Whether its paragraph goes on below because the line was full.
  package var isBroken = false
  /// With the spaces it was broken at; zero for a line that was not broken.
  var filledWidth: CGFloat = 0

  package var text: String { runs.map(\.text).joined() }

  /// The line with the place of every character, for drawing. Computed when asked: measuring does not need it.
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
    /// From the start of the line, in points; drawn there whatever the advance of the drawing font is.
    package var x: CGFloat
    package var advance: CGFloat
  }

  package var text: String
  package var font: ResolvedFont
  package var style: RunStyle?
  /// From the start of the line.
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
