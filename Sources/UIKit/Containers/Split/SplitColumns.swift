/// The columns of a split view controller with a style.
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  /// As the program set them.
  var chosen: [Column: UIViewController] = [:]
  /// The same, each in a navigation controller.
  var shown: [Column: UIViewController] = [:]
  /// What `shown` becomes with the change that is under way.
  var upcoming: [Column: UIViewController]?
  var supplementary = ColumnWidthPreferences()
  var inspector = ColumnWidthPreferences()
  var primary = ColumnWidthPreferences()
  /// What the program, the button or a gesture asked for; nil for the system's choice.
  var mode: UISplitViewController.DisplayMode?
  /// Whether the interface was wide when it was asked for.
  var modeIsOfWide = false
  var showsInspector = false
  /// As settled last; nil before the first time on screen.
  var isCollapsed: Bool?
  /// What columns hold while they share one stack.
  var merged: [Column: [UIViewController]] = [:]
  var isSettling = false
  var told: Set<Column> = []

  static let order: [Column] = [.primary, .supplementary, .secondary, .inspector, .compact]

  var managed: [UIViewController] { Self.order.compactMap { shown[$0] } }

  func column(of controller: UIViewController) -> Column? { Self.order.first { shown[$0] === controller } }
}
