extension CGRect {
  /// Whether the rectangles share more than an edge, as Core Graphics' `intersects` does. Foundation's on Linux is also
  /// true for rectangles that only touch. An empty rectangle overlaps the rectangles that contain it.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX.orBeyond(minX) && minY < other.maxY && other.minY < maxY.orBeyond(minY)
  }
}

extension CGFloat {
  /// Returns the end of a span; for an empty span, a value just after its start.
  fileprivate func orBeyond(_ start: CGFloat) -> CGFloat { self > start ? self : start.nextUp }
}
