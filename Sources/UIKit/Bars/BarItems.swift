/// A title or an image in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
}

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  public enum Style: Int, Sendable {
    case plain = 0, bordered = 1, done = 2
  }

  open var style = Style.plain
  /// In points; 0 for as wide as the content.
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
  /// What a touch does.
  open var primaryAction: UIAction?
  var systemItem: SystemItem?

  public override init() { super.init() }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? (image == nil ? primaryAction?.title : nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// The item is as wide as the view is when a bar lays it out.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// - Parameter width: in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }
}

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like the item before.
    case automatic = 0
    case always, never
  }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// How the back button of the screen above names this one; nil for by its title.
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false

  public override init() { super.init() }

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  var systemName: String?
}

/// How a bar is drawn.
struct BarLook {
  enum Style { case `default`, black }

  var style = Style.default
  var isTranslucent: Bool?
  var barTint: UIColor?
  /// How far the background reaches beyond the bar, under the status bar or around the home indicator, in points.
  var overhang: CGFloat = 0
}
