import CoreTypes

/// The metrics of the bar that shows which part of the content is visible.
package struct ScrollIndicatorMetrics: Sendable, Hashable {
  package var thickness: CGFloat
  /// The distance from the edges of the view.
  package var margin: CGFloat
  /// The least length while the content is between its ends.
  package var minimumLength: CGFloat
  /// The least length of an indicator that is squeezed while the content is pulled beyond its end.
  package var squeezedLength: CGFloat
  /// The width of the outline around a dark indicator, in points; 0 where there is none.
  package var outline: CGFloat
  /// The opacity of the bar, dark or light.
  package var opacity: Double
}
