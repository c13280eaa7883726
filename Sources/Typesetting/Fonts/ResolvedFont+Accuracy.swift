extension ResolvedFont {
  /// Whether widths come from a table that was fitted to saved texts, or that stands in for another font's. In a text of
  /// some words they are off by up to a point.
  package var widthsAreApproximate: Bool {
    resolution.isSubstitute || resolution.advanceScale != 1 || resolution.tracking != 0
      || resolution.face.name.hasPrefix("SF")
  }
}
