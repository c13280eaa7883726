// The options of split view controllers. Raw values match UIKit's.
extension UISplitViewController {
  public enum Style: Int, Sendable {
    /// Two controllers in `viewControllers`, without named columns.
    case unspecified = 0
    case doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary = 0
    /// The column between the other two in the triple-column style.
    case supplementary
    case secondary
    /// The column that is shown alone in a compact width.
    case compact
    /// The column beside the others at the trailing edge, from iOS 26 on.
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

  /// How the other columns appear with the secondary one.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    /// The secondary column becomes narrower.
    case tile
    /// The other columns cover the secondary one.
    case overlay
    /// The other columns push the secondary one aside.
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
  /// The number of columns shown with the secondary one.
  var count: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// Returns the mode, with at most one column beside the secondary one if the style has no supplementary column.
  func limited(to style: UISplitViewController.Style) -> Self {
    guard style != .tripleColumn else { return self }
    switch self {
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
    default: return self
    }
  }
}
