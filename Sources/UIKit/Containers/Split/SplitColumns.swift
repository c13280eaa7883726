/// The columns of a split view controller with a style.
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  /// The controllers as the app set them.
  var chosen: [Column: UIViewController] = [:]
  /// The same controllers, each in a navigation controller.
  var shown: [Column: UIViewController] = [:]
  /// The next value of `shown` during a change.
  var upcoming: [Column: UIViewController]?
  var supplementary = ColumnWidthPreferences()
  var inspector = ColumnWidthPreferences()
  var primary = ColumnWidthPreferences()
  /// The mode that the app, the button or a gesture requested; nil for the system's choice.
  var mode: UISplitViewController.DisplayMode?
  /// Whether the interface was in landscape when `mode` was requested.
  var modeIsOfWide = false
  var showsInspector = false
  /// Whether the columns are collapsed; nil before the first time on screen.
  var isCollapsed: Bool?
  /// The controllers of the columns that share one stack.
  var merged: [Column: [UIViewController]] = [:]
  var isSettling = false
  var told: Set<Column> = []

  static let order: [Column] = [.primary, .supplementary, .secondary, .inspector, .compact]

  var managed: [UIViewController] { Self.order.compactMap { shown[$0] } }

  func column(of controller: UIViewController) -> Column? { Self.order.first { shown[$0] === controller } }
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
