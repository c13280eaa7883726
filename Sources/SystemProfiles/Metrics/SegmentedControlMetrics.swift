import CoreTypes

/// The heights of each style, and the width of a control whose segments follow their titles.
package struct SegmentedControlMetrics: Sendable, Hashable {
  package enum Style: Int, Sendable, Hashable { case plain = 0, bordered = 1, bar = 2, bezeled = 3 }

  package var plain: NaturalSize
  package var bordered: NaturalSize
  package var bar: NaturalSize
  package var titleFont: ControlFont
  /// The title font of the low bar style, which differs from the others in iOS 6 only.
  package var barTitleFont: ControlFont
  /// The width added to the rounded-up width of the widest title, for each segment.
  package var titlePadding: CGFloat
  package var barTitlePadding: CGFloat
  package var dividerWidth: CGFloat

  package func naturalSize(for style: Style) -> NaturalSize {
    switch style {
    case .plain: plain
    case .bordered: bordered
    case .bar, .bezeled: bar
    }
  }

  package func titleFont(for style: Style) -> ControlFont {
    style == .bar || style == .bezeled ? barTitleFont : titleFont
  }

  /// Returns the intrinsic width of a control with equal segments.
  ///
  /// - Parameter titleWidths: The widths of all titles in ``titleFont(for:)``, not rounded.
  ///
  /// > Basis: captured for iOS 7 and later (54 of 61 content-sized controls exact).
  package func width(titleWidths: [CGFloat], style: Style) -> CGFloat {
    guard let widest = titleWidths.max() else { return 0 }
    let padding = style == .bar || style == .bezeled ? barTitlePadding : titlePadding
    let count = CGFloat(titleWidths.count)
    return count * (PixelGrid(scale: 1).ceil(widest) + padding) + dividers(of: titleWidths.count)
  }

  /// Returns the total width of the lines between segments, whether or not the segments are equal.
  ///
  /// > Basis: captured for equal segments. Among two controls whose segments follow their titles one is exact with the
  /// > lines, and one a point from its saved width; without, they are 2 and 4 points off.
  package func dividers(of segments: Int) -> CGFloat { CGFloat(max(0, segments - 1)) * dividerWidth }
}
