import CoreTypes

/// The metrics of the buttons that a swiped row reveals, in points.
package struct RowActionMetrics: Sendable, Hashable {
  package var font: ControlFont
  /// The padding left and right of a title.
  package var titlePadding: CGFloat
  package var minimumWidth: CGFloat
  /// The distance of a button from the row's upper and lower edges, which grows beyond ``maximumHeight``.
  package var verticalInset: CGFloat
  package var maximumHeight: CGFloat
  /// The gap beside each button.
  package var gap: CGFloat
  /// The corner radius; larger than half a button's height for a capsule.
  package var cornerRadius: CGFloat
  /// The height of rows below which an action shows its image without its title.
  package var titledImageHeight: CGFloat

  /// Returns the width of a button with only a title of the given width.
  package func width(ofTitle width: CGFloat) -> CGFloat { max(minimumWidth, width + 2 * titlePadding) }

  /// Returns the height of a button in a row of the given height.
  package func height(inRow height: CGFloat) -> CGFloat { max(0, min(height - 2 * verticalInset, maximumHeight)) }

  /// Flat buttons as high as the row.
  ///
  /// > Basis: captured: published dumps of iOS 7 and later, "Delete" in (15 11; 52 22) of 82 by 43.5, another title of
  /// > 87 points in 117.
  static let flat = RowActionMetrics(
    font: .system(18), titlePadding: 15, minimumWidth: 0, verticalInset: 0, maximumHeight: .infinity, gap: 0,
    cornerRadius: 0, titledImageHeight: .infinity)

  /// Changes the buttons to capsules beside the row.
  ///
  /// > Basis: assumed, recalled look.
  mutating func bringToiOS26() {
    (titlePadding, minimumWidth, verticalInset, maximumHeight, gap) = (14, 60, 4, 56, 8)
    cornerRadius = .infinity
  }
}
