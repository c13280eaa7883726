/// The device pixels of a screen, as a grid on the plane of points.
///
/// Solved positions are rounded, exact halves up; a view's intrinsic sizes are rounded up.
///
/// > Basis: captured. 525 of 570 half-pixel positions in saved Interface Builder frames go up; recorded `UIView`
/// > descriptions at scale 3 agree. Those that go down follow no rule that was found.
package struct PixelGrid: Sendable, Hashable {
  /// The number of pixels per point: 1, 2 or 3.
  package let scale: CGFloat

  package init(scale: CGFloat) { self.scale = scale }

  /// The tolerance below a half that still counts as the half, because the solver's values carry noise of about 1e-9.
  private static let noise: CGFloat = 1e-6

  /// The excess over a pixel boundary that is ignored when rounding up. Text widths are sums of whole font units, so
  /// one this slightly above a boundary may really be at it.
  ///
  /// > Basis: derived. "SHOW" in bold 13 points is 42 wide as a label and in a button, where the tables have 42.0015;
  /// > no saved width is larger for less than that, and one is for .004 pixels.
  private static let excess: CGFloat = 0.0035

  /// Returns the nearest pixel boundary, exact halves toward positive infinity.
  package func round(_ length: CGFloat) -> CGFloat {
    (length * scale + 0.5 + Self.noise).rounded(.down) / scale
  }

  /// Returns the first pixel boundary at or after `length`.
  package func ceil(_ length: CGFloat) -> CGFloat {
    (length * scale - Self.excess).rounded(.up) / scale
  }

  /// Returns the last pixel boundary at or before `length`.
  package func floor(_ length: CGFloat) -> CGFloat {
    (length * scale + Self.noise).rounded(.down) / scale
  }

  /// Snaps the four edges to pixels, so that adjacent rectangles stay adjacent. The size is the difference of the
  /// snapped edges, again a whole number of pixels.
  package func snapEdges(_ rect: CGRect) -> CGRect {
    let left = round(rect.origin.x), top = round(rect.origin.y)
    let right = round(rect.origin.x + rect.size.width), bottom = round(rect.origin.y + rect.size.height)
    return CGRect(x: left, y: top, width: round(right - left), height: round(bottom - top))
  }
}
