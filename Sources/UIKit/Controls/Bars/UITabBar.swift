import DisplayLists

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The tabs at the bottom of a screen.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Where tabs are whose titles are below their images.
  public enum ItemPositioning: Int, Sendable {
    /// In the middle on pads, over the whole width on phones.
    case automatic = 0
    case fill, centered
  }

  open var items: [UITabBarItem]? { didSet { if items != oldValue { setNeedsLayout() } } }
  open var selectedItem: UITabBarItem?
  open weak var delegate: UITabBarDelegate?
  /// Of the controller that owns the bar.
  var itemWasTapped: ((UITabBarItem) -> Void)?
  var bar = BarLook()
  var custom = TabBarLook()
  private(set) final lazy var appearances = BarAppearances<UITabBarAppearance>()

  open override func layoutSubviews() {
    super.layoutSubviews()
    for item in items ?? [] { show(item) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  // MARK: Appearances. What the selected tab has of its own comes before these.

  /// Never nil; a change in it counts from then on. Where one is chosen, the older properties below do not count, but for
  /// those of single tabs.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }

  /// From iOS 15 on, as long as the content is at its end, or does not scroll, in a tab bar controller's bar. Nil for the
  /// standard one without a background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[\.scrollEdge] }
    set { appearances[\.scrollEdge] = newValue }
  }

  // MARK: The older properties

  /// Of the background; nil for the system's material.
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

  /// True from iOS 7 on unless set: content reaches under the bar.
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

  /// In place of the line above the bar. Until iOS 10 it counts only together with a background image.
  open var shadowImage: UIImage? {
    get { custom.shadow }
    set {
      custom.shadow = newValue
      chose(.barShadow)
    }
  }

  /// Of images and titles of the tabs that are not selected.
  open var unselectedItemTintColor: UIColor? {
    get { custom.unselectedTint }
    set {
      custom.unselectedTint = newValue
      chose(.unselectedTint)
    }
  }

  /// Of the selected tab, in the bars of iOS 5 to 7; later ones are asked by `tintColor`.
  open var selectedImageTintColor: UIColor? {
    get { custom.selectedTint }
    set {
      custom.selectedTint = newValue
      chose(.selectedTint)
    }
  }

  /// Behind the selected tab.
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

  /// In points, of tabs in the middle of the bar; 0 for the system's.
  open var itemWidth: CGFloat {
    get { custom.positions.width }
    set {
      custom.positions.width = newValue
      chose(.tabPositions)
    }
  }

  /// In points, between tabs in the middle of the bar; 0 for the system's.
  open var itemSpacing: CGFloat {
    get { custom.positions.spacing }
    set {
      custom.positions.spacing = newValue
      chose(.tabPositions)
    }
  }

  // MARK: A view

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

/// What the older properties of a tab bar say.
struct TabBarLook {
  var background: UIImage?
  var shadow: UIImage?
  var unselectedTint: UIColor?
  var selectedTint: UIColor?
  var selectionImage: UIImage?
  var positions = TabPositions()
}
