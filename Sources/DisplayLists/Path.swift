import CoreTypes

/// An outline. Common shapes have their own cases, for readable dumps and faster players.
package enum Path: Sendable, Hashable {
  case rect(CGRect)
  /// A rounded rectangle. A radius beyond half of the shorter side counts as that half.
  case roundedRect(CGRect, radius: CGFloat)
  /// The ellipse inscribed in the rectangle.
  case oval(CGRect)
  case outline([PathElement], rule: FillRule)

  package static func outline(_ elements: [PathElement]) -> Path { .outline(elements, rule: .nonZero) }

  package static func line(from start: CGPoint, to end: CGPoint) -> Path { .outline([.move(start), .line(end)]) }
}

package enum PathElement: Sendable, Hashable {
  case move(CGPoint)
  case line(CGPoint)
  case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
  case close
}

/// The rule for the inside of a self-intersecting outline.
package enum FillRule: Sendable, Hashable {
  case nonZero
  case evenOdd
}
