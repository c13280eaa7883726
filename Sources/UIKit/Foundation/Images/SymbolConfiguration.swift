import Typesetting

extension UIImage {
  /// The configuration that an image adapts to.
  public class Configuration: NSObject, @unchecked Sendable {
    /// The traits that select variants of the image; nil for the traits of the view that shows it.
    public fileprivate(set) final var traitCollection: UITraitCollection?

    public override init() { super.init() }

    public convenience init(traitCollection: UITraitCollection) {
      self.init()
      self.traitCollection = traitCollection
    }

    /// Returns a copy with other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      let copy = same()
      copy.traitCollection = traitCollection
      return copy
    }

    func same() -> Configuration { Configuration() }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol relative to text of the same size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// The size, weight and colors of a symbol. The view that shows the symbol determines unspecified values.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Values: Sendable, Equatable {
      /// The size of the matching text, in points.
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: [UIColor] = []
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
      super.init()
    }

    override func same() -> Configuration { SymbolConfiguration(values) }

    public static var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

    public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

    /// Creates a configuration with the size of a text style at the user's text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    public convenience init(font: UIFont) { self.init(Values(pointSize: font.pointSize)) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }

    /// Creates a configuration that draws the symbol in the first color.
    public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

    public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: [hierarchicalColor])) }

    public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }
    public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

    /// Returns both configurations merged. Values of the other one take precedence.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = (otherConfiguration as? SymbolConfiguration)?.values else { return self }
      var merged = values
      if other.pointSize != nil || other.textStyle != nil {
        (merged.pointSize, merged.textStyle) = (other.pointSize, other.textStyle)
      }
      if other.weight != .unspecified { merged.weight = other.weight }
      if other.scale != .unspecified { merged.scale = other.scale }
      if !other.colors.isEmpty { merged.colors = other.colors }
      return SymbolConfiguration(merged)
    }

    public func withoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(Values(scale: values.scale, colors: values.colors))
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

    public override var hash: Int { values.scale.rawValue &* 31 &+ values.weight.rawValue }

    /// The size relative to a symbol with text of 17 points.
    ///
    /// > Basis: the scales are recalled, about 0.78 and 1.29; that weights do not change the size is assumed.
    var factor: CGFloat {
      let scales: [SymbolScale: CGFloat] = [.small: 0.78, .large: 1.29]
      return (values.pointSize ?? styleSize ?? 17) / 17 * (scales[values.scale] ?? 1)
    }

    private var styleSize: CGFloat? {
      guard let style = values.textStyle.flatMap({ TextStyle(rawValue: $0.rawValue) }) else { return nil }
      return style.metrics(category: AssetEnvironment.current.textSize, era: Session.current.fontEra).pointSize
    }
  }
}
