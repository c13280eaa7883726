extension UIListContentConfiguration {
  /// How a text looks.
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
    /// 0 for as many lines as the text takes.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    /// Kept for the program: a pointer that rests on a text that was cut has the rest shown, and nothing points here.
    public var showsExpansionTextWhenTruncated = false

    /// The colour is that of disabled views, and no program's.
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

  /// How an image looks.
  public struct ImageProperties: Hashable {
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// Of a symbol, where that does not say it itself. From the beginning it is as large as text of the body style.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(textStyle: .body)
    public var cornerRadius: CGFloat = 0
    /// Of the line along the edge of the image, inside of it, in points.
    public var strokeWidth: CGFloat = 0
    /// nil for the tint.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// An image that is larger shrinks in proportion; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size whose center holds the image, so that texts of adjacent rows align. Where a length is 0, an image keeps its
    /// own; a symbol is as wide as ``standardDimension``.
    ///
    /// > Basis: documented; that a symbol keeps its own height is assumed, from rows of 44 points with symbols.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    /// In `reservedLayoutSize`, the length that the system reserves for symbols, which follows the text size.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The least size, in proportion, that the maximum leaves of an image.
    func shown(_ size: CGSize) -> CGSize {
      var scale: CGFloat = 1
      if maximumSize.width > 0, size.width > maximumSize.width { scale = min(scale, maximumSize.width / size.width) }
      if maximumSize.height > 0, size.height > maximumSize.height {
        scale = min(scale, maximumSize.height / size.height)
      }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// - Parameter standard: what ``standardDimension`` stands for.
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
