// The environment of a view's layout, as traits.

/// The kind of list that contains a view.
///
/// > Basis: documented: the header of `UITraitListEnvironment`, raw values included.
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0, none, plain, grouped, insetGrouped, sidebar, sidebarPlain

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    switch appearance {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    case .sidebar: self = .sidebar
    case .sidebarPlain: self = .sidebarPlain
    }
  }

  @MainActor init(_ style: UITableView.Style) {
    switch style {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }
}

extension UISplitViewController {
  /// The state of the split view controller that contains a view.
  public enum LayoutEnvironment: Int, Sendable {
    case none = 0, expanded, collapsed
  }
}

extension UITabAccessory {
  /// The placement of the tab accessory that contains a view.
  public enum Environment: Int, Sendable {
    case unspecified = 0, none
    /// Above the bar, or at the bottom if there is no bar.
    case regular
    /// Beside the minimized bar.
    case inline
  }
}

/// Whether images with a high dynamic range are shown with a standard range.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  case unspecified = -1
  case active = 0
  case inactive = 1
}

/// Set on table views and on cells of collection lists, from iOS 18 on.
public struct UITraitListEnvironment: UITraitDefinition, Sendable {
  public static let defaultValue = UIListEnvironment.unspecified
}

/// Set on the columns of split view controllers, from iOS 26 on.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition, Sendable {
  public static let defaultValue = UISplitViewController.LayoutEnvironment.none
}

/// Set on the content of a tab bar's accessory, from iOS 26 on.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition, Sendable {
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition, Sendable {
  public static let defaultValue = UIHDRHeadroomUsageLimit.unspecified
}

extension UIMutableTraits {
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
}

extension UITraitCollection {
  public var listEnvironment: UIListEnvironment { values[UITraitListEnvironment.self] }
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    values[UITraitSplitViewControllerLayoutEnvironment.self]
  }
  public var tabAccessoryEnvironment: UITabAccessory.Environment { values[UITraitTabAccessoryEnvironment.self] }
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { values[UITraitHDRHeadroomUsageLimit.self] }
}

extension UIView {
  /// Sets a trait that a container passes to its content. The view itself may override it.
  func takeEnvironment<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    guard session.behaves(.hasLayoutEnvironments) else { return }
    layout.traitsOfPlace = UITraitCollection(trait, value: value)
    markNeedsTraitUpdate()
  }
}

extension Session {
  /// Returns the traits of a column.
  func traits(ofColumn narrow: UITraitCollection?, isCollapsed: Bool) -> UITraitCollection? {
    guard behaves(.hasLayoutEnvironments) else { return narrow }
    return (narrow ?? UITraitCollection()).modifyingTraits {
      $0.splitViewControllerLayoutEnvironment = isCollapsed ? .collapsed : .expanded
    }
  }
}
