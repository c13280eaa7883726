/// The appearance of a tab bar at one moment.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  final var tabs = TabAppearances() { didSet { tabsDidChange() } }
  final var selection = TabSelectionStyle() { didSet { didChange() } }
  final var positions = TabPositions() { didSet { didChange() } }

  public override init() {
    super.init()
    tabsDidChange()
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    tabsDidChange()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      (tabs, selection, positions) = (other.tabs.copied, other.selection, other.positions)
    }
    tabsDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabsDidChange()
  }

  private func tabsDidChange() {
    tabs.listen { [weak self] in self?.didChange() }
    didChange()
  }

  // MARK: Tabs

  /// The appearance of tabs whose title is below the image.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { tabs.stacked }
    set { tabs.stacked = UITabBarItemAppearance(newValue) }
  }

  /// The appearance of tabs whose title is beside the image on iPad, and on large iPhones in landscape.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { tabs.inline }
    set { tabs.inline = UITabBarItemAppearance(newValue) }
  }

  /// The appearance of tabs whose title is beside the image on all other iPhones.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { tabs.compactInline }
    set { tabs.compactInline = UITabBarItemAppearance(newValue) }
  }

  // MARK: The selected tab

  /// The tint of the selection indicator image, if that is a template image.
  open var selectionIndicatorTintColor: UIColor? {
    get { selection.tint }
    set { selection.tint = newValue }
  }

  open var selectionIndicatorImage: UIImage? {
    get { selection.image }
    set { selection.image = newValue }
  }

  // MARK: Positions of tabs whose titles are below their images

  open var stackedItemPositioning: UITabBar.ItemPositioning {
    get { positions.positioning }
    set { positions.positioning = newValue }
  }

  /// The width of tabs in the middle of the bar, in points; 0 for the system's width.
  open var stackedItemWidth: CGFloat {
    get { positions.width }
    set { positions.width = newValue }
  }

  /// The spacing between tabs in the middle of the bar, in points; 0 for the system's spacing.
  open var stackedItemSpacing: CGFloat {
    get { positions.spacing }
    set { positions.spacing = newValue }
  }
}

/// The indicator behind the selected tab.
struct TabSelectionStyle {
  var image: UIImage?
  var tint: UIColor?
}

/// The appearances of tabs in each layout.
@MainActor struct TabAppearances {
  var stacked = UITabBarItemAppearance(style: .stacked)
  var inline = UITabBarItemAppearance(style: .inline)
  var compactInline = UITabBarItemAppearance(style: .compactInline)

  var copied: TabAppearances {
    TabAppearances(
      stacked: UITabBarItemAppearance(stacked), inline: UITabBarItemAppearance(inline),
      compactInline: UITabBarItemAppearance(compactInline))
  }

  func listen(_ changed: @escaping () -> Void) {
    for appearance in [stacked, inline, compactInline] { appearance.changed = changed }
  }
}
