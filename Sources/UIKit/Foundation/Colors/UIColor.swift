import SystemProfiles

/// A colour, or the name of one that the session's palette resolves.
open class UIColor: AttributeValue, @unchecked Sendable {
  enum Value: Sendable, Hashable {
    case components(RGBAColor)
    /// A grey by one component, which no colour by three equals.
    case gray(RGBAColor)
    /// A colour that differs by generation and appearance; `fallback` is for generations that do not have it.
    case system(SystemColor, fallback: RGBAColor)
    /// A catalogue colour: by name in the session's resources, else the value given.
    case asset(name: String, fallback: RGBAColor)
    /// The tint of the view that is drawn with it.
    case tint
    /// A colour that the program makes for the traits where it is used.
    case dynamic(ColorProvider)
    /// A picture that is repeated; black where only one colour can be drawn.
    case pattern(TilePattern)
  }

  // Set when the color is made, and then read by any thread. Each designated initializer is public, so that programs can
  // have subclasses.
  final private(set) var value: Value
  /// Replaces the alpha of the value.
  final private(set) var alpha: CGFloat?

  convenience init(value: Value, alpha: CGFloat? = nil) {
    self.init(white: 0, alpha: 1)
    (self.value, self.alpha) = (value, alpha)
  }

  package convenience init(_ color: RGBAColor) { self.init(value: .components(color)) }

  /// A colour of an asset catalogue that the program's documents name, or that is in its main bundle; dark where the
  /// session is.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// - Returns: nil for a name that nobody knows.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let color = Session.current.imageFacts.withLock { $0.color(name, in: bundle) }
    guard let color else { return nil }
    self.init(value: .asset(name: name, fallback: color))
  }

  /// - Parameters: components 0…1, in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    value = .components(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// What `#colorLiteral(red:green:blue:alpha:)` makes.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) { value = .gray(RGBAColor(white: white, alpha: alpha)) }

  /// - Parameters: 0…1; hue goes around from red over green and blue back to red.
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

  /// The tint of the view that shows the colour; elsewhere the program's.
  public class var tintColor: UIColor { UIColor(value: .tint) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch value {
    case .components(let color): UIColor(color.withAlpha(alpha))
    case .gray(let color): UIColor(value: .gray(color.withAlpha(alpha)))
    default: UIColor(value: value, alpha: alpha)
    }
  }

  /// The colour where traits are those given: one that no longer depends on any.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { color(for: traitCollection) }

  open override var description: String { describedColor }

  // MARK: Drawing

  /// Fills and lines that are drawn from now on have this colour.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Components

  /// The components that the colour has in the current session.
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

  /// - Returns: false for a colour that is not grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = resolved(by: .current)
    guard tiling == nil, color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// - Returns: false for a pattern. Hue 0…1, 0 for grey.
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
