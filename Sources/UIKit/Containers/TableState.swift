/// What a table keeps between two layouts.
struct TableState {
  weak var dataSource: UITableViewDataSource?
  var header: UIView?
  var footer: UIView?
  /// nil after a change that makes the table count anew.
  var geometry: TableGeometry?
  /// Heights that cells asked for, by section and row, since the last reload at this width.
  var measured: [Int: [Int: CGFloat]] = [:]
  /// The next layout asks for every visible cell anew.
  var needsReload = true
  /// Methods whose defaults were reached: the delegate leaves these to the table.
  var undecided: UndecidedHeights = []

  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: Set<IndexPath> = []
  /// Gathered between `beginUpdates` and `endUpdates`.
  var changes = SectionedChanges()
  var openUpdates = 0
  /// What is dequeued for a row that is filled again.
  var reconfigured: UITableViewCell?
  var separators = SeparatorLook()
  var background: UIView?

  var cellClasses: [String: UITableViewCell.Type] = [:]
  var sectionViewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var idleCells: [String: [UITableViewCell]] = [:]
  var idleSectionViews: [String: [UITableViewHeaderFooterView]] = [:]
}

/// The lines between rows.
struct SeparatorLook {
  var style = UITableViewCell.SeparatorStyle.singleLine
  /// nil for the generation's.
  var color: UIColor?
  /// nil for the generation's; only left and right count.
  var inset: UIEdgeInsets?
}

/// The optional heights of a delegate.
struct UndecidedHeights: OptionSet {
  let rawValue: Int

  static let rowHeights = Self(rawValue: 1 << 0)
  static let headerHeights = Self(rawValue: 1 << 1)
  static let footerHeights = Self(rawValue: 1 << 2)
}

extension UITableView {
  /// The delegate has no opinion about these.
  func leaveToTable(_ heights: UndecidedHeights) { table.undecided.insert(heights) }
}
