import DisplayLists

/// Rows in sections. With a data source it shows the data source's rows, and has cells for the visible ones only;
/// rows of a document are shown where the document has them, as wide as the table.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0, grouped, insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0, top, middle, bottom
  }

  /// What a separator inset is counted from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0, fromAutomaticInsets
  }

  /// "The table decides", as a height.
  public class var automaticDimension: CGFloat { -1 }

  public let style: Style
  var table = TableState()

  /// Of rows whose height the delegate leaves to the table.
  open lazy var rowHeight = defaultRowHeight { didSet { countAnew() } }
  /// Of rows that decide their height themselves, until they are in sight; 0 for rows that do not.
  open lazy var estimatedRowHeight = defaultEstimate { didSet { countAnew() } }
  /// Headers with constraints decide their height themselves unless these are 0.
  open lazy var estimatedSectionHeaderHeight = defaultEstimate { didSet { countAnew() } }
  open lazy var estimatedSectionFooterHeight = defaultEstimate { didSet { countAnew() } }
  /// Room above each header of a plain table; the generation's unless set.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { countAnew() } }
  open lazy var sectionHeaderHeight = defaultSectionHeight { didSet { countAnew() } }
  open lazy var sectionFooterHeight = defaultSectionHeight { didSet { countAnew() } }

  open weak var dataSource: UITableViewDataSource? {
    get { table.dataSource }
    set {
      table.dataSource = newValue
      reloadData()
    }
  }

  /// Hears of rows shortly before they are needed.
  open weak var prefetchDataSource: UITableViewDataSourcePrefetching? {
    get { table.prefetchDataSource }
    set { table.prefetchDataSource = newValue }
  }
  open var isPrefetchingEnabled = true

  @_nonoverride open weak var delegate: UITableViewDelegate? {
    get { scroll.delegate as? UITableViewDelegate }
    set {
      scroll.delegate = newValue
      countAnew()
    }
  }

  /// Above the first section, as wide as the table and as high as it was when it was assigned.
  open var tableHeaderView: UIView? {
    get { table.header }
    set { replaceView(\.header, with: newValue) }
  }

  /// Below the last section. A plain table with a footer rules no empty rows.
  open var tableFooterView: UIView? {
    get { table.footer }
    set { replaceView(\.footer, with: newValue) }
  }

  /// Behind the rows, as large as the table's visible part; it does not scroll.
  open var backgroundView: UIView? {
    get { table.background }
    set { replaceBackground(with: newValue) }
  }

  /// Without lines the rows keep the room that these took.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { table.separators.style }
    set {
      table.separators.style = newValue
      table.cells.values.forEach { $0.setNeedsLayout() }
    }
  }

  open var separatorColor: UIColor? {
    get { table.separators.color ?? UIColor(session.palette.table.separator) }
    set {
      table.separators.color = newValue
      chose(.separatorColor)
    }
  }

  /// Of the lines of all cells; top and bottom do not count.
  open var separatorInset: UIEdgeInsets {
    get { table.separators.inset ?? defaultSeparatorInset }
    set {
      table.separators.inset = newValue
      chose(.separatorInset)
      table.cells.values.forEach { $0.setNeedsLayout() }
    }
  }

  /// What `separatorInset` is counted from, since iOS 11.
  open var separatorInsetReference: SeparatorInsetReference {
    get { table.separators.insetReference }
    set {
      table.separators.insetReference = newValue
      table.cells.values.forEach { $0.setNeedsLayout() }
    }
  }

  // MARK: Editing

  /// Rows show what deletes, inserts and moves them.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    editingDidChange(animated: animated)
  }

  /// From iOS 11 on: cells keep their content clear of what covers the table at its sides.
  open var insetsContentViewsToSafeArea = true { didSet { subviews.forEach { $0.setNeedsLayout() } } }

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  /// Rows have a circle to select them with while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var allowsFocus = false
  /// Of the rows that are ruled below the last one; 0 for none from iOS 15 on, below zero for that of other rows.
  open var fillerRowHeight: CGFloat = 0

  // MARK: The index of sections

  /// Fewer rows than this have no index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  override func applyClassDefaults() {
    super.applyClassDefaults()
    alwaysBounceVertical = true
  }

  /// Follows from the rows; asks for their number when that may have changed.
  open override var contentSize: CGSize {
    get { showsDocument ? super.contentSize : settledGeometry().contentSize }
    set { super.contentSize = newValue }
  }

  /// Forgets rows, selection and heights. The data source is asked at the next layout, or when a size is.
  open func reloadData() {
    table.needsReload = true
    table.measured = [:]
    table.selection = []
    table.prefetched = []
    recycleSectionViews()
    reloadSectionIndexTitles()
    countAnew()
  }

  override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "prefetchDataSource": prefetchDataSource = value as? UITableViewDataSourcePrefetching
    case "dataSource": dataSource = value as? UITableViewDataSource
    case "delegate": delegate = value as? UITableViewDelegate
    case "tableHeaderView": tableHeaderView = value as? UIView
    case "tableFooterView": tableFooterView = value as? UIView
    default: return super.setOwnValue(value, forKey: key)
    }
    return true
  }

  override func adopt(_ view: UIView, as key: String?) {
    super.adopt(view, as: key)
    if key == "tableHeaderView" { table.header = view }
    if key == "tableFooterView" { table.footer = view }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let background = table.background, background.frame != bounds { background.frame = bounds }
    if showsDocument { widenDocumentRows() } else { layoutRows() }
  }

  /// Rows follow the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if let old, old != traitCollection.preferredContentSizeCategory { textSizeDidChange() }
  }

  /// A touch on a header is for no row, although one may be below it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let touched = touch.view else { return }
    let cells = ([touched] + touched.ancestors).lazy.compactMap { $0 as? UITableViewCell }
    guard let cell = cells.first(where: { self.indexPath(for: $0) != nil }), let row = indexPath(for: cell) else {
      return
    }
    if cell.isAccessory(touch.location(in: cell)) { return accessoryWasTapped(row) }
    rowWasTapped(row)
  }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeTableAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
