extension ResolvedFont {
  /// Whether widths come from a table that was fitted to saved text, or that substitutes for another font's. The width
  /// of a few words is then off by up to a point.
  package var widthsAreApproximate: Bool {
    resolution.isSubstitute || resolution.advanceScale != 1 || resolution.tracking != 0
      || resolution.face.name.hasPrefix("SF")
  }
}
