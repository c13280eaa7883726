import CoreTypes

extension FontFace {
  /// Helvetica Neue Thin, from the Light table, that is an estimate itself: stems that stand alone lose most.
  ///
  /// > Basis: derived. Two factors fitted to 25 widths that Xcode 5 and 6 saved: 10 are exact and 18 within .6 points,
  /// > with one factor for all characters 4 and 11.
  static let helveticaNeueThin = FontFace(name: "HelveticaNeue-Thin", derivedFrom: .helveticaNeueLight) {
    scalar, units in
    Int((CGFloat(units) * (slenderScalars.contains(scalar) ? 0.81 : 0.96)).rounded())
  }

  /// Letters of one stem, and the space.
  private static let slenderScalars = Set(
    " Ifijlrt\u{CC}\u{CD}\u{CE}\u{CF}\u{EC}\u{ED}\u{EE}\u{EF}".unicodeScalars.map(\.value))
}
