extension UISplitViewController {
  /// The state of the split view controller that contains a view.
  public enum LayoutEnvironment: Int, Sendable {
    case none = 0, expanded, collapsed
  }
}

/// Set on the columns of split view controllers, from iOS 26 on.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition, Sendable {
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
}

extension UIMutableTraits {
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}

extension UITraitCollection {
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    values[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}
