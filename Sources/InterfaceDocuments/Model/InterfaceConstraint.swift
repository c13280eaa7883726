import CoreTypes

/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`, as written.
package struct InterfaceConstraint: Sendable, Hashable {
  package enum Relation: String, Sendable, Hashable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  package var id: String
  package var position: SourcePosition
  /// A view, a controller's layout guide or a view's; nil: the view that holds the constraint.
  package var firstItem: String?
  package var firstAttribute: ConstraintAttribute
  package var relation = Relation.equal
  package var secondItem: String?
  package var secondAttribute: ConstraintAttribute?
  package var multiplier = 1.0
  package var constant = 0.0
  package var priority: Float = 1000
  /// The standard spacing was chosen; `constant` is only what the canvas showed.
  package var isSymbolic = false
  /// `layoutAnchor` and the like; nil when not written.
  package var symbolType: String?
  package var identifier: String?
  /// Removed at build time: to be skipped at load.
  package var isPlaceholder = false
  /// Constants by size class.
  package var variations: [Variation] = []

  package init(id: String, position: SourcePosition, firstAttribute: ConstraintAttribute) {
    (self.id, self.position, self.firstAttribute) = (id, position, firstAttribute)
  }
}

/// `NSLayoutConstraint.Attribute`; raw values are UIKit's.
package enum ConstraintAttribute: Int, Sendable, Hashable, CaseIterable {
  case notAnAttribute = 0
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
}
