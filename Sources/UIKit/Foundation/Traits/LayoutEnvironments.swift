// The environment of a view's layout, as traits.

/// The kind of list that contains a view.
///
/// > Basis: documented: the header of `UITraitListEnvironment`, raw values included.
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
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

public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition, Sendable {
  public static let defaultValue = UIHDRHeadroomUsageLimit.unspecified
}

extension UIMutableTraits {
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
}

extension UITraitCollection {
  public var listEnvironment: UIListEnvironment { values[UITraitListEnvironment.self] }
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { values[UITraitHDRHeadroomUsageLimit.self] }
}
