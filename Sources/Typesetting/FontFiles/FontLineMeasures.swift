/// The baseline, line spacing and letter heights of a font, in font units.
///
/// > Basis: documented: Apple's TrueType Reference Manual has "hhea" for the lines, and CoreText uses nothing else.
/// > WebKit reads "OS/2" itself where it honors USE_TYPO_METRICS, because CoreText does not.
struct FontLineMeasures: Sendable {
  private(set) var ascender: Int
  /// The distance below the baseline, positive.
  private(set) var descender: Int
  private(set) var lineGap: Int
  private(set) var capHeight: Int
  private(set) var xHeight: Int

  /// - Parameters:
  ///   - mvar: The changes of the measures along the axes of a variable font.
  ///   - coordinates: The normalized coordinates.
  ///   - letterHeight: Returns the height of a letter's outline; nil if it is unknown.
  init(
    hhea: FontBytes, os2: FontBytes, mvar: FontBytes, _ unitsPerEm: Int, _ coordinates: [Double],
    letterHeight: (Unicode.Scalar) -> Int?
  ) {
    (ascender, descender, lineGap) = (hhea.i16(4), -hhea.i16(6), max(hhea.i16(8), 0))
    if ascender == 0, descender == 0 {
      // Assumed: fonts whose table is empty.
      (ascender, descender, lineGap) = (os2.i16(68), -os2.i16(70), max(os2.i16(72), 0))
    }
    let hasHeights = os2.u16(0) >= 2
    (xHeight, capHeight) = (hasHeights ? os2.i16(86) : 0, hasHeights ? os2.i16(88) : 0)
    // Assumed for fonts without these values: as high as these letters are, else as Helvetica's.
    if xHeight <= 0 { xHeight = letterHeight("x") ?? unitsPerEm * 523 / 1000 }
    if capHeight <= 0 { capHeight = letterHeight("H") ?? unitsPerEm * 717 / 1000 }
    vary(mvar, coordinates)
    // Assumed: lines of no height.
    if ascender + descender <= 0 { (ascender, descender) = (unitsPerEm * 4 / 5, unitsPerEm / 5) }
  }

  /// Applies variations.
  ///
  /// > Source: OpenType 1.9, "MVAR".
  private mutating func vary(_ mvar: FontBytes, _ coordinates: [Double]) {
    let store = VariationStore(mvar.target16(10), coordinates: coordinates), size = mvar.u16(6)
    guard !store.isEmpty, size >= 8 else { return }
    for place in (0..<min(mvar.u16(8), 256)).map({ 12 + size * $0 }) {
      let delta = Int(store.delta(outer: mvar.u16(place + 4), inner: mvar.u16(place + 6)).rounded())
      switch mvar.tag(place) {
      case "hasc": ascender += delta
      case "hdsc": descender -= delta
      case "hlgp": lineGap += delta
      case "xhgt": xHeight += delta
      case "cpht": capHeight += delta
      default: break
      }
    }
  }
}
