import CoreTypes

/// A tab stop, which positions the text after a tab.
package struct TabStop: Sendable, Hashable {
  /// The alignment at the stop: of the start, the middle or the end of the text up to the next tab.
  package enum Alignment: Sendable, Hashable { case start, middle, end }

  /// The distance from the leading edge of the block in points, including indents.
  package var location: CGFloat
  package var alignment: Alignment
  /// The characters whose first occurrence is at the stop, instead of the end of the text.
  package var terminators: Set<Unicode.Scalar>

  package init(_ location: CGFloat, _ alignment: Alignment = .start, terminators: Set<Unicode.Scalar> = []) {
    (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
  }
}

/// The tab stops of a paragraph, in the order of their locations.
package struct TabRuler: Sendable, Hashable {
  package var stops: [TabStop]
  /// The distance between the stops after the last one, in points; 0 for the standard distance.
  package var interval: CGFloat

  /// The standard distance between tab stops.
  ///
  /// > Basis: documented, twelve stops 28 points apart; that they continue after the last is assumed.
  package static let standardInterval: CGFloat = 28
  package static let standard = TabRuler(stops: (1...12).map { TabStop(CGFloat($0) * standardInterval) })

  package init(stops: [TabStop], interval: CGFloat = 0) { (self.stops, self.interval) = (stops, interval) }

  /// Returns the first stop after `x`.
  func stop(after x: CGFloat) -> TabStop {
    if let stop = stops.first(where: { $0.location > x + GreedyLineBreaker.tolerance }) { return stop }
    let interval = interval > 0 ? interval : Self.standardInterval
    return TabStop(((x + GreedyLineBreaker.tolerance) / interval).rounded(.down) * interval + interval)
  }
}
