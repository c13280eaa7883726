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
  public nonisolated class var automaticDimension: CGFloat { -1 }

  open private(set) var style: Style
  var table = TableState()

  /// Of rows whose height the delegate leaves to the table.
  open lazy var rowHeight = defaultRowHeight { didSet { if rowHeight != oldValue { countAnew() } } }
  /// Of rows that decide their height themselves, until they are in sight; 0 for rows that do not.
  open lazy var estimatedRowHeight = defaultEstimate { didSet { if estimatedRowHeight != oldValue { countAnew() } } }
  /// Headers with constraints decide their height themselves unless these are 0.
  open lazy var estimatedSectionHeaderHeight = defaultEstimate {
    didSet { if estimatedSectionHeaderHeight != oldValue { countAnew() } }
  }
  open lazy var estimatedSectionFooterHeight = defaultEstimate {
    didSet { if estimatedSectionFooterHeight != oldValue { countAnew() } }
  }
  /// Room above each header of a plain table; the generation's unless set.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { countAnew() } }
  }
  open lazy var sectionHeaderHeight = defaultSectionHeight {
    didSet { if sectionHeaderHeight != oldValue { countAnew() } }
  }
  open lazy var sectionFooterHeight = defaultSectionHeight {
    didSet { if sectionFooterHeight != oldValue { countAnew() } }
  }

  open weak var dataSource: UITableViewDataSource? {
    get { table.dataSource }
    set {
      table.dataSource = newValue
      forgetRows()
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

  /// Above the first section, as wide as the table. Its height counts when it is assigned, and whenever rows are counted.
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

  /// Without lines the contents have the room that these took; heights that were measured stay.
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

  /// Of blur effects the lines have the material, in place of their colour; other effects leave them as they are.
  open var separatorEffect: UIVisualEffect? {
    get { table.separators.effect }
    set {
      table.separators.effect = newValue
      chose(.separatorEffect)
    }
  }

  /// Content and titles keep to the middle of a wide table, as `readableContentGuide` has it, and lines end with them;
  /// backgrounds go on to the sides. From the beginning in iOS 9 to 11, unless the table is from a document.
  ///
  /// > Source: Readable Width of Table View Cells, Use Your Loaf: the default, and that of documents.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { table.followsReadableWidth ?? session.behaves(.rowsFollowReadableWidth) }
    set {
      guard newValue != cellLayoutMarginsFollowReadableWidth else { return table.followsReadableWidth = newValue }
      table.followsReadableWidth = newValue
      readableWidthDidChange()
    }
  }

  // MARK: Editing

  /// Rows show what deletes, inserts and moves them, or one of them was pulled aside.
  open var isEditing: Bool {
    get { rowsAreEdited || isSwiped }
    set { setEditing(newValue, animated: false) }
  }
  /// Not of a single row.
  private(set) var rowsAreEdited = false

  /// A row that shows its actions goes back to its place.
  open func setEditing(_ editing: Bool, animated: Bool) {
    closeActions(animated: animated)
    guard editing != rowsAreEdited else { return }
    rowsAreEdited = editing
    editingDidChange(animated: animated)
  }

  /// From iOS 11 on: cells keep their content clear of what covers the table at its sides.
  open var insetsContentViewsToSafeArea = true { didSet { subviews.forEach { $0.setNeedsLayout() } } }

  /// Kept for the program: no touch takes content out of a table here. From the beginning on pads, and since iOS 15 on
  /// phones.
  open lazy var dragInteractionEnabled = session.dragsAreEnabled {
    didSet { hasNoEffect("UITableView.dragInteractionEnabled") }
  }

  /// Of effect from iOS 16 on, of rows that decide their height themselves.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  /// Rows have a circle to select them with while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { focusTargets }
  override var ownFocusGroup: String? { "\(ObjectIdentifier(self))" }
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var allowsFocus = false
  open var allowsFocusDuringEditing = false
  /// Of the rows that are ruled below the last one; 0 for none from iOS 15 on, below zero for that of other rows.
  open var fillerRowHeight: CGFloat = 0

  // MARK: The index of sections

  /// As a title of the index: a magnifying glass.
  public nonisolated class var indexSearch: String { "{search}" }

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
    style = (coder as? any TableCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    table.followsReadableWidth = false
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Without one of the program's or of a document, the style's. Nil sets that again.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor ?? defaultBackgroundColor }
    set { super.backgroundColor = newValue }
  }

  override func applyClassDefaults() {
    super.applyClassDefaults()
    alwaysBounceVertical = true
    takeEnvironment(UITraitListEnvironment.self, UIListEnvironment(style))
  }

  /// Follows from the rows; asks for their number when that may have changed. The table sets it, for subclasses that
  /// watch it, when it was laid out at another size.
  open override var contentSize: CGSize {
    get { showsDocument ? super.contentSize : settledGeometry().contentSize }
    set { if showsDocument { super.contentSize = newValue } else { table.toldContentSize = newValue } }
  }

  /// Forgets rows, selection and heights. The data source is asked at the next layout, or when a size is.
  open func reloadData() { forgetRows() }

  /// Another data source does this too, and sends no ``reloadData()`` that a subclass would hear.
  private func forgetRows() {
    closeActions(animated: false)
    endMove()
    table.needsReload = true
    (table.measured, table.knownCounts) = ([:], nil)
    (table.selection, table.highlighted) = ([], nil)
    table.prefetched = []
    recycleSectionViews()
    reloadSectionIndexTitles()
    countAnew()
  }

  /// nil for rows out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }

  /// Zero for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = settledGeometry().sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// A cell that left the screen, else a new one of the registered class or nib, else nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

  /// Has the row's size already, for code that lays out inside it.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  // MARK: Selection and scrolling

  /// Takes the place of the selection unless several rows may be selected.
  ///
  /// - Parameter indexPath: nil selects no row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  /// Places the row as asked, as far as the content reaches. A row `NSNotFound` stands for the start of its section.
  ///
  /// Rows on the way were estimated perhaps; without animation the row is where it was asked for in the end.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Changes: the next layout has the end.

  /// The data source has the rows already, or has them before the updates end.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for row in indexPaths { table.manners.coming[row] = animation }
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for row in indexPaths { table.manners.going[row] = animation }
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Asks for these rows' cells and for all heights anew at the next layout; other cells stay. The rows are selected no
  /// more.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for row in indexPaths { (table.manners.going[row], table.manners.coming[row]) = (animation, animation) }
    reload(indexPaths)
  }

  /// The row keeps its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moves[indexPath] = newIndexPath }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    for section in sections { table.manners.comingSections[section] = animation }
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    for section in sections { table.manners.goingSections[section] = animation }
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for everything in these sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    for section in sections {
      (table.manners.goingSections[section], table.manners.comingSections[section]) = (animation, animation)
    }
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }

  /// What is changed up to the matching `endUpdates` is one change. Without any, heights are asked for anew and the
  /// cells stay.
  open func beginUpdates() { beginChanges() }

  open func endUpdates() { endChanges() }

  /// - Parameters:
  ///   - updates: may change the data source, too.
  ///   - completion: called when the animation of the changes is over.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change(updates, completion: completion)
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
    if mayFollowKeyboard, followKeyboard() { revealFirstResponder() }
    if let background = table.background, background.frame != bounds { background.frame = bounds }
    if showsDocument { layoutDocumentRows() } else { layoutRows() }
  }

  /// Rows follow the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if let old, old != traitCollection.preferredContentSizeCategory { textSizeDidChange() }
  }

  /// A touch on a header is for no row, although one may be below it.
  override func contextMenuOffer(at point: CGPoint) -> ContextMenuOffer? {
    super.contextMenuOffer(at: point) ?? menuOffer(at: point)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchBegan(touches) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.isDrag == true { endHighlight() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchEnded(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endHighlight() }

  override func makeFurtherGestures() -> [UIGestureRecognizer] {
    [DragRecognizer { [weak self] in self?.rowFollower(of: $0) }, ClosingTap.make(), SelectingPan.make()]
  }

  override func dragWillBegin() { closeActions(animated: true) }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeTableAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  // MARK: Index

  /// Asks the data source for the titles of the index.
  open func reloadSectionIndexTitles() { loadSectionIndexTitles() }

  // MARK: Changes

  /// The section keeps its cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Asks the data source to fill the cells of these rows again: what it dequeues for them is the cell in sight. Rows out
  /// of sight are not asked for.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }

  // MARK: Geometry

  open var numberOfSections: Int { settledGeometry().sections.count }

  /// Zero for a row that does not exist. A row that was not in sight yet may turn out to be of another height.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    hasRow(indexPath) ? settledGeometry().row(indexPath.row, indexPath.section) : .zero
  }

  open func rect(forSection section: Int) -> CGRect {
    hasSection(section) ? settledGeometry().section(section) : .zero
  }

  /// Where the header is when nothing is scrolled; a plain table's header stays in sight and may be elsewhere.
  open func rectForHeader(inSection section: Int) -> CGRect {
    hasSection(section) ? settledGeometry().header(section) : .zero
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    hasSection(section) ? settledGeometry().footer(section) : .zero
  }

  /// nil between the rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPaths(in: point.y..<point.y.nextUp).first
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPaths(in: rect.minY..<rect.maxY) }

  // MARK: Reuse

  /// Also takes a class back, with nil.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    (table.cellClasses[identifier], table.cellNibs[identifier]) = (cellClass as? UITableViewCell.Type, nil)
  }

  /// Its only top-level view is the cell. Also takes a nib back, with nil.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    (table.cellNibs[identifier], table.cellClasses[identifier]) = (nib, nil)
  }

  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    table.sectionViewClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    table.sectionViewNibs[identifier] = nil
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    (table.sectionViewNibs[identifier], table.sectionViewClasses[identifier]) = (nib, nil)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    let view = table.idleSectionViews[identifier]?.popLast()
    view?.prepareForReuse()
    let dequeued = view ?? newSectionView(identifier)
    dequeued?.owner = self
    return dequeued
  }

  // MARK: Rows

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.cells.first { $0.value === cell }?.key }

  /// In the order of the rows.
  open var visibleCells: [UITableViewCell] { table.cells.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleRows: [IndexPath]? { table.cells.isEmpty ? nil : table.cells.keys.sorted() }

  // MARK: Scrolling

  /// The nearest selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let y = bounds.midY
    let nearest = table.selection.min { abs(rectForRow(at: $0).midY - y) < abs(rectForRow(at: $1).midY - y) }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  // MARK: Sections

  /// nil when the header is out of sight; of a section with a title, the view that shows it.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { table.selection.min() }

  /// nil without a selection.
  open var indexPathsForSelectedRows: [IndexPath]? { table.selection.isEmpty ? nil : table.selection.sorted() }

  // MARK: State of drags and changes

  /// What the rows show is not what the data source has: one of them is on its way to another place.
  open var hasUncommittedUpdates: Bool { table.move != nil }

  /// Never here, where no touch takes content out of a view.
  open var hasActiveDrag: Bool { false }

  /// Never here, where nothing is dropped on a view.
  open var hasActiveDrop: Bool { false }

  override func givesDirection(to subview: UIView) -> Bool {
    subview is UITableViewCell || subview is UITableViewHeaderFooterView || subview is TableIndexStrip
  }
}

/// A coder that makes a table from a document.
@MainActor protocol TableCoder: NSCoder { var tableStyle: UITableView.Style? { get } }
