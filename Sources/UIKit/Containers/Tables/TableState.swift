/// What a table keeps between two layouts.
struct TableState {
  weak var dataSource: UITableViewDataSource?
  weak var prefetchDataSource: UITableViewDataSourcePrefetching?
  var header: UIView?
  var footer: UIView?
  /// nil after a change that makes the table count anew.
  var geometry: TableGeometry?
  /// While heights are asked for: the numbers of rows, at the table's height of a row. Delegates ask for these.
  var counted: TableGeometry?
  /// What the table told of its content size, or what code set.
  var toldContentSize = CGSize.zero
  /// Heights of rows that were in sight, by section and row, since the last reload at this width.
  var measured: [Int: [Int: CGFloat]] = [:]
  /// Heights of headers and footers that are left to the table, by section, since the last reload at this width. Nobody
  /// is asked again for views that are out of sight.
  var headerHeights: [Int: CGFloat] = [:]
  var footerHeights: [Int: CGFloat] = [:]
  /// Rows whose heights were asked for since the last count.
  var settledRows: Set<IndexPath> = []
  /// The next layout asks for every visible cell anew.
  var needsReload = true
  /// Methods whose defaults were reached: the delegate leaves these to the table.
  var undecided: UndecidedAnswers = []
  /// What the last question alone left to the table.
  var passedOn: UndecidedAnswers = []

  /// The row that was focused last.
  var focused: IndexPath?

  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: Set<IndexPath> = []
  /// The row under a finger.
  var highlighted: IndexPath?
  /// Gathered between `beginUpdates` and `endUpdates`.
  var changes = IndexPathChanges()
  var reloadedRows: Set<IndexPath> = []
  /// The numbers of rows that changes start from, by section: those of the first count after a reload, then what changes
  /// made of them. Whatever else makes the table count anew does not tell of a change.
  var knownCounts: [Int]?
  var openUpdates = 0
  /// How what is gathered comes and goes.
  var manners = UITableView.RowManners()
  /// From a change to the layout after it.
  var shift: UITableView.RowShift?
  /// What is dequeued for a row that is filled again.
  var reconfigured: UITableViewCell?
  var separators = SeparatorLook()
  /// nil for the generation's choice.
  var followsReadableWidth: Bool?
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

  /// Sections of a document on its canvas, around rows that stand where they were saved.
  var canvasSections: [UITableView.CanvasSection] = []
  /// What the table's document says it shows.
  var staticRows: StaticRows?
  /// Data source and delegate where there is no program.
  var documentRows: DocumentRows?
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var sectionViewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var sectionViewNibs: [String: UINib] = [:]
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
  var effect: UIVisualEffect?
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

  /// A subclass of a table controller may give some of these itself and call `super` for others.
  static let single: Self = [.rowHeights, .headerHeights, .footerHeights, .indentation]
}

extension UITableView {
  /// The delegate has no opinion about these: it has no such method, and is asked no more. A controller's method may be
  /// called as `super` by one that has an opinion of the next row; estimates are asked of every row at once, and the
  /// first one that is left to the table stands for all.
  func leaveToTable(_ answers: UndecidedAnswers) {
    if answers.isSubset(of: .single), delegate is UITableViewController {
      table.passedOn.insert(answers)
    } else {
      table.undecided.insert(answers)
    }
  }

  /// nil where the delegate leaves the answer to the table.
  ///
  /// - Parameter fallback: what the delegate is told when it asks for the table's answer. Who makes another of it decides.
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
