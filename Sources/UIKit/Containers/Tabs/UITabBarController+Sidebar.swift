extension UITabBarController {
  /// The list of tabs at the side of an iPad's screen, from iOS 18 on. Tinamou shows only the bar; settings of the
  /// sidebar are stored and reported as having no effect.
  @preconcurrency @MainActor open class Sidebar: NSObject {
    public enum Layout: Int, Sendable {
      case automatic = 0, overlap, tile
    }

    /// Whether the sidebar is hidden; only the bar is ever shown.
    open var isHidden = true { didSet { if !isHidden { hasNoEffect("UITabBarController.Sidebar.isHidden") } } }
    open var preferredLayout = Layout.automatic {
      didSet { if preferredLayout != .automatic { hasNoEffect("UITabBarController.Sidebar.preferredLayout") } }
    }
    open weak var delegate: (any UITabBarControllerSidebarDelegate)? {
      didSet { if delegate != nil { hasNoEffect("UITabBarController.Sidebar.delegate") } }
    }
    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { hasNoEffect("UITabBarController.Sidebar.headerContentConfiguration") }
    }
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { hasNoEffect("UITabBarController.Sidebar.footerContentConfiguration") }
    }
    open var bottomBarView: UIView? { didSet { hasNoEffect("UITabBarController.Sidebar.bottomBarView") } }

    override init() { super.init() }
  }
}

/// Methods that are called for changes of the sidebar. They are never called here.
@preconcurrency @MainActor public protocol UITabBarControllerSidebarDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar)
}

extension UITabBarControllerSidebarDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar
  ) {}
}

extension UIViewController {
  var describedTab: UITab? {
    for controller in sequence(first: self, next: \.parent) {
      if let tab = controller.parent.flatMap({ $0 as? UITabBarController })?.described.tab(of: controller) {
        return tab
      }
    }
    return nil
  }
}

extension [UITab] {
  /// Returns the tab that shows a controller. A tab in a group takes precedence over the group.
  @MainActor fileprivate func tab(of controller: UIViewController) -> UITab? {
    for tab in self where tab.shownController === controller {
      return (tab as? UITabGroup)?.children.tab(of: controller) ?? tab
    }
    return nil
  }
}
