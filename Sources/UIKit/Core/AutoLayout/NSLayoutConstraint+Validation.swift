// The pairings that UIKit rejects, with the messages of each iOS release.
extension NSLayoutConstraint {
  /// Raises an exception if the constraint is illegal.
  func raiseProblem() {
    if let problem { Exception.invalidArgument.raise(problem) }
  }

  /// Whether a quick check proves the constraint legal: it has two locations, two lengths, or one length. This covers
  /// most constraints.
  private var isPlainlyLegal: Bool {
    first?.isItem == true && firstAttribute != .notAnAttribute && isPlainPair && multiplier.isFinite
      && constant.isFinite
  }

  private var isPlainPair: Bool {
    guard second != nil else { return !firstAttribute.isLocation }
    guard second?.isItem == true, secondAttribute != .notAnAttribute else { return false }
    let areLocations = firstAttribute.isLocation
    guard areLocations == secondAttribute.isLocation else { return false }
    return !areLocations
      || multiplier != 0 && !firstAttribute.directionality.clashes(with: secondAttribute.directionality)
  }

  /// The reason why the constraint is illegal; nil if it is legal.
  var problem: String? { isPlainlyLegal ? nil : (incompleteness ?? badPairing).map(worded) }

  private var session: Session { (firstItem as? LayoutItem)?.owningItemView?.session ?? .current }

  private func worded(_ problem: ConstraintProblem) -> String {
    let item = firstItem.map { "\($0)" } ?? "(null)"
    return problem.reason(item: item, session)
  }

  private var incompleteness: ConstraintProblem? {
    if firstItem == nil || (firstAttribute == .notAnAttribute && distances?.first == nil) { return .noFirstItem }
    if mentionsStranger { return .notAnItem }
    if !multiplier.isFinite { return .notFinite("Multiplier", "multiplier", multiplier) }
    if !constant.isFinite { return .notFinite("Constant", "constant", constant) }
    return nil
  }

  /// Distances between two anchors count as lengths, such as a width.
  private var badPairing: ConstraintProblem? {
    let hasSecond = secondItem != nil && (secondAttribute != .notAnAttribute || distances?.second != nil)
    if firstAttribute.isLocation && (!hasSecond || multiplier == 0) { return .locationAlone }
    guard hasSecond else { return nil }
    // Width and height can be paired, as an aspect ratio. So can locations on different axes, which the tests of a
    // client use.
    if firstAttribute.isLocation != secondAttribute.isLocation { return .badPair }
    if firstAttribute.directionality.clashes(with: secondAttribute.directionality),
      session.behaves(.directionsCannotBeMixed)
    {
      return .mixedDirections
    }
    return nil
  }
}

/// The reasons why a constraint is illegal.
///
/// > Source: published logs of each generation. Recalled: the sentences about numbers and about a missing first item.
@MainActor enum ConstraintProblem {
  case noFirstItem, notAnItem, locationAlone, badPair, mixedDirections
  case notFinite(_ name: String, _ key: String, CGFloat)

  /// - Parameter item: the first item's description.
  func reason(item: String, _ session: Session) -> String {
    if case .notFinite(let name, let key, let number) = self {
      return "\(name) is not finite!  That's illegal.  \(key):\(number.described)"
    }
    return (namesItem(session) ? "NSLayoutConstraint for \(item): " : Self.initializer) + message(session)
  }

  private static let initializer =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  /// Whether the message names the first item. Messages about an item of the wrong kind do so one release earlier.
  private func namesItem(_ session: Session) -> Bool {
    if case .notAnItem = self { return session.behaves(.hasAnchorsAndStackViews) }
    return session.behaves(.constraintErrorsNameTheItem)
  }

  private func message(_ session: Session) -> String {
    switch self {
    case .noFirstItem: return "Constraint must contain a first layout item"
    case .notAnItem:
      return session.behaves(.hasAnchorsAndStackViews)
        ? "Constraint items must each be a view or layout guide."
        : "Constraint items must each be an instance of UIView or subclass"
    case .locationAlone:
      return """
        A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal \
        constraint of a location equal to a constant. Location attributes must be specified in pairs
        """ + (session.behaves(.constraintErrorsNameTheItem) ? "." : "")
    case .badPair: return "Invalid pairing of layout attributes"
    case .mixedDirections:
      return """
        A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
        Use leading/trailing for both or neither.
        """
    case .notFinite: return ""
    }
  }
}

extension UILayoutPriority {
  var isLegal: Bool { rawValue > 0 && rawValue <= UILayoutPriority.required.rawValue }

  /// The nearest legal priority.
  var legalized: UILayoutPriority {
    rawValue > 0 ? min(self, .required) : UILayoutPriority(.leastNormalMagnitude)
  }

  /// Raises the exception for an illegal priority.
  ///
  /// > Source: the bounds, `NSLayoutConstraint.priority` reference; the second sentence, as apps quote it.
  /// > Basis: recalled, the first sentence; assumed, that it is the same exception as for the other rule about
  /// > priorities.
  func raiseIllegal() -> Never {
    Exception.internalInconsistency.raise(
      """
      It's illegal to set priority:\(described).  Priorities must be greater than 0 and less or equal to \
      NSLayoutPriorityRequired, which is 1000.000000.
      """)
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
