import CoreTypes

/// Popovers, in points.
package struct PopoverMetrics: Sendable, Hashable {
  /// From the content's edge to the arrow's tip.
  package var arrowHeight: CGFloat
  package var arrowBase: CGFloat
  /// Of the frame around the content.
  package var border: CGFloat
  package var cornerRadius: CGFloat
  /// `popoverLayoutMargins` unless set.
  package var margin: CGFloat
  /// Of content that says nothing; cut to the room there is.
  package var contentSize: CGSize
}
