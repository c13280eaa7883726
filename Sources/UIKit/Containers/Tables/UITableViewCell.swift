import DisplayLists

/// A row of a table: a content view, and the room that separator, accessory and controls for editing take from it.
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

  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// Called with what the cell is at the moment, to set configurations.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// Documents say it after the cell is made.
  var style: CellStyle
  open var reuseIdentifier: String? { givenReuseIdentifier }
  var givenReuseIdentifier: String?
  /// Set by the table that shows the cell.
  var position: RowPosition?
  weak var owner: UITableView?
  var parts = CellParts()
  var editing = CellEditing()
  var configurations = CellConfigurations()
  var sizing = CellSizing.known

  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// Shown in place of the accessory.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// What the accessory is while the cell is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false { didSet { if isSelected != oldValue { selectionDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionDidChange() } } }

  /// Behind the content, as large as the cell.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// In front of the background while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, with: selectedBackgroundView) } }
  /// In place of ``selectedBackgroundView`` in a table that lets several rows be selected.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: multipleSelectionBackgroundView) }
  }

  open override var canBecomeFocused: Bool { mayBeFocused }
  /// Kept for the program: a focused row has a ring.
  open var focusStyle = FocusStyle.default
  /// Kept for the program: no cell is dragged out of its table here.
  open var userInteractionEnabledWhileDragging = false {
    didSet { hasNoEffect("UITableViewCell.userInteractionEnabledWhileDragging") }
  }

  /// When the cell is dragged out of its table, which nothing does here.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// How often ``indentationWidth`` moves the content.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Of the line below this row, nil for the table's.
  var ownSeparatorInset: UIEdgeInsets?
  /// Where the row leads.
  final var segueTrigger: SegueTrigger?
  /// Where its accessory button leads.
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

  /// Where the content belongs; made when it is first asked for. With a content configuration it is the view of that.
  open var contentView: UIView { installedContentView() }

  /// Made when it is first asked for, like the other parts of the standard styles.
  open var textLabel: UILabel? { installedLabel(\.text) }

  /// nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : installedLabel(\.detail) }

  /// nil in the value2 style.
  open var imageView: UIImageView? { style == .value2 ? nil : installedImageView() }

  /// Of the line below this row; the table's unless set. Top and bottom do not count.
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

  /// The controls for editing are shown, or what can be done with the row is; set by the table.
  open var isEditing: Bool {
    get { editing.isActive || editing.showsConfirmation }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  /// What the row's control does while it is edited, as the delegate said.
  open var editingStyle: EditingStyle { editing.style }

  /// The control that moves the row, where the data source lets it move.
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

  /// The buttons beside the row are shown, of which one may delete it.
  open var showingDeleteConfirmation: Bool { editing.showsConfirmation }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  /// Before a cell that left the screen is used again. Call `super`.
  open func prepareForReuse() {
    (isSelected, isHighlighted) = (false, false)
    parts.controls.stop()
    configurations.needsUpdate = true
  }

  // MARK: Configurations

  /// What the cell shows, as a value; its view takes the place of the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      show(newValue)
      heightMayDiffer()
    }
  }

  /// The content follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Takes the place of background colour and background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { show(newValue) }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// An empty configuration with the looks of the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .default(for: style) }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain || table == nil ? .listPlainCell() : .listGroupedCell()
  }

  open var configurationState: UICellConfigurationState { currentState }

  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Before the cell is laid out for the first time, and after each change of its state. Call `super` first.
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

  /// Cells of documents that no table shows as its own stay as designed.
  private var laysOutParts: Bool { source == nil || owner != nil }

  /// As high as a row of the style with these texts.
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

  /// From iOS 16 on a row in sight is asked for its height again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    heightMayDiffer()
  }

  override func subviewContentSizeDidChange() { heightMayDiffer() }

  override func measuredSubviewDidChange() {
    if owner?.selfSizingInvalidation == .enabledIncludingConstraints { heightMayDiffer() }
  }

  override var isTableCell: Bool { true }

  /// The margins of the cell, or of its content view beside the accessory.
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

  /// A row goes by what it says, and is touched there: a control may be in its middle.
  /// A row is read as a whole.
  override var spoken: SpokenDefaults {
    let texts = speakingViews.compactMap { $0.accessibilityLabel ?? $0.reportedText }
    return SpokenDefaults(
      isElement: true, label: texts.isEmpty ? nil : texts.joined(separator: ", "), traits: isSelected ? .selected : [])
  }

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

  /// Runs the subclass's own `init(style:reuseIdentifier:)`.
  @_silgen_name("tinamou_make_UITableViewCell")
  static func make(registeredAs identifier: __owned String) -> UITableViewCell
}
