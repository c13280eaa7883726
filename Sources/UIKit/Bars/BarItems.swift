/// A title or an image in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
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
  var systemItem: SystemItem?
}

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
}

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?
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
