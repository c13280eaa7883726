// What split view controllers are made of, by name. Raw values are UIKit's.
extension UISplitViewController {
  public enum Style: Int, Sendable {
    /// Two controllers in `viewControllers`, without columns that have names.
    case unspecified = 0
    case doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary = 0
    /// Between the other two, in the style of three columns.
    case supplementary
    case secondary
    /// Shown alone where there is room for one column.
    case compact
    /// Beside the others at the trailing edge, from iOS 26 on.
    case inspector
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns come beside the secondary one.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    /// The secondary column gets narrower.
    case tile
    /// They stand in front of it.
    case overlay
    /// They push it aside.
    case displace
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never, always
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing
  }

  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns are shown with the secondary one.
  var count: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// With one column less where a style has no third one.
  func limited(to style: UISplitViewController.Style) -> Self {
    guard style != .tripleColumn else { return self }
    switch self {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return self
    }
  }
}
