import CoreTypes

/// An outline. The common shapes keep their name, so that dumps stay readable and players can take short cuts.
package enum Path: Sendable, Hashable {
  case rect(CGRect)
  /// A radius beyond half of the shorter side counts as that half.
  case roundedRect(CGRect, radius: CGFloat)
  /// The ellipse that touches the four sides.
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

/// Which side of a self-crossing outline is the inside.
package enum FillRule: Sendable, Hashable {
  case nonZero
  case evenOdd
}
