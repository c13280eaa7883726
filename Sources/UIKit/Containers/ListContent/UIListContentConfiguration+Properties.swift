extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural = 0, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none = 0, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many lines as the text needs.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    /// Stored only: iOS shows truncated text in full when a pointer hovers over it, and there is no pointer here.
    public var showsExpansionTextWhenTruncated = false

    /// Whether `color` is the color of the disabled state rather than one that code set.
    private var isGreyed = false

    init(_ look: ListContentLook.Text) {
      (font, color, transform) = (look.font, look.color, look.isUppercase ? .uppercase : .none)
    }

    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    mutating func followState(_ isDisabled: Bool, plain: UIColor) {
      if isDisabled, !isGreyed, color == plain { (color, isGreyed) = (.tertiaryLabel, true) }
      guard !isDisabled, isGreyed else { return }
      if color == .tertiaryLabel { color = plain }
      isGreyed = false
    }

    public static func == (one: Self, other: Self) -> Bool {
      one.font == other.font && one.color == other.color && one.alignment == other.alignment
        && one.lineBreakMode == other.lineBreakMode && one.numberOfLines == other.numberOfLines
        && one.transform == other.transform && one.minimumScaleFactor == other.minimumScaleFactor
        && one.adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
        && one.allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
        && one.adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
        && one.showsExpansionTextWhenTruncated == other.showsExpansionTextWhenTruncated
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol that has none of its own. By default, a symbol has the size of body text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(textStyle: .body)
    public var cornerRadius: CGFloat = 0
    /// The width of the border, inside the image's edge, in points.
    public var strokeWidth: CGFloat = 0
    /// nil for the tint color.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The maximum size of the image. A larger image shrinks in proportion; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centered, so that the text of adjacent rows aligns. On an axis with
    /// 0, an image keeps its own length; a symbol is as wide as ``standardDimension``.
    ///
    /// > Basis: documented; that a symbol keeps its own height is assumed, from rows of 44 points with symbols.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    /// In `reservedLayoutSize`, the length that the system reserves for symbols. It follows the text size.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// Returns a size scaled down in proportion to fit `maximumSize`.
    func shown(_ size: CGSize) -> CGSize {
      var scale: CGFloat = 1
      if maximumSize.width > 0, size.width > maximumSize.width { scale = min(scale, maximumSize.width / size.width) }
      if maximumSize.height > 0, size.height > maximumSize.height {
        scale = min(scale, maximumSize.height / size.height)
      }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// - Parameter standard: the length that replaces ``standardDimension``.
    func reserved(for size: CGSize, isSymbol: Bool, standard: CGFloat) -> CGSize {
      func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        reserved == Self.standardDimension ? standard : reserved > 0 ? reserved : own
      }
      return CGSize(
        width: length(reservedLayoutSize.width, isSymbol ? max(standard, size.width) : size.width),
        height: length(reservedLayoutSize.height, size.height))
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer.map { $0(color) } ?? color
    }

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }

    public static func == (one: Self, other: Self) -> Bool {
      one.tintColor == other.tintColor && one.cornerRadius == other.cornerRadius
        && one.strokeWidth == other.strokeWidth && one.strokeColor == other.strokeColor
        && one.preferredSymbolConfiguration == other.preferredSymbolConfiguration
        && one.maximumSize == other.maximumSize && one.reservedLayoutSize == other.reservedLayoutSize
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  var label: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
