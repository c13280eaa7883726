import SystemProfiles

extension UIButton {
  /// The complete content of a button, as a value.
  ///
  /// A configuration starts with a style, such as ``filled()``. The style, the state and the generation determine
  /// everything that is nil or automatic when the button is laid out and drawn.
  public struct Configuration {
    /// The style that determines the colors of the background and the title.
    enum Style { case plain, gray, tinted, filled, bordered, glass, prominentGlass }

    public enum CornerStyle: Int, Sendable {
      /// The corner radius of the background.
      case fixed = -1
      /// The corner radius of the background, which grows with the text size.
      case dynamic = 0
      case small, medium, large, capsule
    }

    public enum Size: Int, Sendable {
      case medium = 0, small, mini, large
    }

    /// The alignment of the title and the subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
      /// The alignment of the content.
      case automatic = 0
      case leading, center, trailing
    }

    public enum Indicator: Int, Sendable {
      case automatic = 0, none, popup
    }

    let style: Style

    /// The background. Its color is that of the style until it is set.
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// The color of the title and the image; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The color from which the style derives its background; nil for the tint or a gray.
    public var baseBackgroundColor: UIColor?

    public var title: String?
    /// The attributed title, which takes precedence over ``title``. Its fonts, colors and kerning are drawn.
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The edge of the title at which the image is placed. Several edges together count as leading.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the image and the title.
    public var imagePadding: CGFloat = 0
    /// The space between the title and the subtitle.
    ///
    /// > Basis: assumed, recalled.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the selected state changes the look of the button.
    public var automaticallyUpdateForSelection = true

    /// The content insets that the program has set; nil for those of the button's size.
    var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: Style) {
      self.style = style
      (background.backgroundColor, background.cornerRadius) = (nil, Self.cornerRadius)
    }

    /// > Basis: assumed, recalled: 5.95.
    private static let cornerRadius: CGFloat = 6

    /// The insets between the button's edges and its content. Until they are set, ``buttonSize`` determines them.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        ownInsets
          ?? NSDirectionalEdgeInsets(SystemProfile.ofFirstButtonConfigurations.metrics.button.padding(for: buttonSize))
      }
      set { ownInsets = newValue }
    }

    /// Resets the content insets to those of the button's size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}

extension UIButton.Configuration {
  /// A style without a background.
  public static func plain() -> Self { Self(.plain) }
  public static func gray() -> Self { Self(.gray) }
  /// A style with a thin layer of the tint.
  public static func tinted() -> Self { Self(.tinted) }
  public static func filled() -> Self { Self(.filled) }
  public static func borderless() -> Self { Self(.plain) }
  public static func bordered() -> Self { Self(.bordered) }
  public static func borderedTinted() -> Self { Self(.tinted) }
  public static func borderedProminent() -> Self { Self(.filled) }
  public static func glass() -> Self { glassy(.glass) }
  public static func clearGlass() -> Self { glassy(.glass) }
  public static func prominentGlass() -> Self { glassy(.prominentGlass) }
  public static func prominentClearGlass() -> Self { glassy(.prominentGlass) }

  private static func glassy(_ style: Style) -> Self {
    var configuration = Self(style)
    configuration.cornerStyle = .capsule
    return configuration
  }

  /// Returns the configuration with the colors for the button's state.
  @MainActor public func updated(for button: UIButton) -> Self {
    var updated = self
    updated.background.backgroundColor = UIColor(button.background(of: self))
    updated.baseForegroundColor = UIColor(button.ink(of: self))
    return updated
  }
}

extension ButtonMetrics {
  func padding(for size: UIButton.Configuration.Size) -> UIEdgeInsets {
    switch size {
    case .medium: configuration?.padding ?? .zero
    case .small: smallConfigurationPadding
    case .mini: miniConfigurationPadding
    case .large: largeConfigurationPadding
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
