import DisplayLists

/// A view that shows rows in sections. With a data source, it has cells only for the visible rows. Rows of a document
/// keep their saved positions and are as wide as the table.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0, grouped, insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0, top, middle, bottom
  }

  /// The origin of separator insets.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0, fromAutomaticInsets
  }

  /// The height that leaves the decision to the table.
  public nonisolated class var automaticDimension: CGFloat { -1 }

  open private(set) var style: Style
  var table = TableState()

  /// The height of rows that the delegate leaves to the table.
  open lazy var rowHeight = defaultRowHeight { didSet { if rowHeight != oldValue { countAnew() } } }
  /// The height of self-sizing rows before they are visible; 0 turns self-sizing off.
  open lazy var estimatedRowHeight = defaultEstimate { didSet { if estimatedRowHeight != oldValue { countAnew() } } }
  /// The estimates of section headers and footers. Headers and footers with constraints are self-sizing unless these
  /// are 0.
  open lazy var estimatedSectionHeaderHeight = defaultEstimate {
    didSet { if estimatedSectionHeaderHeight != oldValue { countAnew() } }
  }
  open lazy var estimatedSectionFooterHeight = defaultEstimate {
    didSet { if estimatedSectionFooterHeight != oldValue { countAnew() } }
  }
  /// The padding above each header of a plain table; the generation's unless set.
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

  /// The object that prefetches rows shortly before they are needed.
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

  /// The view above the first section, as wide as the table. Its height is read when it is assigned, and whenever rows
  /// are counted.
  open var tableHeaderView: UIView? {
    get { table.header }
    set { replaceView(\.header, with: newValue) }
  }

  /// The view below the last section. A plain table with a footer draws no separators for empty rows.
  open var tableFooterView: UIView? {
    get { table.footer }
    set { replaceView(\.footer, with: newValue) }
  }

  /// The view behind the rows. It is as large as the table's visible part and does not scroll.
  open var backgroundView: UIView? {
    get { table.background }
    set { replaceBackground(with: newValue) }
  }

  /// The style of separators. Without separators, content gets their space; measured heights stay.
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

  /// The insets of all cells' separators; top and bottom are ignored.
  open var separatorInset: UIEdgeInsets {
    get { table.separators.inset ?? defaultSeparatorInset }
    set {
      table.separators.inset = newValue
      chose(.separatorInset)
      table.cells.values.forEach { $0.setNeedsLayout() }
    }
  }

  /// The origin of `separatorInset`, since iOS 11.
  open var separatorInsetReference: SeparatorInsetReference {
    get { table.separators.insetReference }
    set {
      table.separators.insetReference = newValue
      table.cells.values.forEach { $0.setNeedsLayout() }
    }
  }

  /// The effect of separators. A blur effect replaces their color with its material; other effects are ignored.
  open var separatorEffect: UIVisualEffect? {
    get { table.separators.effect }
    set {
      table.separators.effect = newValue
      chose(.separatorEffect)
    }
  }

  /// Whether content and titles keep to the readable width in the middle of a wide table, as `readableContentGuide`
  /// does. Separators end with the content; backgrounds extend to the sides. The default is true in iOS 9 to 11, unless
  /// the table is from a document.
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

  /// Whether rows show controls to delete, insert and move them, or one of them is swiped open.
  open var isEditing: Bool {
    get { rowsAreEdited || isSwiped }
    set { setEditing(newValue, animated: false) }
  }
  /// Whether the table is in edit mode, regardless of a row that is swiped open.
  private(set) var rowsAreEdited = false

  /// Changes the edit mode. An open row closes.
  open func setEditing(_ editing: Bool, animated: Bool) {
    closeActions(animated: animated)
    guard editing != rowsAreEdited else { return }
    rowsAreEdited = editing
    editingDidChange(animated: animated)
  }

  /// From iOS 11 on: whether cells keep their content inside the safe area at the table's sides.
  open var insetsContentViewsToSafeArea = true { didSet { subviews.forEach { $0.setNeedsLayout() } } }

  /// Stored only: content cannot be dragged out of a table here. The default is true on iPad, and since iOS 15 on
  /// iPhone.
  open lazy var dragInteractionEnabled = session.dragsAreEnabled {
    didSet { hasNoEffect("UITableView.dragInteractionEnabled") }
  }

  /// When self-sizing rows are measured again, from iOS 16 on.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  /// Whether rows have a selection circle in edit mode.
  open var allowsMultipleSelectionDuringEditing = false
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { focusTargets }
  override var ownFocusGroup: String? { "\(ObjectIdentifier(self))" }
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var allowsFocus = false
  open var allowsFocusDuringEditing = false
  /// The height of the empty rows below the last one, whose separators are drawn. 0 for none from iOS 15 on; negative
  /// for the height of other rows.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Section index

  /// The index title that is shown as a magnifying glass.
  public nonisolated class var indexSearch: String { "{search}" }

  /// The number of rows below which there is no index.
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

  /// The background color; by default the style's. nil restores the default.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor ?? defaultBackgroundColor }
    set { super.backgroundColor = newValue }
  }

  override func applyClassDefaults() {
    super.applyClassDefaults()
    alwaysBounceVertical = true
    takeEnvironment(UITraitListEnvironment.self, UIListEnvironment(style))
  }

  /// The size of all rows. Reading it counts the rows if they may have changed. The table sets it after a layout with
  /// another size, for subclasses that observe it.
  open override var contentSize: CGSize {
    get { showsDocument ? super.contentSize : settledGeometry().contentSize }
    set { if showsDocument { super.contentSize = newValue } else { table.toldContentSize = newValue } }
  }

  /// Discards rows, selection and heights. The data source is asked at the next layout, or when a size is read.
  open func reloadData() { forgetRows() }

  /// Discards the rows, also for a new data source. This calls no ``reloadData()``, which a subclass may override.
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

  /// Returns nil for rows that are not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cells[indexPath] }

  /// Returns zero for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = settledGeometry().sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Returns an idle cell, or a new one of the registered class or nib, or nil if nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

  /// Returns a cell that already has the row's size, for code that lays out inside it.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  // MARK: Selection and scrolling

  /// Selects a row. It replaces the selection unless multiple selection is allowed.
  ///
  /// - Parameter indexPath: the row; nil selects no row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  /// Scrolls to a row, as far as the content permits. A row of `NSNotFound` selects the start of its section.
  ///
  /// Rows in between may have estimated heights; without animation, the row still ends at the requested position.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Changes: the next layout shows the final state

  /// Inserts rows that the data source already contains, or will contain before the updates end.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for row in indexPaths { table.manners.coming[row] = animation }
    change { $0.insertedItems.formUnion(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for row in indexPaths { table.manners.going[row] = animation }
    change { $0.deletedItems.formUnion(indexPaths) }
  }

  /// Requests these rows' cells and all heights again at the next layout; other cells stay. The rows are deselected.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for row in indexPaths { (table.manners.going[row], table.manners.coming[row]) = (animation, animation) }
    reload(indexPaths)
  }

  /// Moves a row, which keeps its cell.
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

  /// Reloads all rows, headers and footers of these sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    for section in sections {
      (table.manners.goingSections[section], table.manners.comingSections[section]) = (animation, animation)
    }
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }

  /// Begins a batch that ends with the matching `endUpdates`. An empty batch requests heights again and keeps the
  /// cells.
  open func beginUpdates() { beginChanges() }

  open func endUpdates() { endChanges() }

  /// - Parameters:
  ///   - updates: changes rows and sections, and the data source if needed.
  ///   - completion: called when the animation of the changes ends.
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

  /// Measures rows again when the text size changes.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if let old, old != traitCollection.preferredContentSizeCategory { textSizeDidChange() }
  }

  /// Returns the context menu of a row. A touch on a header does not select the row below it.
  /// The rows determine the content size, even if constraints reach the edges.
  override var takesSizeOfConstraints: Bool { showsDocument }

  override func contextMenuOffer(at point: CGPoint) -> (any ContextMenuOpening)? {
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

  /// Requests the index titles from the data source.
  open func reloadSectionIndexTitles() { loadSectionIndexTitles() }

  // MARK: Changes

  /// Moves a section, whose rows keep their cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Asks the data source to configure the cells of these rows again; dequeuing returns the visible cell. Rows that are
  /// not visible are ignored.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }

  // MARK: Geometry

  open var numberOfSections: Int { settledGeometry().sections.count }

  /// Returns zero for a row that does not exist. The height may change when the row first becomes visible.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    hasRow(indexPath) ? settledGeometry().row(indexPath.row, indexPath.section) : .zero
  }

  open func rect(forSection section: Int) -> CGRect {
    hasSection(section) ? settledGeometry().section(section) : .zero
  }

  /// Returns the header's frame without sticking; the visible header of a plain table may be elsewhere.
  open func rectForHeader(inSection section: Int) -> CGRect {
    hasSection(section) ? settledGeometry().header(section) : .zero
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    hasSection(section) ? settledGeometry().footer(section) : .zero
  }

  /// Returns nil between rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPaths(in: point.y..<point.y.nextUp).first
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPaths(in: rect.minY..<rect.maxY) }

  // MARK: Reuse

  /// Registers a class; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    (table.cellClasses[identifier], table.cellNibs[identifier]) = (cellClass as? UITableViewCell.Type, nil)
  }

  /// Registers a nib whose only top-level object is the cell; nil removes the registration.
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

  /// The visible cells, in the order of the rows.
  open var visibleCells: [UITableViewCell] { table.cells.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleRows: [IndexPath]? { table.cells.isEmpty ? nil : table.cells.keys.sorted() }

  // MARK: Scrolling

  /// Scrolls to the selected row nearest to the middle of the visible area.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let y = bounds.midY
    let nearest = table.selection.min { abs(rectForRow(at: $0).midY - y) < abs(rectForRow(at: $1).midY - y) }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  // MARK: Sections

  /// Returns nil if the header is not visible; for a section with a title, the view that shows it.
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

  // MARK: Drag and update state

  /// Whether the visible rows differ from the data source because a row is being moved.
  open var hasUncommittedUpdates: Bool { table.move != nil }

  /// Always false: content cannot be dragged out of a view here.
  open var hasActiveDrag: Bool { false }

  /// Always false: nothing can be dropped on a view here.
  open var hasActiveDrop: Bool { false }

  override func givesDirection(to subview: UIView) -> Bool {
    subview is UITableViewCell || subview is UITableViewHeaderFooterView || subview is TableIndexStrip
  }
}

/// A coder that creates a table from a document.
@MainActor protocol TableCoder: NSCoder { var tableStyle: UITableView.Style? { get } }
