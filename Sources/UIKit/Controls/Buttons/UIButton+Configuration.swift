import SystemProfiles

extension UIButton {
  /// Everything that a button shows, as a value.
  ///
  /// A style is where it begins: ``filled()`` and its like. What is nil or automatic is decided by style, state and
  /// generation when the button is laid out and drawn.
  public struct Configuration {
    /// How the background and the title get their colours.
    enum Style { case plain, gray, tinted, filled, bordered, glass, prominentGlass }

    public enum CornerStyle: Int, Sendable {
      /// The background's own radius.
      case fixed = -1
      /// The background's own radius, which grows with the text size.
      case dynamic = 0
      case small, medium, large, capsule
    }

    public enum Size: Int, Sendable {
      case medium = 0, small, mini, large
    }

    /// Of title and subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the content is aligned.
      case automatic = 0
      case leading, center, trailing
    }

    public enum Indicator: Int, Sendable {
      case automatic = 0, none, popup
    }

    let style: Style

    /// Its colour is the style's until it is set.
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// Of title and image; nil for the style's own.
    public var baseForegroundColor: UIColor?
    /// What the style makes its background of; nil for the tint or a gray.
    public var baseBackgroundColor: UIColor?

    public var title: String?
    /// Counts before ``title``. Of its attributes fonts, colours and kerning are drawn.
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
    /// A wheel in the place of the image.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The edge of the title at which the image stands; several edges together count as leading.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and title.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    ///
    /// > Basis: assumed, recalled.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Whether being selected changes how the button looks.
    public var automaticallyUpdateForSelection = true

    /// Nil: as the size says.
    var ownInsets: NSDirectionalEdgeInsets?

    init(_ style: Style) {
      self.style = style
      (background.backgroundColor, background.cornerRadius) = (nil, Self.cornerRadius)
    }

    /// > Basis: assumed, recalled: 5.95.
    private static let cornerRadius: CGFloat = 6

    /// Between the button's edges and what it shows; until it is set, as ``buttonSize`` says.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        ownInsets
          ?? NSDirectionalEdgeInsets(SystemProfile.ofFirstButtonConfigurations.metrics.button.padding(for: buttonSize))
      }
      set { ownInsets = newValue }
    }

    /// The size decides again.
    public mutating func setDefaultContentInsets() { ownInsets = nil }
  }
}

extension UIButton.Configuration {
  /// Without a background.
  public static func plain() -> Self { Self(.plain) }
  public static func gray() -> Self { Self(.gray) }
  /// A thin layer of the tint.
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

  /// With the colours that the button's state makes of it.
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
