import SystemProfiles

/// A color, or the name of a color that the session's palette resolves.
open class UIColor: AttributeValue, @unchecked Sendable {
  enum Value: Sendable, Hashable {
    case components(RGBAColor)
    /// A gray with one component. It equals no color with three components.
    case gray(RGBAColor)
    /// A color that differs by generation and appearance. Generations without it use `fallback`.
    case system(SystemColor, fallback: RGBAColor)
    /// A catalog color: the session's resource of that name, or else `fallback`.
    case asset(name: String, fallback: RGBAColor)
    /// The tint color of the view being drawn.
    case tint
    /// A color that the program computes for the traits at each use.
    case dynamic(ColorProvider)
    /// A tiled image, drawn as black where only a solid color is possible.
    case pattern(TilePattern)
  }

  // Set at initialization and then read by any thread. Every designated initializer is public, so that programs can
  // create subclasses.
  final private(set) var value: Value
  /// The alpha that replaces the value's own.
  final private(set) var alpha: CGFloat?

  convenience init(value: Value, alpha: CGFloat? = nil) {
    self.init(white: 0, alpha: 1)
    (self.value, self.alpha) = (value, alpha)
  }

  package convenience init(_ color: RGBAColor) { self.init(value: .components(color)) }

  /// Returns an asset catalog color that the program's documents declare, or that its main bundle contains. It is dark
  /// when the session is.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// - Returns: nil for an unknown name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let color = Session.current.imageFacts.withLock { $0.color(name, in: bundle) }
    guard let color else { return nil }
    self.init(value: .asset(name: name, fallback: color))
  }

  /// Creates a clear color, as a first value for a property.
  public override init() { value = .gray(RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)) }

  /// - Parameters: components 0…1, in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .components(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates the color of `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) { value = .gray(RGBAColor(white: white, alpha: alpha)) }

  /// - Parameters: 0…1. The hue runs from red through green and blue back to red.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    value = .components(RGBAColor(red: component(5), green: component(3), blue: component(1), alpha: alpha))
  }

  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// The tint color of the view that shows it, or else the program's.
  public class var tintColor: UIColor { UIColor(value: .tint) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch value {
    case .components(let color): UIColor(color.withAlpha(alpha))
    case .gray(let color): UIColor(value: .gray(color.withAlpha(alpha)))
    default: UIColor(value: value, alpha: alpha)
    }
  }

  /// Returns the color resolved with traits, which no longer depends on any.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { color(for: traitCollection) }

  open override var description: String { describedColor }

  // MARK: Drawing

  /// Sets the fill and stroke colors of later drawing.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Components

  /// The components in the current session.
  open var cgColor: CGColor {
    let facts = AssetEnvironment.current
    if case .pattern(let tiling) = value { return CGColor(resolved(by: facts), space: .pattern, tiling: tiling) }
    let color = withoutName(by: facts)
    if case .gray(let gray) = color.value { return CGColor(gray, space: .gray) }
    return CGColor(color.resolved(by: facts))
  }

  /// - Returns: false for a pattern.
  @discardableResult
  open func getRed(
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

  /// - Returns: false if the color isn't gray.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = resolved(by: .current)
    guard tiling == nil, color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// - Returns: false for a pattern. The hue is 0…1, and 0 for gray.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved(by: .current)
    let most = max(color.red, color.green, color.blue), least = min(color.red, color.green, color.blue)
    let range = most - least
    let sixth: CGFloat =
      if range == 0 {
        0
      } else if most == color.red {
        (color.green - color.blue) / range
      } else if most == color.green {
        (color.blue - color.red) / range + 2
      } else {
        (color.red - color.green) / range + 4
      }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return tiling == nil
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor).map { $0.value == value && $0.alpha == alpha } ?? false
  }

  open override var hash: Int { value.hashValue }
}
