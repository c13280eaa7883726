import Typesetting

/// A face without a size. Its metrics are in font units: ``unitsPerEm`` units equal the size of a font.
///
/// Glyph numbers and glyph advances are not available. Measure text in a ``UIFont``.
public final class CGFont: Sendable {
  public let postScriptName: CFString?
  public let unitsPerEm: Int32
  public let ascent: Int32
  /// The distance from the baseline to the bottom, negative.
  public let descent: Int32
  public let leading: Int32
  public let capHeight: Int32
  public let xHeight: Int32

  /// - Parameter name: the PostScript name, the family name or the full name.
  /// - Returns: nil for a name that neither the session's iOS nor the program has.
  public init?(_ name: CFString) {
    guard let found = UIFont(name: name, size: 12) else { return nil }
    let units = found.unitsPerEm, font = found.withSize(CGFloat(units))
    func number(_ length: CGFloat) -> Int32 { Int32(length.rounded()) }
    (postScriptName, unitsPerEm) = (font.fontName, Int32(units))
    (ascent, descent, leading) = (number(font.ascender), number(font.descender), number(font.leading))
    (capHeight, xHeight) = (number(font.capHeight), number(font.xHeight))
  }
}
