import Typesetting

extension BaselineOffsets {
  /// The baselines of a text block that is centred between the top and bottom of a rectangle.
  ///
  /// - Parameters:
  ///   - grid: device pixels; blocks and baselines lie on them.
  ///   - measuring: what heights are rounded up to.
  static func centred(_ layout: TextLayout, in size: CGSize, grid: PixelGrid, measuring: PixelGrid) -> BaselineOffsets?
  {
    guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
    let height = measuring.ceil(layout.size.height)
    let top = grid.floor((size.height - height) / 2)
    return BaselineOffsets(
      firstFromTop: top + grid.round(first.baseline), lastFromBottom: size.height - top - grid.round(last.baseline))
  }
}
