extension UIView.ContentMode {
  /// Returns the rectangle for drawing content of `size` in `bounds`. Only `scaleAspectFill` and the modes without
  /// scaling can exceed the bounds.
  ///
  /// Empty content fills the bounds.
  func place(_ size: CGSize, in bounds: CGRect, grid: PixelGrid) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(size, in: bounds, min, grid)
    case .scaleAspectFill: return scaled(size, in: bounds, max, grid)
    default: return aligned(size, in: bounds, grid)
    }
  }

  private func scaled(
    _ size: CGSize, in bounds: CGRect, _ choose: (CGFloat, CGFloat) -> CGFloat, _ grid: PixelGrid
  ) -> CGRect {
    let factor = choose(bounds.width / size.width, bounds.height / size.height)
    let scaled = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: grid.round(bounds.midX - scaled.width / 2), y: grid.round(bounds.midY - scaled.height / 2),
      width: scaled.width, height: scaled.height)
  }

  private func aligned(_ size: CGSize, in bounds: CGRect, _ grid: PixelGrid) -> CGRect {
    let share = anchor
    return CGRect(
      x: grid.round(bounds.minX + (bounds.width - size.width) * share.x),
      y: grid.round(bounds.minY + (bounds.height - size.height) * share.y), width: size.width, height: size.height)
  }

  /// The common point of content and bounds, as fractions of width and height.
  private var anchor: (x: CGFloat, y: CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    case .center, .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: (0.5, 0.5)
    }
  }
}
