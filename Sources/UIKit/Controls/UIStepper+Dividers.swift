// Between the halves of a stepper.
extension UIStepper {
  /// In place of the line between the halves, as high as the stepper. A half at which the value has come to its end is
  /// disabled.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividers[.init(left: leftState.rawValue, right: rightState.rawValue)] = image
  }

  public func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? {
    dividers[.init(left: leftState.rawValue, right: rightState.rawValue)]
  }

  /// The image of the normal states does for those without one.
  var shownDivider: UIImage? {
    if dividers.isEmpty { return nil }
    let minus = state(of: value > minimumValue), plus = state(of: value < maximumValue)
    let (left, right) = isRightToLeft ? (plus, minus) : (minus, plus)
    return dividers[.init(left: left.rawValue, right: right.rawValue)] ?? dividers[.init(left: 0, right: 0)]
  }

  private func state(of goesOn: Bool) -> State { isEnabled && (wraps || goesOn) ? .normal : .disabled }
}
