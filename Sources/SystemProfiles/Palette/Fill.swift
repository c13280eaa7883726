import CoreTypes

/// A color, or a gradient from top to bottom.
package struct Fill: Sendable, Hashable {
  package var top: RGBAColor
  package var bottom: RGBAColor

  package init(_ color: RGBAColor) { (top, bottom) = (color, color) }

  package init(top: RGBAColor, bottom: RGBAColor) { (self.top, self.bottom) = (top, bottom) }

  package var isGradient: Bool { top != bottom }
}
