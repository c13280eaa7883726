import Typesetting

// Dynamic Type fonts.
extension UIFont {
  /// The role of a text. Raw values are UIKit's.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Available from iOS 17, as is the next one.
    public static let extraLargeTitle = Self(.extraLargeTitle)
    public static let extraLargeTitle2 = Self(.extraLargeTitle2)
    public static let largeTitle = Self(.largeTitle)
    public static let title1 = Self(.title1)
    public static let title2 = Self(.title2)
    public static let title3 = Self(.title3)
    public static let headline = Self(.headline)
    public static let body = Self(.body)
    public static let callout = Self(.callout)
    public static let subheadline = Self(.subheadline)
    public static let footnote = Self(.footnote)
    public static let caption1 = Self(.caption1)
    public static let caption2 = Self(.caption2)

    private init(_ style: Typesetting.TextStyle) { rawValue = style.rawValue }

    var resolved: Typesetting.TextStyle { Typesetting.TextStyle(rawValue: rawValue) ?? .body }
  }

  @MainActor func at(_ category: UIContentSizeCategory, in session: Session) -> UIFont {
    guard let style = descriptor.textStyle else { return scaling?.font(at: category, in: session) ?? self }
    let size = style.metrics(category: category, era: session.typography).pointSize
    if size == descriptor.pointSize { return self }
    var descriptor = descriptor
    descriptor.pointSize = size
    return UIFont(descriptor)
  }

  /// The difference of a text style's line height from that at the text size Large; negative at smaller sizes. Other
  /// fonts return 0.
  @MainActor func lineGrowth(in session: Session) -> CGFloat {
    let large = at(.large, in: session)
    guard descriptor.textStyle != nil, large !== self else { return 0 }
    let grid = session.environment.measuringGrid
    return grid.ceil(session.resolve(self).lineHeight) - grid.ceil(session.resolve(large).lineHeight)
  }
}

extension UIFont {
  /// Whether the font is the system font at a size that doesn't follow the text size.
  var isFixedSystemFont: Bool { descriptor.family == .system && descriptor.textStyle == nil && scaling == nil }
}
