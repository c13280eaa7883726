/// A tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

  open var badgeValue: String?
  open var selectedImage: UIImage?
  /// The background color of the badge; nil for the system's red.
  open var badgeColor: UIColor? { didSet { chose(.badgeColor) } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { chose(.titlePosition) } }
  var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  private(set) final lazy var appearances = BarAppearances<UITabBarAppearance>()
  var systemName: String?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates a tab with a title and an image of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (systemName, self.tag) = ("\(systemItem)", tag)
  }

  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = textAttributes
    chose(.badgeAttributes)
  }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// The appearance of the bar while this tab is selected; nil for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances[\.standard] }
    set { appearances[\.standard] = newValue }
  }

  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[\.scrollEdge] }
    set { appearances[\.scrollEdge] = newValue }
  }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIBarItem) {
    super.takeAppearance(open, from: proxy)
    takeTabAppearance(open, from: proxy)
  }
}
