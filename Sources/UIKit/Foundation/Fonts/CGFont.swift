import Typesetting

/// A face without a size. Its numbers are in units of its em, of which ``unitsPerEm`` are as long as the size of a font.
///
/// Glyphs have no numbers here, so that there are no advances of glyphs either: measure text in a ``UIFont``.
public final class CGFont: Sendable {
  public let postScriptName: CFString?
  public let unitsPerEm: Int32
  public let ascent: Int32
  /// Below 0.
  public let descent: Int32
  public let leading: Int32
  public let capHeight: Int32
  public let xHeight: Int32

  /// - Parameter name: the PostScript name, the family's or the full name.
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
