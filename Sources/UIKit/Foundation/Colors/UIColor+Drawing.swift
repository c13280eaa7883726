import DisplayLists

extension UIColor {
  /// Creates a color that tiles an image from the top left of the canvas.
  public convenience init(patternImage image: UIImage) {
    let facts = AssetEnvironment.current
    self.init(value: .pattern(TilePattern(image: image.reference(by: facts), step: image.size)))
  }

  var tiling: TilePattern? { if case .pattern(let tiling) = value { tiling } else { nil } }
}
