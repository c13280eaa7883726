import DisplayLists

/// A color as components, already resolved by the palette, or a pattern.
public final class CGColor: NSObject, Sendable {
  /// The components. For a pattern, the fallback where only a solid color can be drawn.
  let rgba: RGBAColor
  let tiling: TilePattern?
  private let space: CGColorSpace

  init(_ rgba: RGBAColor, space: CGColorSpace = .standard, tiling: TilePattern? = nil) {
    (self.rgba, self.space, self.tiling) = (rgba, space, tiling)
  }

  /// - Parameters: components 0…1, in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBAColor(white: gray, alpha: alpha), space: .gray)
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

  /// - Parameter components: the components of the space and alpha.
  /// - Returns: nil if the space is neither gray nor RGB.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  /// - Returns: nil for an uncolored pattern.
  public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard let tiling = pattern.tiling else { return nil }
    self.init(.black.withAlpha(components[0]), space: space, tiling: tiling)
  }

  /// Returns the color in a gray or an RGB space; nil for a pattern or another space.
  ///
  /// - Parameter intent: Has no effect.
  ///
  /// > Basis: assumed for gray: the luma of ITU-R BT.601.
  public func converted(to: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    guard tiling == nil else { return nil }
    switch to.model {
    case .rgb: return CGColor(rgba, space: to)
    case .monochrome:
      let luma = 0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue
      return CGColor(RGBAColor(white: luma, alpha: rgba.alpha), space: to)
    default: return nil
    }
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var alpha: CGFloat { rgba.alpha }

  /// The components in the color's own space, with alpha last.
  public var components: [CGFloat]? {
    if tiling != nil { return [rgba.alpha] }
    return space.model == .monochrome ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  public var numberOfComponents: Int { components?.count ?? 0 }

  public var colorSpace: CGColorSpace? { space }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? { CGColor(rgba.withAlpha(alpha), space: space, tiling: tiling) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGColor).map { $0.rgba == rgba && $0.tiling == tiling } ?? false
  }

  public override var hash: Int { rgba.hashValue }
}
