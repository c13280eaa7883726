import DisplayLists

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar with tabs at the bottom of a screen.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The positions of tabs whose titles are below their images.
  public enum ItemPositioning: Int, Sendable {
    /// In the middle on iPad, across the whole width on iPhone.
    case automatic = 0
    case fill, centered
  }

  open var items: [UITabBarItem]? { didSet { if items != oldValue { setNeedsLayout() } } }
  open var selectedItem: UITabBarItem?
  open weak var delegate: UITabBarDelegate?
  /// Called when a tab is tapped; set by the controller that owns the bar.
  var itemWasTapped: ((UITabBarItem) -> Void)?
  var bar = BarLook()
  var custom = TabBarLook()
  private(set) final lazy var appearances = BarAppearances<UITabBarAppearance>()

  open override func layoutSubviews() {
    super.layoutSubviews()
    for item in items ?? [] { show(item) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  // MARK: Appearances. Those of the selected tab take precedence.

  /// The standard appearance. It is never nil, and changes to it take effect at once. Once an appearance is set, the
  /// older properties below have no effect, except for those of single tabs.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// The appearance while the content is at its end or does not scroll; nil for the standard one without a background.
  /// It applies from iOS 15 on to the bars of tab bar controllers.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[\.scrollEdge] }
    set { appearances[\.scrollEdge] = newValue }
  }

  // MARK: Older properties

  /// The color of the background; nil for the system's material.
  open var barTintColor: UIColor? {
    get { bar.barTint }
    set {
      bar.barTint = newValue
      chose(.barTint)
    }
  }

  open var barStyle: UIBarStyle {
    get { bar.style }
    set {
      bar.style = newValue
      chose(.barStyle)
    }
  }

  /// Whether content extends under the bar. The default is true from iOS 7 on.
  open var isTranslucent: Bool {
    get { bar.isTranslucent ?? session.behaves(.barsAreTranslucentByDefault) }
    set {
      bar.isTranslucent = newValue
      chose(.translucency)
      markNeedsTraitUpdate()
    }
  }

  open var backgroundImage: UIImage? {
    get { custom.background }
    set {
      custom.background = newValue
      chose(.barBackgrounds)
    }
  }

  /// The image that replaces the line above the bar. Until iOS 10, it applies only together with a background image.
  open var shadowImage: UIImage? {
    get { custom.shadow }
    set {
      custom.shadow = newValue
      chose(.barShadow)
    }
  }

  /// The color of images and titles of unselected tabs.
  open var unselectedItemTintColor: UIColor? {
    get { custom.unselectedTint }
    set {
      custom.unselectedTint = newValue
      chose(.unselectedTint)
    }
  }

  /// The color of the selected tab in iOS 5 to 7. Later releases use `tintColor`.
  open var selectedImageTintColor: UIColor? {
    get { custom.selectedTint }
    set {
      custom.selectedTint = newValue
      chose(.selectedTint)
    }
  }

  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage? {
    get { custom.selectionImage }
    set {
      custom.selectionImage = newValue
      chose(.selectionImage)
    }
  }

  open var itemPositioning: ItemPositioning {
    get { custom.positions.positioning }
    set {
      custom.positions.positioning = newValue
      chose(.tabPositions)
    }
  }

  /// The width of tabs in the middle of the bar, in points; 0 for the system's width.
  open var itemWidth: CGFloat {
    get { custom.positions.width }
    set {
      custom.positions.width = newValue
      chose(.tabPositions)
    }
  }

  /// The spacing between tabs in the middle of the bar, in points; 0 for the system's spacing.
  open var itemSpacing: CGFloat {
    get { custom.positions.spacing }
    set {
      custom.positions.spacing = newValue
      chose(.tabPositions)
    }
  }

  // MARK: View

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: environmentOfTraits.tabBarHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environmentOfTraits.tabBarHeight)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { use(itemsPlaces, touches) }

  override var touchTargets: [TouchTarget] { targets(itemsPlaces) }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeBarAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }
}

/// The values of a tab bar's older properties.
struct TabBarLook {
  var background: UIImage?
  var shadow: UIImage?
  var unselectedTint: UIColor?
  var selectedTint: UIColor?
  var selectionImage: UIImage?
  var positions = TabPositions()
}
