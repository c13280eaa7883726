import CoreTypes

/// The columns of a split view controller.
package struct SplitMetrics: Sendable, Hashable {
  /// The primary column's share of the whole; nil where its width is fixed.
  package var primaryFraction: CGFloat?
  /// Of the primary column; its maximum where it has a share.
  package var primaryWidth: CGFloat
  /// Between the columns; nil for one device pixel.
  package var divider: CGFloat?
  /// From this width of the whole on the maximum is `widePrimaryWidth`.
  package var wideContainer: CGFloat
  package var widePrimaryWidth: CGFloat

  /// - Parameter width: of the whole.
  package func maximumPrimaryWidth(in width: CGFloat) -> CGFloat {
    width >= wideContainer ? widePrimaryWidth : primaryWidth
  }
}
