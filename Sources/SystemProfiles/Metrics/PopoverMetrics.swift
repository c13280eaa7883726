import CoreTypes

/// The metrics of popovers, in points.
package struct PopoverMetrics: Sendable, Hashable {
  /// The distance from the content's edge to the arrow's tip.
  package var arrowHeight: CGFloat
  package var arrowBase: CGFloat
  /// The width of the frame around the content.
  package var border: CGFloat
  package var cornerRadius: CGFloat
  /// The default of `popoverLayoutMargins`.
  package var margin: CGFloat
  /// The size of content that has no preferred size, limited by the available room.
  package var contentSize: CGSize
}
