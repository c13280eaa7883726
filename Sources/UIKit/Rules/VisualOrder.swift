import Typesetting

/// A line's characters in the order in which they stand, cut where font or direction changes.
///
/// Letters of the other direction are kept together and turned as one piece; neutral characters follow the paragraph
/// unless the same direction is on both of their sides.
/// > Source: Unicode Standard Annex #9, rules W7, N1, N2 and L2, for two levels without explicit marks.
struct VisualOrder {
  struct Run {
    var text: String
    var font: ResolvedFont
    var style: RunStyle?
    /// From the start of the line.
    var x: CGFloat
    /// The left edge of each character, relative to `x`.
    var offsets: [CGFloat]
    var width: CGFloat
    var isRightToLeft: Bool
  }

  private(set) var runs: [Run] = []

  /// - Parameter isRightToLeft: the direction of the paragraph.
  init(_ glyphRuns: [GlyphRun], isRightToLeft: Bool) {
    let directions = Self.directions(of: glyphRuns.flatMap(\.clusters).map(\.text), base: isRightToLeft)
    guard isRightToLeft || directions.contains(true) else {
      runs = glyphRuns.map { Run($0.clusters[...], of: $0, isRightToLeft: false) }
      return
    }
    var pieces = Self.pieces(of: glyphRuns, directions)
    if isRightToLeft { pieces.reverse() } else { Self.reverseStretches(in: &pieces) { $0.isRightToLeft } }
    if isRightToLeft { Self.reverseStretches(in: &pieces) { !$0.isRightToLeft } }
    place(pieces)
  }

  private mutating func place(_ pieces: [Run]) {
    var x: CGFloat = 0
    for var piece in pieces {
      piece.x = x
      x += piece.width
      runs.append(piece)
    }
  }

  private static func pieces(of glyphRuns: [GlyphRun], _ directions: [Bool]) -> [Run] {
    var pieces: [Run] = [], first = 0
    for run in glyphRuns {
      var start = 0
      for end in 1...max(1, run.clusters.count) where start < run.clusters.count {
        if end < run.clusters.count, directions[first + end] == directions[first + start] { continue }
        pieces.append(Run(run.clusters[start..<end], of: run, isRightToLeft: directions[first + start]))
        start = end
      }
      first += run.clusters.count
    }
    return pieces
  }

  private static func reverseStretches(in pieces: inout [Run], _ belongs: (Run) -> Bool) {
    var start = 0
    while start < pieces.count {
      let end = pieces[start...].firstIndex { !belongs($0) } ?? pieces.count
      pieces[start..<end].reverse()
      start = end + 1
    }
  }
}

// MARK: Directions

extension VisualOrder {
  private static func directions(of characters: [String], base: Bool) -> [Bool] {
    let strong = characters.map(\.strongDirection)
    var after: Bool? = nil
    var following = strong
    for index in strong.indices.reversed() {
      after = strong[index] ?? after
      following[index] = after
    }
    var before = base
    return strong.indices.map { index in
      if let direction = strong[index] { before = direction }
      return strong[index] ?? (before == (following[index] ?? base) ? before : base)
    }
  }
}

extension String {
  /// True for letters of right-to-left scripts, false for other letters and digits, nil for what takes either side.
  fileprivate var strongDirection: Bool? {
    guard let scalar = unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return scalar.properties.isAlphabetic ? true : scalar.properties.numericType == nil ? nil : false
    default:
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil ? false : nil
    }
  }
}

extension VisualOrder.Run {
  fileprivate init(_ clusters: ArraySlice<GlyphRun.Cluster>, of run: GlyphRun, isRightToLeft: Bool) {
    let start = clusters.first?.x ?? run.x
    let end = clusters.endIndex < run.clusters.count ? run.clusters[clusters.endIndex].x : run.x + run.width
    self.init(
      text: clusters.map(\.text).joined(), font: run.font, style: run.style, x: start,
      offsets: clusters.map { isRightToLeft ? end - $0.x - $0.advance : $0.x - start }, width: end - start,
      isRightToLeft: isRightToLeft)
  }
}
