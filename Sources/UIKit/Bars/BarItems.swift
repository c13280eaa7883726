/// A title or an image in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
}

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }

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

  /// A tab whose title is the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (systemName, self.tag) = ("\(systemItem)", tag)
  }

  var systemName: String?
}

public enum UIBarStyle: Int, Sendable {
  case `default` = 0, black
}

/// How a bar is drawn.
struct BarLook {
  var style = UIBarStyle.default
  var isTranslucent: Bool?
  var barTint: UIColor?
  /// How far the background reaches beyond the bar, under the status bar or around the home indicator, in points.
  var overhang: CGFloat = 0
}
