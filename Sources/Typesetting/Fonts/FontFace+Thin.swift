import CoreTypes

extension FontFace {
  /// Helvetica Neue Thin, computed from the Light table, which is itself an estimate. Letters of a single stem shrink
  /// most.
  ///
  /// > Basis: derived. Two factors, and near them advances for the letters of 28 widths that Xcode 5 and 6 saved: all
  /// > are exact, with the factors alone 11. A width that is left out of the fit is .64 points off on average, by the
  /// > factors alone .85.
  static let helveticaNeueThin = FontFace(name: "HelveticaNeue-Thin", derivedFrom: .helveticaNeueLight) {
    scalar, units in
    fittedThin[scalar] ?? Int((CGFloat(units) * (slenderScalars.contains(scalar) ? 0.81 : 0.96)).rounded())
  }

  /// The letters of a single stem, and the space.
  private static let slenderScalars = Set(
    " Ifijlrt\u{CC}\u{CD}\u{CE}\u{CF}\u{EC}\u{ED}\u{EE}\u{EF}".unicodeScalars.map(\.value))

  private static let fittedThin = advances(
    """
    space 231 ( 244 ) 243 A 615 B 615 C 714 D 670 F 517 I 202 M 840 N 676 O 752 P 597 R 649 S 634 T 549 V 573 a
    502 c 493 d 564 e 518 f 242 g 561 h 498 i 180 k 495 m 840 n 543 o 526 p 554 r 269 s 474 t 256 u 528 v 460 y
    443
    """)

  /// Parses a list of letters and "space", each followed by its advance in font units.
  static func advances(_ list: String) -> [UInt32: Int] {
    let words = list.split(whereSeparator: \.isWhitespace)
    let pairs = zip(words, words.dropFirst()).enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return pairs.reduce(into: [:]) { table, pair in
      guard let scalar = (pair.0 == "space" ? " " : pair.0).unicodeScalars.first, let units = Int(pair.1) else {
        return
      }
      table[scalar.value] = units
    }
  }
}
