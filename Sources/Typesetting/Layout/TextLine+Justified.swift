import CoreTypes

extension TextLine {
  /// Returns the line with the position of every character, with spaces widened to fill a width. The last line of a
  /// paragraph, and a line without spaces, are unchanged.
  ///
  /// > Basis: documented, but for scripts without spaces, whose characters stay together here (assumed).
  package func justifiedGlyphRuns(in room: CGFloat) -> [GlyphRun] {
    var runs = glyphRuns
    let gaps = runs.reduce(0) { $0 + $1.clusters.count(where: \.isSpace) }
    guard isBroken, gaps > 0, room > width else { return runs }
    let added = (room - width) / CGFloat(gaps)
    var shift: CGFloat = 0
    for index in runs.indices { runs[index].spread(by: added, &shift) }
    return runs
  }
}

extension GlyphRun {
  fileprivate mutating func spread(by added: CGFloat, _ shift: inout CGFloat) {
    x += shift
    for index in clusters.indices {
      clusters[index].x += shift
      guard clusters[index].isSpace else { continue }
      clusters[index].advance += added
      shift += added
      width += added
    }
  }
}

extension GlyphRun.Cluster {
  fileprivate var isSpace: Bool { text == " " }
}
