import CoreTypes

package enum Paint: Sendable, Hashable {
  case solid(RGBAColor)
  case linearGradient(LinearGradient)
  case radialGradient(RadialGradient)
  case tiles(Tiles)
}

/// A colour at a place between the ends of a gradient.
package struct GradientStop: Sendable, Hashable {
  /// 0 at the start, 1 at the end.
  package var location: Double
  package var color: RGBAColor

  package init(_ location: Double, _ color: RGBAColor) { (self.location, self.color) = (location, color) }
}

/// Colours along the line from `start` to `end`; beyond the ends the outermost colours go on.
package struct LinearGradient: Sendable, Hashable {
  package typealias Stop = GradientStop

  /// In ascending order of location.
  package var stops: [Stop]
  /// In the coordinates of the filled path.
  package var start: CGPoint
  package var end: CGPoint

  package init(stops: [Stop], start: CGPoint, end: CGPoint) {
    (self.stops, self.start, self.end) = (stops, start, end)
  }
}

/// Colours on circles between two; inside of the first and outside of the second the outermost colours go on.
package struct RadialGradient: Sendable, Hashable {
  package struct Circle: Sendable, Hashable {
    package var center: CGPoint
    package var radius: CGFloat

    package init(center: CGPoint, radius: CGFloat) { (self.center, self.radius) = (center, radius) }
  }

  /// In ascending order of location.
  package var stops: [GradientStop]
  /// In the coordinates of the filled path.
  package var start: Circle
  package var end: Circle

  package init(stops: [GradientStop], start: Circle, end: Circle) {
    (self.stops, self.start, self.end) = (stops, start, end)
  }
}

/// A picture that is repeated in both directions.
package struct Tiles: Sendable, Hashable {
  package var image: ImageReference
  /// Where one of them lies, in the coordinates of the filled path.
  package var tile: CGRect

  package init(_ image: ImageReference, tile: CGRect) { (self.image, self.tile) = (image, tile) }
}

package struct StrokeStyle: Sendable, Hashable {
  package enum Cap: String, Sendable { case butt, round, square }
  package enum Join: String, Sendable { case miter, round, bevel }

  /// In points.
  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  /// Lengths of line and gap in turn; empty for a solid line.
  package var dashes: [CGFloat]
  package var dashPhase: CGFloat
  /// The greatest length of a pointed corner, from its inner to its outer end, in line widths; longer ones are cut off.
  package var miterLimit: CGFloat
  /// False: without anti-aliasing.
  package var smoothsEdges: Bool

  package init(
    width: CGFloat, cap: Cap = .butt, join: Join = .miter, dashes: [CGFloat] = [], dashPhase: CGFloat = 0,
    miterLimit: CGFloat = 10, smoothsEdges: Bool = true
  ) {
    (self.width, self.cap, self.join, self.dashes, self.dashPhase) = (width, cap, join, dashes, dashPhase)
    (self.miterLimit, self.smoothsEdges) = (miterLimit, smoothsEdges)
  }
}
