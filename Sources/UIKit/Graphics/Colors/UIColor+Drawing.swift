import DisplayLists

extension UIColor {
  /// Fills and lines that are drawn from now on have this colour.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Repeats a picture from the top left of what is drawn on.
  public convenience init(patternImage image: UIImage) {
    let facts = ImageFacts.current
    self.init(value: .pattern(TilePattern(image: image.reference(by: facts), step: image.size)))
  }

  /// - Returns: false for a pattern.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(by: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return tiling == nil
  }

  /// - Returns: false for a colour that is not grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = resolved(by: .current)
    guard tiling == nil, color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  var tiling: TilePattern? { if case .pattern(let tiling) = value { tiling } else { nil } }
}
