import CoreTypes

/// Picker views and date pickers.
package struct PickerMetrics: Sendable, Hashable {
  package var wheels: NaturalSize
  /// The only heights a wheel picker can take; empty where any height is allowed.
  package var allowedHeights: [CGFloat]
  package var rowHeight: CGFloat
  package var font: ControlFont
  /// The date picker's wheels, whose intrinsic width was lowered without the picker view's following.
  package var dateWheels: NaturalSize
  /// `compact`, and `automatic` where compact is the default.
  package var compactDate: NaturalSize?
  package var compactDateHeightAtScale3: CGFloat?
  package var inlineDate: NaturalSize?

  /// The allowed height nearest to the one asked for.
  package func allowedHeight(for height: CGFloat) -> CGFloat {
    allowedHeights.min { abs($0 - height) < abs($1 - height) } ?? height
  }
}
