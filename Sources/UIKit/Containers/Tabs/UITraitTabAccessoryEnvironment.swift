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

/// Set on the content of a tab bar's accessory, from iOS 26 on.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition, Sendable {
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UIMutableTraits {
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
}

extension UITraitCollection {
  public var tabAccessoryEnvironment: UITabAccessory.Environment { values[UITraitTabAccessoryEnvironment.self] }
}
