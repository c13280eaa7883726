// The divider between the halves of a stepper.
extension UIStepper {
  /// The divider for the current states, or else that of the normal states.
  var shownDivider: UIImage? {
    if dividers.isEmpty { return nil }
    let minus = state(of: value > minimumValue), plus = state(of: value < maximumValue)
    let (left, right) = isRightToLeft ? (plus, minus) : (minus, plus)
    return dividers[.init(left: left.rawValue, right: right.rawValue)] ?? dividers[.init(left: 0, right: 0)]
  }

  private func state(of goesOn: Bool) -> State { isEnabled && (wraps || goesOn) ? .normal : .disabled }
}
