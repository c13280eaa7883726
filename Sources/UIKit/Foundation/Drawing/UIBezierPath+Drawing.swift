import DisplayLists

// Paths draw in the current context. Without one, drawing does nothing.
extension UIBezierPath {
  var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.cap, join: lineJoinStyle.join, dashes: dash.lengths, dashPhase: dash.phase,
      miterLimit: miterLimit)
  }
}
