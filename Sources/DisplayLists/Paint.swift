import CoreTypes

package enum Paint: Sendable, Hashable {
  case solid(RGBAColor)
  case linearGradient(LinearGradient)
}

/// Colours along the line from `start` to `end`; beyond the ends the outermost colours go on.
package struct LinearGradient: Sendable, Hashable {
  package struct Stop: Sendable, Hashable {
    /// 0 at the start of the line, 1 at its end.
    package var location: Double
    package var color: RGBAColor

    package init(_ location: Double, _ color: RGBAColor) { (self.location, self.color) = (location, color) }
  }

  /// In ascending order of location.
  package var stops: [Stop]
  /// In the coordinates of the filled path.
  package var start: CGPoint
  package var end: CGPoint

  package init(stops: [Stop], start: CGPoint, end: CGPoint) {
    (self.stops, self.start, self.end) = (stops, start, end)
  }
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

  package init(
    width: CGFloat, cap: Cap = .butt, join: Join = .miter, dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.width, self.cap, self.join, self.dashes, self.dashPhase) = (width, cap, join, dashes, dashPhase)
  }
}
