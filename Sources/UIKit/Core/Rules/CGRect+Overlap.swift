extension CGRect {
  /// Whether the rectangles have more than an edge in common, as Core Graphics means `intersects`: Foundation's on Linux is
  /// true of rectangles that only touch. A rectangle without a size overlaps what it is inside of.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX.orBeyond(minX) && minY < other.maxY && other.minY < maxY.orBeyond(minY)
  }
}

extension CGFloat {
  /// The end of a span, for one without a length just after its start.
  fileprivate func orBeyond(_ start: CGFloat) -> CGFloat { self > start ? self : start.nextUp }
}
