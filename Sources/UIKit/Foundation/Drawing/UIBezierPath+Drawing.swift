import DisplayLists

// A path draws on what is being drawn on; elsewhere nothing happens.
extension UIBezierPath {
  var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }

  var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.cap, join: lineJoinStyle.join, dashes: dash.lengths, dashPhase: dash.phase,
      miterLimit: miterLimit)
  }
}
