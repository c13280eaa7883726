import CoreTypes

/// A character as drawn: its advance, and the kerning with the next character.
package struct Cluster: Sendable, Hashable {
  package var advance: CGFloat
  package var kernAfter: CGFloat = 0
}

extension ResolvedFont {
  /// Returns the unrounded width of one line of text. Line breaks in the text have no width.
  ///
  /// > Complexity: one table look-up for a character and one for a pair; no allocation for Latin text.
  package func advance(of text: some StringProtocol) -> CGFloat {
    guard let plain = plainAdvance(of: text) else {
      return clusters(of: text).reduce(0) { $0 + $1.advance + $1.kernAfter }
    }
    return plain
  }

  /// Returns the offset of each character (grapheme) from the start of the line.
  package func positions(of text: some StringProtocol) -> [CGFloat] {
    var x: CGFloat = 0
    return clusters(of: text).map { cluster in
      defer { x += cluster.advance + cluster.kernAfter }
      return x
    }
  }

  /// Measures text in one pass if every scalar has a glyph; nil for any other text. Marks and joiners have no glyph, so
  /// every scalar is a character here.
  private func plainAdvance(of text: some StringProtocol) -> CGFloat? {
    guard resolution.isPlain, let (units, count) = plainUnits(of: text, face: resolution.face) else { return nil }
    var width = CGFloat(units)
    if let display = resolution.blendedFace, let (displayUnits, _) = plainUnits(of: text, face: display) {
      width += (CGFloat(displayUnits) - width) * resolution.blend
    }
    return width * unit + CGFloat(count) * tracking
  }

  private func plainUnits(of text: some StringProtocol, face: FontFace) -> (units: Int, count: Int)? {
    var units = 0
    var count = 0
    var previous = FontFace.Glyph()
    let kerns = resolution.kernsPairs
    for scalar in text.unicodeScalars {
      let glyph = face.glyph(scalar.value)
      if glyph.isMissing { return nil }
      units += Int(glyph.advance)
      if kerns { units += face.kern(previous, glyph) }
      previous = glyph
      count += 1
    }
    return (units, count)
  }

  /// Returns the characters of a line, with tracking in the advances.
  ///
  /// - Parameter joins: Whether ligatures are allowed; spaced text has none.
  package func clusters(of text: some StringProtocol, joins: Bool = true) -> [Cluster] {
    if let font = resolution.shipped {
      return clusters(of: text, in: font, joins: joins && resolution.kernsPairs, kerns: resolution.kernsPairs)
    }
    var clusters: [Cluster] = []
    clusters.reserveCapacity(text.utf8.count)
    var previous = ClusterGlyph.none
    func append(_ glyph: ClusterGlyph) {
      if !clusters.isEmpty { clusters[clusters.count - 1].kernAfter = kern(previous, glyph) }
      clusters.append(Cluster(advance: glyph.advance))
      previous = glyph
    }
    if text.isPlainASCII {
      for scalar in text.unicodeScalars { append(ClusterGlyph(scalar, font: self)) }
    } else {
      for character in text { append(ClusterGlyph(character, font: self)) }
    }
    return clusters
  }

  private func kern(_ left: ClusterGlyph, _ right: ClusterGlyph) -> CGFloat {
    guard resolution.kernsPairs else { return 0 }
    let units = CGFloat(resolution.face.kern(left.glyph, right.glyph))
    guard let display = resolution.blendedFace else { return units * unit }
    let displayUnits = CGFloat(display.kern(left.blended, right.blended))
    return (units + (displayUnits - units) * resolution.blend) * unit
  }
}

extension StringProtocol {
  /// Whether every byte is a character: ASCII without the carriage return, which may combine with a line feed.
  var isPlainASCII: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
}
