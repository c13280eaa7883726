import CoreTypes

/// The metrics of picker views and date pickers.
package struct PickerMetrics: Sendable, Hashable {
  package var wheels: NaturalSize
  /// The only heights a wheel picker can have; empty where any height is allowed.
  package var allowedHeights: [CGFloat]
  package var rowHeight: CGFloat
  package var font: ControlFont
  /// The size of the date picker's wheels, whose intrinsic width was reduced independently of the picker view's.
  package var dateWheels: NaturalSize
  /// The size of the `compact` style, and of `automatic` where that is compact.
  package var compactDate: NaturalSize?
  package var compactDateHeightAtScale3: CGFloat?
  package var inlineDate: NaturalSize?

  /// Returns the allowed height nearest to the requested one.
  package func allowedHeight(for height: CGFloat) -> CGFloat {
    allowedHeights.min { abs($0 - height) < abs($1 - height) } ?? height
  }
}
