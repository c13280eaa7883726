import DisplayLists

extension UIColor {
  /// Repeats a picture from the top left of what is drawn on.
  public convenience init(patternImage image: UIImage) {
    let facts = AssetEnvironment.current
    self.init(value: .pattern(TilePattern(image: image.reference(by: facts), step: image.size)))
  }

  var tiling: TilePattern? { if case .pattern(let tiling) = value { tiling } else { nil } }
}
