import CoreTypes

/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`, as written.
package struct InterfaceConstraint: Sendable, Hashable {
  package enum Relation: String, Sendable, Hashable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  package var id: String
  package var position: SourcePosition
  /// The identifier of a view or layout guide; nil for the view that contains the constraint.
  package var firstItem: String?
  package var firstAttribute: ConstraintAttribute
  package var relation = Relation.equal
  package var secondItem: String?
  package var secondAttribute: ConstraintAttribute?
  package var multiplier = 1.0
  package var constant = 0.0
  package var priority: Float = 1000
  /// Whether standard spacing was chosen; `constant` is then only the canvas value.
  package var isSymbolic = false
  /// The symbol type, such as `layoutAnchor`; nil if not written.
  package var symbolType: String?
  package var identifier: String?
  /// Whether the constraint is removed at build time; loading skips it.
  package var isPlaceholder = false
  /// The constants by size class.
  package var variations: [Variation] = []

  package init(id: String, position: SourcePosition, firstAttribute: ConstraintAttribute) {
    (self.id, self.position, self.firstAttribute) = (id, position, firstAttribute)
  }
}

/// The values of `NSLayoutConstraint.Attribute`; the raw values are UIKit's.
package enum ConstraintAttribute: Int, Sendable, Hashable, CaseIterable {
  case notAnAttribute = 0
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
}
