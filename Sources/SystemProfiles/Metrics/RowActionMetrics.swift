import CoreTypes

/// The buttons that a row shows where it is pulled aside. In points.
package struct RowActionMetrics: Sendable, Hashable {
  package var font: ControlFont
  /// Left and right of a title.
  package var titlePadding: CGFloat
  package var minimumWidth: CGFloat
  /// What a button leaves of the row above and below; with ``maximumHeight`` it may be more.
  package var verticalInset: CGFloat
  package var maximumHeight: CGFloat
  /// Beside each button.
  package var gap: CGFloat
  /// Larger than a button's half for a capsule.
  package var cornerRadius: CGFloat
  /// Rows lower than this show the image of an action without its title.
  package var titledImageHeight: CGFloat

  /// Of a button that says no more than a title of this width.
  package func width(ofTitle width: CGFloat) -> CGFloat { max(minimumWidth, width + 2 * titlePadding) }

  /// Of a button in a row of this height.
  package func height(inRow height: CGFloat) -> CGFloat { max(0, min(height - 2 * verticalInset, maximumHeight)) }

  /// Flat, as high as the row.
  ///
  /// > Basis: captured: published dumps of iOS 7 and later, "Delete" in (15 11; 52 22) of 82 by 43.5, another title of 87
  /// > points in 117.
  static let flat = RowActionMetrics(
    font: .system(18), titlePadding: 15, minimumWidth: 0, verticalInset: 0, maximumHeight: .infinity, gap: 0,
    cornerRadius: 0, titledImageHeight: .infinity)

  /// Capsules beside the row.
  ///
  /// > Basis: assumed, recalled look.
  mutating func bringToiOS26() {
    (titlePadding, minimumWidth, verticalInset, maximumHeight, gap) = (14, 60, 4, 56, 8)
    cornerRadius = .infinity
  }
}
