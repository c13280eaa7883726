import CoreTypes

/// The metrics of a split view controller's columns.
package struct SplitMetrics: Sendable, Hashable {
  /// The primary column's share of the whole width; nil if its width is fixed.
  package var primaryFraction: CGFloat?
  /// The width of the primary column; its maximum if it has a share.
  package var primaryWidth: CGFloat
  /// The width of the divider between the columns; nil for one device pixel.
  package var divider: CGFloat?
  /// The total width from which the maximum is `widePrimaryWidth`.
  package var wideContainer: CGFloat
  package var widePrimaryWidth: CGFloat

  /// - Parameter width: The total width.
  package func maximumPrimaryWidth(in width: CGFloat) -> CGFloat {
    width >= wideContainer ? widePrimaryWidth : primaryWidth
  }
}
