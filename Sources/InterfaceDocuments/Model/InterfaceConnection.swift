import CoreTypes

/// A connection from the object that contains it.
package struct InterfaceConnection: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case outlet(property: String)
    case outletCollection(property: String, appends: Bool)
    /// `events` is a `UIControl.Event` mask; 0 for bar items and gesture recognizers.
    case action(selector: String, events: UInt)
    case segue(InterfaceSegue)
  }

  package var id: String
  package var position: SourcePosition
  package var kind: Kind
  /// The identifier of the object at the other end; `-1` is File's Owner, `-2` First Responder.
  package var destination: String

  package var segue: InterfaceSegue? {
    if case .segue(let segue) = kind { segue } else { nil }
  }
}

package struct InterfaceSegue: Sendable, Hashable {
  /// `show`, `push`, `embed`, `relationship`, `unwind` …
  package var kind: String
  /// `rootViewController`, `viewControllers`, `masterViewController` … of a relationship.
  package var relationship: String?
  package var identifier: String?
  package var destination: String
  package var customClass: String?
  package var customModule: String?
  package var unwindAction: String?
  package var modalPresentationStyle: String?
  package var modalTransitionStyle: String?
  package var popoverAnchor: String?
  /// The trigger, `accessoryAction` for a row's accessory button; nil for the object's default action.
  package var trigger: String?
  /// The method of the source that creates the destination, an `@IBSegueAction`.
  package var creationSelector: String?
  package var isAnimated = true
}
