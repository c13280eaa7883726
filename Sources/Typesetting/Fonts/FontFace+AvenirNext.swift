extension FontFace {
  /// Avenir Next, with the advances of Helvetica Neue for letters that occur in no saved width.
  ///
  /// > Basis: derived from 8 widths that Xcode 7 to 10 saved (2 documents), all of which it reproduces. A width that is
  /// > left out of the fit is 2 points off on average, by Helvetica Neue's advances 3.2.
  static let avenirNextRegular = FontFace(name: "AvenirNext-Regular", derivedFrom: .helveticaNeueRegular) {
    scalar, units in
    fittedRegular[scalar] ?? units
  }

  /// Avenir Next Medium.
  ///
  /// > Basis: derived from 7 widths (4 documents) in the same way; a width that is left out of the fit is .45 points
  /// > off on average, by Helvetica Neue's advances 1.15.
  static let avenirNextMedium = FontFace(name: "AvenirNext-Medium", derivedFrom: .helveticaNeueMedium) {
    scalar, units in
    fittedMedium[scalar] ?? units
  }

  private static let fittedRegular = advances(
    """
    1 566 D 750 F 579 H 715 K 654 T 587 W 952 a 517 d 630 e 557 f 286 g 620 h 565 i 232 k 511 l 229 m 897 n 600 o
    600 p 634 r 340 s 448 t 335 u 589
    """)

  private static let fittedMedium = advances(
    """
    ! 281 , 281 : 273 H 740 L 559 T 603 W 966 a 535 b 606 d 612 e 577 f 312 h 577 i 243 l 250 m 846 n 553 o 606 r
    350 s 511 t 337 w 789
    """)
}
