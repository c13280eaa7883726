import Typesetting

extension BaselineOffsets {
  /// Returns the baselines of text that is centered vertically in a rectangle.
  ///
  /// - Parameters:
  ///   - grid: the grid of device pixels, to which text and baselines are aligned.
  ///   - measuring: the grid to which heights are rounded up.
  static func centred(_ layout: TextLayout, in size: CGSize, grid: PixelGrid, measuring: PixelGrid) -> BaselineOffsets?
  {
    guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
    let height = measuring.ceil(layout.size.height)
    let top = grid.floor((size.height - height) / 2)
    return BaselineOffsets(
      firstFromTop: top + grid.round(first.baseline), lastFromBottom: size.height - top - grid.round(last.baseline))
  }
}
