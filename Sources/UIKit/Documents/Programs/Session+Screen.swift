import DisplayLists
import SystemProfiles

// The visible screen.
extension Session {
  /// The controller whose view is the content, inside containers that show one controller at a time.
  var shownContent: UIViewController? {
    var shown = windows.last { $0.rootViewController != nil }?.rootViewController
    while let inner = shown?.contentController { shown = inner }
    return shown
  }

  /// The picture of the screen, in the interface's orientation.
  package func recordScreen() -> DisplayList { RecordPass.recordScreen(windows: windowsInSight, in: self) }
}

extension UIViewController {
  /// The shown child; nil for a controller that is content itself.
  fileprivate var contentController: UIViewController? {
    if let presented = presentationUnderWay?.presentedViewController { return presented }
    return switch self {
    case let stack as UINavigationController: stack.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let pages as UIPageViewController: pages.viewControllers?.first
    case let split as UISplitViewController: split.shownChildren.last
    default: nil
    }
  }
}
