/// `position or length = factor × the superview's length + constant`: the effect of an autoresizing mask on one axis.
struct AutoresizingEquation {
  var factor: CGFloat
  var constant: CGFloat

  /// - Parameter part: the left or top edge, the center or the length.
  @MainActor init(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ part: Part) {
    let placement = view.layout.placement, isHorizontal = axis == .horizontal
    let position = isHorizontal ? placement.frame.minX : placement.frame.minY
    let length = isHorizontal ? placement.frame.width : placement.frame.height
    let reference = placement.superviewSize.map { isHorizontal ? $0.width : $0.height } ?? 0
    let mask = isHorizontal ? view.autoresizingMask.horizontal : view.autoresizingMask.vertical
    var shares: (position: CGFloat, size: CGFloat) = (0, 0)
    if placement.superviewSize != nil {
      shares = mask.shares(position: position, size: length, trailing: reference - position - length)
    }
    switch part {
    case .start: (factor, constant) = (shares.position, position)
    case .length: (factor, constant) = (shares.size, length)
    case .center: (factor, constant) = (shares.position + shares.size / 2, position + length / 2)
    }
    constant -= factor * reference
    if abs(constant) < 1e-9 { constant = 0 }
  }

  enum Part { case start, center, length }
}
