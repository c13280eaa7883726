// The pairings that UIKit rejects, in its words.
extension NSLayoutConstraint {
  /// What is wrong with the constraint; nil when it is legal.
  var problem: String? {
    let message = incompleteness ?? badPairing
    return message.map { "NSLayoutConstraint for \(firstItem.map { "\($0)" } ?? "nil"): \($0)" }
  }

  private var incompleteness: String? {
    if firstAttribute == .notAnAttribute || firstItem == nil { return "Constraint must contain a first layout item" }
    if mentionsStranger {
      return "Constraint items must each be a view or layout guide."
    }
    if !multiplier.isFinite { return "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)" }
    return nil
  }

  private var badPairing: String? {
    let hasSecond = secondAttribute != .notAnAttribute && secondItem != nil
    if firstAttribute.isLocation && (!hasSecond || multiplier == 0) {
      return """
        A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal \
        constraint of a location equal to a constant. Location attributes must be specified in pairs.
        """
    }
    guard hasSecond else { return nil }
    // Width and height go together: that is an aspect ratio.
    let isBadLocation = firstAttribute.isLocation && firstAttribute.axis != secondAttribute.axis
    if isBadLocation || firstAttribute.isLocation != secondAttribute.isLocation {
      return "Invalid pairing of layout attributes"
    }
    if firstAttribute.directionality.clashes(with: secondAttribute.directionality) {
      return """
        A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
        Use leading/trailing for both or neither.
        """
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  enum Directionality {
    case none, absolute, relative

    func clashes(with other: Directionality) -> Bool {
      (self == .absolute && other == .relative) || (self == .relative && other == .absolute)
    }
  }

  var isLocation: Bool { self != .width && self != .height && self != .notAnAttribute }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .notAnAttribute:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  var directionality: Directionality {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .relative
    default: .none
    }
  }
}
