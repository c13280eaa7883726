import DisplayLists
import Typesetting

/// The characters of a line in visual order, divided where the font, style or direction changes.
struct GlyphRunLine {
  struct Run {
    var text: String
    var font: ResolvedFont
    var style: RunStyle?
    /// The distance from the start of the line.
    var x: CGFloat
    /// The left edge of each character, relative to `x`.
    var offsets: [CGFloat]
    var width: CGFloat
    var isRightToLeft: Bool
  }

  let runs: [Run]

  /// - Parameter isRightToLeft: the direction of the paragraph.
  init(_ glyphRuns: [GlyphRun], isRightToLeft: Bool) {
    let keepsOrder = !isRightToLeft && !glyphRuns.contains { $0.text.mayBeReordered }
    runs = keepsOrder ? Self.plainRuns(glyphRuns) : Self.orderedRuns(glyphRuns, isRightToLeft: isRightToLeft)
  }

  /// The runs of a line without right-to-left text.
  private static func plainRuns(_ glyphRuns: [GlyphRun]) -> [Run] {
    var x: CGFloat = 0
    return glyphRuns.filter { !$0.clusters.isEmpty }.map { source in
      let run = Run(source.clusters[...], text: source.text, of: source, x: x, isRightToLeft: false)
      x += run.width
      return run
    }
  }

  private static func orderedRuns(_ glyphRuns: [GlyphRun], isRightToLeft: Bool) -> [Run] {
    let cells = glyphRuns.indices.flatMap { run in glyphRuns[run].clusters.indices.map { (run: run, index: $0) } }
    let texts = cells.map { glyphRuns[$0.run].clusters[$0.index].text }
    let order = VisualOrder(texts, isRightToLeft: isRightToLeft)
    var x: CGFloat = 0
    return order.stretches(breakingWhere: { cells[$0].run != cells[$1].run }).map { stretch in
      let first = cells[stretch.range.lowerBound], source = glyphRuns[first.run]
      let clusters = source.clusters[first.index..<first.index + stretch.range.count]
      let run = Run(
        clusters, text: clusters.map(\.text).joined(), of: source, x: x, isRightToLeft: stretch.isRightToLeft)
      x += run.width
      return run
    }
  }
}

extension GlyphRunLine.Run {
  fileprivate init(
    _ clusters: ArraySlice<GlyphRun.Cluster>, text: String, of run: GlyphRun, x: CGFloat, isRightToLeft: Bool
  ) {
    let start = clusters.first?.x ?? run.x
    let end = clusters.endIndex < run.clusters.count ? run.clusters[clusters.endIndex].x : run.x + run.width
    self.init(
      text: text, font: run.font, style: run.style, x: x,
      offsets: clusters.map { isRightToLeft ? end - $0.x - $0.advance : $0.x - start }, width: end - start,
      isRightToLeft: isRightToLeft)
  }
}

extension String {
  /// False for ASCII without carriage returns, which form one character with a line feed.
  fileprivate var mayBeReordered: Bool { utf8.contains { $0 >= 0x80 || $0 == 0x0D } }
}
