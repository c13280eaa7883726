// Comparing text sizes.
extension UIContentSizeCategory {
  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self > .extraExtraExtraLarge }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank < right.rank }
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank <= right.rank }
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank > right.rank }
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank >= right.rank }

  /// The position in the order of sizes; 0 for an unspecified category.
  private var rank: Int {
    switch self {
    case .extraSmall: 1
    case .small: 2
    case .medium: 3
    case .large: 4
    case .extraLarge: 5
    case .extraExtraLarge: 6
    case .extraExtraExtraLarge: 7
    case .accessibilityMedium: 8
    case .accessibilityLarge: 9
    case .accessibilityExtraLarge: 10
    case .accessibilityExtraExtraLarge: 11
    case .accessibilityExtraExtraExtraLarge: 12
    default: 0
    }
  }
}
