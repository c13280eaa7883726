import DisplayLists

/// A row of a table: a content view beside the separator, the accessory and the edit controls.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0, value1, value2, subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0, singleLine, singleLineEtched
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0, delete, insert
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0, blue, gray, `default`
  }

  /// The parts that a cell shows in addition to its content.
  public struct StateMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Updates the cell's configurations for its current state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// The cell style. A document sets it after the cell is created.
  var style: CellStyle
  open var reuseIdentifier: String? { givenReuseIdentifier }
  var givenReuseIdentifier: String?
  /// The position in the section; set by the table that shows the cell.
  var position: RowPosition?
  weak var owner: UITableView?
  var parts = CellParts()
  var editing = CellEditing()
  var configurations = CellConfigurations()
  var sizing = CellSizing.known

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// Replaces the accessory.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// The accessory in edit mode.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false { didSet { if isSelected != oldValue { selectionDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionDidChange() } } }

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// The view in front of the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, with: selectedBackgroundView) } }
  /// The view that replaces ``selectedBackgroundView`` in a table that allows multiple selection.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: multipleSelectionBackgroundView) }
  }

  open override var canBecomeFocused: Bool { mayBeFocused }
  override func takeFocus() { followFocus() }
  override func selectFocused() -> Bool { selectByKey() }
  /// Stored only: a focused row always has a ring.
  open var focusStyle = FocusStyle.default
  /// Stored only: cells cannot be dragged out of their table here.
  open var userInteractionEnabledWhileDragging = false {
    didSet { hasNoEffect("UITableViewCell.userInteractionEnabledWhileDragging") }
  }

  /// Called when the cell is dragged out of its table, which never happens here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The number of ``indentationWidth`` steps that indent the content.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The inset of this row's separator; nil for the table's.
  var ownSeparatorInset: UIEdgeInsets?
  /// The segue of the row.
  final var segueTrigger: SegueTrigger?
  /// The segue of the accessory button.
  final var accessoryTrigger: SegueTrigger?

  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, givenReuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: .zero)
    geometry.bounds.size = CGSize(width: 320, height: session.metrics.table.rowHeight)
    geometry.center = CGPoint(x: 160, y: geometry.bounds.height / 2)
  }

  public required init?(coder: NSCoder) {
    (style, givenReuseIdentifier) = (.default, (coder as? any ViewCoder)?.reuseIdentifier)
    super.init(coder: coder)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  // MARK: Parts

  /// The view of the content, created on first access. With a content configuration, it is the configuration's view.
  open var contentView: UIView { installedContentView() }

  /// The main label, created on first access like the other standard parts.
  open var textLabel: UILabel? { installedLabel(\.text) }

  /// nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : installedLabel(\.detail) }

  /// nil in the value2 style.
  open var imageView: UIImageView? { style == .value2 ? nil : installedImageView() }

  /// The inset of this row's separator; the table's unless set. Top and bottom are ignored.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
    set { ownSeparatorInset = newValue }
  }

  // MARK: States

  open func setSelected(_ selected: Bool, animated: Bool) {
    fade(animated && selected != isSelected) { isSelected = selected }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    fade(animated && highlighted != isHighlighted) { isHighlighted = highlighted }
  }

  /// Whether the edit controls or the row's actions are visible; set by the table.
  open var isEditing: Bool {
    get { editing.isActive || editing.showsConfirmation }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  /// The action of the row's edit control, as the delegate returned it.
  open var editingStyle: EditingStyle { editing.style }

  /// Whether the cell has a reorder control, if the data source lets the row move.
  open var showsReorderControl: Bool {
    get { editing.wantsReorderControl }
    set {
      editing.wantsReorderControl = newValue
      setNeedsLayout()
    }
  }

  open var shouldIndentWhileEditing: Bool {
    get { editing.indents }
    set {
      editing.indents = newValue
      setNeedsLayout()
    }
  }

  /// Whether the row's actions are visible, one of which may be to delete.
  open var showingDeleteConfirmation: Bool { editing.showsConfirmation }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  /// Called before an idle cell is reused. Call `super`.
  open func prepareForReuse() {
    (isSelected, isHighlighted) = (false, false)
    parts.controls.stop()
    configurations.needsUpdate = true
  }

  // MARK: Configurations

  /// The configuration of the cell's content. Its view replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      show(newValue)
      heightMayDiffer()
    }
  }

  /// Whether the content configuration is updated automatically with the cell's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Replaces background color and background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { show(newValue) }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Returns an empty configuration in the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .default(for: style) }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
  }

  open var configurationState: UICellConfigurationState { currentState }

  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Called before the first layout, and after each change of state. Call `super` first.
  open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    settleConfigurations()
    super.layoutSubviews()
    if laysOutParts { layoutParts() }
  }

  /// Whether the cell places its parts. Cells of documents that no table owns stay as designed.
  private var laysOutParts: Bool { source == nil || owner != nil }

  /// Returns the height of a row of the cell's style with its text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    laysOutParts ? CGSize(width: size.width, height: standardHeight) : super.sizeThatFits(size)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    settleConfigurations()
    return fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection != nil { setNeedsUpdateConfiguration() }
  }

  /// From iOS 16 on, a visible row is measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    heightMayDiffer()
  }

  override func subviewContentSizeDidChange() { heightMayDiffer() }

  override func measuredSubviewDidChange() {
    if owner?.selfSizingInvalidation == .enabledIncludingConstraints { heightMayDiffer() }
  }

  override var isTableCell: Bool { true }

  /// Returns the margins of the cell, or of its content view beside the accessory.
  func systemMargins(besideAccessory hasAccessory: Bool) -> UIEdgeInsets {
    let margins = session.metrics.table.cell.contentMargins(
      tableWidth: table?.bounds.width, cellWidth: bounds.width, screenWidth: session.environment.screenSize.width,
      hasAccessory: hasAccessory)
    return UIEdgeInsets(readable(margins, besideAccessory: hasAccessory), isRightToLeft: isRightToLeft)
  }

  override func adopt(_ view: UIView, as key: String?) {
    super.adopt(view, as: key)
    if key == "contentView" { parts.content = view }
  }

  /// A row is read as a whole.
  override var spoken: SpokenDefaults {
    let texts = speakingViews.compactMap { $0.accessibilityLabel ?? $0.reportedText }
    return SpokenDefaults(
      isElement: true, label: texts.isEmpty ? nil : texts.joined(separator: ", "), traits: isSelected ? .selected : [])
  }

  /// A row is named by its text and tapped there, because a control may be in its middle.
  override var touchTargets: [TouchTarget] {
    let speaking = speakingViews, point = speaking.first.map { convert($0.middleOfText, from: $0) }
    return [
      .named([accessibilityIdentifier, accessibilityLabel] + speaking.map(\.reportedText), view: self, point: point)
    ] + editingTargets(of: speaking.first?.reportedText)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }

  override var hasRectangularBackground: Bool { false }

  override func recordDecoration(into canvas: inout DisplayListRecorder) { drawDecoration(into: &canvas) }

  override var cellMargins: UIEdgeInsets? { systemMargins(besideAccessory: false) }

  override func cellMargins(of subview: UIView) -> UIEdgeInsets? {
    subview === parts.content ? systemMargins(besideAccessory: accessoryType != .none) : nil
  }
}

extension UITableViewCell {
  @_silgen_name("tinamou_make_UITableViewCell")
  convenience init(registeredAs identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }

  /// Calls the subclass's own `init(style:reuseIdentifier:)`.
  @_silgen_name("tinamou_make_UITableViewCell")
  static func make(registeredAs identifier: __owned String) -> UITableViewCell
}
