import CoreTypes
import Typesetting

extension TextLine {
  /// The line as runs to draw, from left to right.
  ///
  /// - Parameters:
  ///   - origin: the left end of the baseline.
  ///   - isRightToLeft: the direction of the paragraph; it decides where mixed text and punctuation go.
  ///   - color: of a styled run, by its index in the line.
  package func textRuns(
    origin: CGPoint, isRightToLeft: Bool = false, color: (Int) -> RGBAColor
  ) -> [TextRun] {
    let runs = glyphRuns
    let cells = runs.indices.flatMap { runs[$0].cells(run: $0) }
    let order = VisualOrder(cells.map(\.text), isRightToLeft: isRightToLeft)
    var x = origin.x
    return order.stretches(breakingWhere: { cells[$0].run != cells[$1].run }).map { stretch in
      let run = cells[stretch.range.lowerBound].run
      let drawn = TextRun(
        cells[stretch.range], font: FontRequest(runs[run].font), color: color(run),
        origin: CGPoint(x: x, y: origin.y), isRightToLeft: stretch.isRightToLeft)
      x += drawn.width
      return drawn
    }
  }
}

/// A character of a line and the space that it takes.
private struct Cell {
  let text: String
  let width: CGFloat
  /// The index of its styled run.
  let run: Int
}

extension GlyphRun {
  fileprivate func cells(run: Int) -> [Cell] {
    clusters.indices.map { i in
      let end = i + 1 < clusters.count ? clusters[i + 1].x : x + width
      return Cell(text: clusters[i].text, width: end - clusters[i].x, run: run)
    }
  }
}

extension TextRun {
  fileprivate init(
    _ cells: ArraySlice<Cell>, font: FontRequest, color: RGBAColor, origin: CGPoint, isRightToLeft: Bool
  ) {
    let width = cells.reduce(0) { $0 + $1.width }
    var start: CGFloat = 0
    let offsets = cells.map { cell in
      defer { start += cell.width }
      return isRightToLeft ? width - start - cell.width : start
    }
    self.init(
      text: cells.map(\.text).joined(), clusterOffsets: offsets, width: width, font: font, color: color,
      origin: origin, isRightToLeft: isRightToLeft)
  }
}
