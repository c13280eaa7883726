/// What a table keeps between two layouts.
struct TableState {
  weak var dataSource: UITableViewDataSource?
  weak var prefetchDataSource: UITableViewDataSourcePrefetching?
  var header: UIView?
  var footer: UIView?
  /// nil after a change that makes the table count anew.
  var geometry: TableGeometry?
  /// Heights of rows that were in sight, by section and row, since the last reload at this width.
  var measured: [Int: [Int: CGFloat]] = [:]
  /// Rows whose heights were asked for since the last count.
  var settledRows: Set<IndexPath> = []
  /// The next layout asks for every visible cell anew.
  var needsReload = true
  /// Methods whose defaults were reached: the delegate leaves these to the table.
  var undecided: UndecidedAnswers = []

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
  /// Rows that the data source was told of before they are needed.
  var prefetched: Set<IndexPath> = []
  /// What the last layout had in sight.
  var lastVisible: Range<CGFloat>?
  var indexStrip: TableIndexStrip?
  /// What the keyboard adds to the insets below.
  var keyboardRoom: CGFloat = 0
  /// The one row that shows what can be done with it.
  var actions: OpenRow?
  /// The one row that is under a finger on its way to another place.
  var move: RowMove?
  /// The data source is asked for titles at the next layout.
  var wantsIndex = true

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
  var insetReference = UITableView.SeparatorInsetReference.fromCellEdges
}

/// The optional answers of a delegate.
struct UndecidedAnswers: OptionSet {
  let rawValue: Int

  static let rowHeights = Self(rawValue: 1 << 0)
  static let headerHeights = Self(rawValue: 1 << 1)
  static let footerHeights = Self(rawValue: 1 << 2)
  static let rowEstimates = Self(rawValue: 1 << 3)
  static let headerEstimates = Self(rawValue: 1 << 4)
  static let footerEstimates = Self(rawValue: 1 << 5)
  static let indentation = Self(rawValue: 1 << 6)
  static let editingStyles = Self(rawValue: 1 << 7)
}

extension UITableView {
  /// The delegate has no opinion about these.
  func leaveToTable(_ answers: UndecidedAnswers) { table.undecided.insert(answers) }
}
