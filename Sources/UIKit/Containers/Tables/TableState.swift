/// The state of a table between two layout passes.
struct TableState {
  weak var dataSource: UITableViewDataSource?
  weak var prefetchDataSource: UITableViewDataSourcePrefetching?
  var header: UIView?
  var footer: UIView?
  /// nil after a change that requires counting again.
  var geometry: TableGeometry?
  /// The geometry during counting, with known numbers of rows at the table's row height, for delegates that ask for
  /// them.
  var counted: TableGeometry?
  /// The content size that the table reported last, or that code set.
  var toldContentSize = CGSize.zero
  /// The heights of rows that were visible since the last reload at this width, by section and row.
  var measured: [Int: [Int: CGFloat]] = [:]
  /// The heights of headers and footers that the table determines, by section, since the last reload at this width.
  /// They are kept for views that are not visible.
  var headerHeights: [Int: CGFloat] = [:]
  var footerHeights: [Int: CGFloat] = [:]
  /// The rows whose heights were requested since the last count.
  var settledRows: Set<IndexPath> = []
  /// Whether the next layout requests all visible cells again.
  var needsReload = true
  /// The methods whose defaults were called: the delegate leaves these answers to the table.
  var undecided: UndecidedAnswers = []
  /// The answers that the last request left to the table.
  var passedOn: UndecidedAnswers = []

  /// The row that had focus last.
  var focused: IndexPath?

  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: Set<IndexPath> = []
  /// The touched row.
  var highlighted: IndexPath?
  /// The changes between `beginUpdates` and `endUpdates`.
  var changes = IndexPathChanges()
  var reloadedRows: Set<IndexPath> = []
  /// The numbers of rows before a change, by section: from the first count after a reload, updated by each change.
  /// Other counts do not affect them.
  var knownCounts: [Int]?
  var openUpdates = 0
  /// How the pending insertions and deletions are animated.
  var manners = UITableView.RowManners()
  /// The animation of a change, until the layout after it.
  var shift: UITableView.RowShift?
  /// The cell that is dequeued for a row that is being reconfigured.
  var reconfigured: UITableViewCell?
  var separators = SeparatorLook()
  /// nil for the generation's default.
  var followsReadableWidth: Bool?
  var background: UIView?
  /// The rows that the data source was asked to prefetch.
  var prefetched: Set<IndexPath> = []
  /// The visible range of the last layout.
  var lastVisible: Range<CGFloat>?
  var indexStrip: TableIndexStrip?
  /// The height that the keyboard adds to the bottom inset.
  var keyboardRoom: CGFloat = 0
  /// The row that shows its actions.
  var actions: OpenRow?
  /// The row that is being dragged to another place.
  var move: RowMove?
  /// Whether the next layout requests index titles from the data source.
  var wantsIndex = true

  /// The sections of a document on its canvas, whose rows keep their saved frames.
  var canvasSections: [UITableView.CanvasSection] = []
  /// The static rows of the table's document.
  var staticRows: StaticRows?
  /// The data source and delegate of a document that runs without the app's code.
  var documentRows: DocumentRows?
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var sectionViewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var sectionViewNibs: [String: UINib] = [:]
  var idleCells: [String: [UITableViewCell]] = [:]
  var idleSectionViews: [String: [UITableViewHeaderFooterView]] = [:]
}

/// The separators between rows.
struct SeparatorLook {
  var style = UITableViewCell.SeparatorStyle.singleLine
  /// nil for the generation's color.
  var color: UIColor?
  /// nil for the generation's inset; only left and right are used.
  var inset: UIEdgeInsets?
  var insetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var effect: UIVisualEffect?
}

/// The delegate's answers that it may leave to the table.
struct UndecidedAnswers: OptionSet {
  let rawValue: Int

  static let rowHeights = Self(rawValue: 1 << 0)
  static let headerHeights = Self(rawValue: 1 << 1)
  static let footerHeights = Self(rawValue: 1 << 2)
  static let rowEstimates = Self(rawValue: 1 << 3)
  static let headerEstimates = Self(rawValue: 1 << 4)
  static let footerEstimates = Self(rawValue: 1 << 5)
  static let indentation = Self(rawValue: 1 << 6)

  /// The answers that a subclass of a table view controller may give for some rows while it calls `super` for others.
  static let single: Self = [.rowHeights, .headerHeights, .footerHeights, .indentation]
}

extension UITableView {
  /// Records that the delegate leaves answers to the table. It does not implement their methods and is not asked again.
  ///
  /// A table view controller's method may be called through `super` for one row only, so `single` answers are recorded
  /// only for the current request. Estimates are requested for all rows at once; the first one left to the table
  /// applies to all.
  func leaveToTable(_ answers: UndecidedAnswers) {
    if answers.isSubset(of: .single), delegate is UITableViewController {
      table.passedOn.insert(answers)
    } else {
      table.undecided.insert(answers)
    }
  }

  /// Returns the delegate's answer, or nil if it leaves the answer to the table.
  ///
  /// - Parameter fallback: the table's own answer, as the delegate receives it from `super`. Any other answer is the
  ///   delegate's.
  func asked<Answer: Equatable>(
    _ question: UndecidedAnswers, unless fallback: Answer, _ ask: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    guard let delegate, !table.undecided.contains(question) else { return nil }
    table.passedOn.remove(question)
    let answer = ask(delegate)
    if table.undecided.contains(question) { return nil }
    return table.passedOn.contains(question) && answer == fallback ? nil : answer
  }
}
