extension UISplitViewController.Column {
  /// - Parameter relationship: the name in documents.
  init?(relationship: String) {
    switch relationship {
    case "masterViewController": self = .primary
    case "supplementaryViewController": self = .supplementary
    case "detailViewController": self = .secondary
    case "compactViewController": self = .compact
    case "inspectorViewController": self = .inspector
    default: return nil
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// - Parameter name: the name in documents; `primaryHidden`, `allVisible` and `primaryOverlay` are those before iOS 14.
  init?(name: String) {
    switch name {
    case "secondaryOnly", "primaryHidden": self = .secondaryOnly
    case "beside", "allVisible": self = .oneBesideSecondary
    case "over", "primaryOverlay": self = .oneOverSecondary
    case "twoBeside": self = .twoBesideSecondary
    case "twoOver": self = .twoOverSecondary
    case "twoDisplace": self = .twoDisplaceSecondary
    default: return nil
    }
  }
}

extension UISplitViewController.SplitBehavior {
  /// - Parameter name: the name in documents.
  init?(name: String) {
    switch name {
    case "tile": self = .tile
    case "overlay": self = .overlay
    case "displace": self = .displace
    default: return nil
    }
  }
}
