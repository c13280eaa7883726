import SystemProfiles

/// The content of a view that has nothing to show: an image or an activity indicator, text, and buttons.
///
/// > Basis: the parts and their order are documented; fonts, distances and the words of ``search()`` are recalled.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable {
    case center = 0
    /// At the leading edge, centered vertically.
    case natural
  }

  /// The appearance of a text.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
  }

  public struct ImageProperties {
    public var tintColor: UIColor?
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The corner radius that clips the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image. A larger image shrinks in proportion; 0 on an axis for no limit.
    public var maximumSize = CGSize.zero
  }

  /// The action and role of a button.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// The axes on which the view's margins are at least those of its superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 15
  public var background = UIBackgroundConfiguration.clear()
  /// Whether an activity indicator replaces the image.
  let isLoading: Bool

  @MainActor private init(isLoading: Bool) {
    self.isLoading = isLoading
    textProperties =
      isLoading
      ? TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
      : TextProperties(font: Self.titleFont, color: .label)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
  }

  /// The size of the `title2` style, bold.
  @MainActor private static var titleFont: UIFont {
    UIFont(ControlFont(size: 22, weight: .bold, textStyle: UIFont.TextStyle.title2.rawValue), in: Session.current)
  }

  @MainActor public static func empty() -> Self { Self(isLoading: false) }

  @MainActor public static func loading() -> Self {
    var configuration = Self(isLoading: true)
    configuration.text = "Loading…"
    configuration.imageToTextPadding = 10
    return configuration
  }

  public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration itself; states do not change it.
  public func updated(for state: UIConfigurationState) -> Self { self }

  /// Returns the configuration for a search without results.
  @MainActor public static func search() -> Self {
    var configuration = Self(isLoading: false)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }
}

/// A set of axes.
public struct UIAxis: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}
