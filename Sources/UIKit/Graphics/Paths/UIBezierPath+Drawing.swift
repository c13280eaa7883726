import DisplayLists

// A path draws on what is being drawn on; elsewhere nothing happens.
extension UIBezierPath {
  public func fill() { UIGraphicsGetCurrentContext()?.fill(outline, fillRule) }

  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(outline, strokeStyle) }

  /// - Parameter alpha: 0…1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha) { $0.fill(outline, fillRule) }
  }

  /// - Parameter alpha: 0…1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha) { $0.stroke(outline, strokeStyle) }
  }

  /// What is drawn from now on is seen inside of the path only.
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: outline, fillRule) }

  private var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.cap, join: lineJoinStyle.join, dashes: dash.lengths, dashPhase: dash.phase)
  }
}
