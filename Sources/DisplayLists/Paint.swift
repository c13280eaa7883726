import CoreTypes

package enum Paint: Sendable, Hashable {
  case solid(RGBAColor)
  case linearGradient(LinearGradient)
  case radialGradient(RadialGradient)
  case tiles(Tiles)
}

/// A color at a position between the ends of a gradient.
package struct GradientStop: Sendable, Hashable {
  /// The position: 0 at the start, 1 at the end.
  package var location: Double
  package var color: RGBAColor

  package init(_ location: Double, _ color: RGBAColor) { (self.location, self.color) = (location, color) }
}

/// A gradient along the line from `start` to `end`; the outermost colors extend beyond the ends.
package struct LinearGradient: Sendable, Hashable {
  package typealias Stop = GradientStop

  /// The stops in ascending order of location.
  package var stops: [Stop]
  /// The start in the coordinates of the filled path.
  package var start: CGPoint
  package var end: CGPoint

  package init(stops: [Stop], start: CGPoint, end: CGPoint) {
    (self.stops, self.start, self.end) = (stops, start, end)
  }
}

/// A gradient between two circles; the outermost colors extend inside the first and outside the second.
package struct RadialGradient: Sendable, Hashable {
  package struct Circle: Sendable, Hashable {
    package var center: CGPoint
    package var radius: CGFloat

    package init(center: CGPoint, radius: CGFloat) { (self.center, self.radius) = (center, radius) }
  }

  /// The stops in ascending order of location.
  package var stops: [GradientStop]
  /// The start in the coordinates of the filled path.
  package var start: Circle
  package var end: Circle

  package init(stops: [GradientStop], start: Circle, end: Circle) {
    (self.stops, self.start, self.end) = (stops, start, end)
  }
}

/// An image that is repeated in both directions.
package struct Tiles: Sendable, Hashable {
  package var image: ImageReference
  /// The frame of one tile, in the coordinates of the filled path.
  package var tile: CGRect

  package init(_ image: ImageReference, tile: CGRect) { (self.image, self.tile) = (image, tile) }
}

package struct StrokeStyle: Sendable, Hashable {
  package enum Cap: String, Sendable { case butt, round, square }
  package enum Join: String, Sendable { case miter, round, bevel }

  /// The width in points.
  package var width: CGFloat
  package var cap: Cap
  package var join: Join
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  package var dashes: [CGFloat]
  package var dashPhase: CGFloat
  /// The limit of a mitered corner's length, from its inner to its outer end, in line widths; longer ones are cut off.
  package var miterLimit: CGFloat
  /// Whether the line is anti-aliased.
  package var smoothsEdges: Bool

  package init(
    width: CGFloat, cap: Cap = .butt, join: Join = .miter, dashes: [CGFloat] = [], dashPhase: CGFloat = 0,
    miterLimit: CGFloat = 10, smoothsEdges: Bool = true
  ) {
    (self.width, self.cap, self.join, self.dashes, self.dashPhase) = (width, cap, join, dashes, dashPhase)
    (self.miterLimit, self.smoothsEdges) = (miterLimit, smoothsEdges)
  }
}
