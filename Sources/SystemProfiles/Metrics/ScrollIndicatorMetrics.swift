import CoreTypes

/// The bar beside content that shows which part of it is in sight.
package struct ScrollIndicatorMetrics: Sendable, Hashable {
  package var thickness: CGFloat
  /// From the edges of the view.
  package var margin: CGFloat
  /// While the content is between its ends.
  package var minimumLength: CGFloat
  /// Of one that is squeezed against its end by content that is pulled beyond its own.
  package var squeezedLength: CGFloat
  /// Around a dark one, in points; 0 where there is none.
  package var outline: CGFloat
  /// Of the bar, dark or light.
  package var opacity: Double
}
