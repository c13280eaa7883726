import DisplayLists

/// The header or footer of a section, with one line of text unless a subclass or a configuration shows other content.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Updates the view's configurations for its current state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

  open var reuseIdentifier: String? { givenReuseIdentifier }
  var givenReuseIdentifier: String?
  /// The table that dequeued the view.
  weak var owner: UITableView?
  /// The view of the content. With a content configuration, it is the configuration's view.
  open internal(set) var contentView = UIView()

  /// A label with the inset of rows' text, as high as the view.
  open var textLabel: UILabel? { label ?? makeLabel() }
  var label: UITableViewLabel?
  /// The appearance of a title in a grouped table.
  var titleLook: SectionTitleLook?
  /// Whether the view sticks to an edge in front of the rows instead of being at its section's position.
  var isFloating = false
  var configurations = CellConfigurations()

  /// The view behind the content, as large as the view.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  public init(reuseIdentifier: String?) {
    givenReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  open func prepareForReuse() { configurations.needsUpdate = true }

  // MARK: Configurations

  /// The configuration of the view's content. Its view replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { show(newValue) }
  }

  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      if newValue != nil { (backgroundView, backgroundColor) = (nil, nil) }
      let old = configurations.background?.customView
      configurations.background = newValue
      if old !== newValue?.customView { replaceBackground(old) }
    }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Returns an empty configuration in the style of the table's headers.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isPlain ? .plainHeader() : .groupedHeader()
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// Whether the view's table is plain, or unknown.
  private var isPlain: Bool {
    let table = owner ?? superview as? UITableView
    return table?.style == .plain || table == nil && superview == nil
  }

  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Called before the first layout, and when the state may have changed. Call `super` first.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if configurations.updatesContent, let content = configurations.content { show(content.updated(for: state)) }
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Layout

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    styleLabel()
  }

  open override func layoutSubviews() {
    settleConfigurations()
    super.layoutSubviews()
    if let view = backgroundView, view.frame != bounds { view.frame = bounds }
    if let background = configurations.background, let view = background.customView {
      view.frame = background.frame(in: bounds, of: self)
    }
    layoutLabel()
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    if hasStandardBackground { recorder.fill(bounds, radius: 0, session.palette.table.header) }
    configurations.background?.draw(in: bounds, of: self, radius: 0, corners: .all, into: &recorder)
  }

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }
}

extension UITableViewHeaderFooterView {
  /// Whether the view has a standard background. Section titles of plain tables have one; from iOS 15 on, only those
  /// that float.
  ///
  /// > Basis: recalled; the system blurs what is below a floating one.
  private var hasStandardBackground: Bool {
    guard (superview as? UITableView)?.style == .plain, backgroundView == nil, backgroundColor == nil,
      configurations.background == nil
    else { return false }
    return isFloating || !session.behaves(.sectionHeadersHaveTopPadding)
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    configurations.content = configuration
    let old = contentView
    if let configuration {
      contentView = configuration.contentView(reusing: old)
    } else if old is any UIContentView {
      contentView = session.perform { UIView() }
    }
    guard contentView !== old else { return setNeedsLayout() }
    old.removeFromSuperview()
    label = nil
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    setNeedsLayout()
  }

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    for view in [backgroundView, configurations.background?.customView] {
      if let view, view.superview !== self { insertSubview(view, at: 0) }
    }
    setNeedsLayout()
  }

  /// Updates the configurations, once per change: the subclass first, then the handler.
  func settleConfigurations() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    session.perform {
      let state = configurationState
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  // MARK: Titles

  private func layoutLabel() {
    guard let label, label.text != nil else { return }
    let sides = (superview as? UITableView)?.sideInsets ?? .zero
    let area = contentView.bounds.inset(by: sides)
    guard let look = titleLook else {
      let readable = (superview as? UITableView)?.readableSides ?? .zero
      let inset = max(session.metrics.table.cell.textInset(tableWidth: area.width), readable.left, readable.right)
      label.frame = area.insetBy(dx: min(inset, area.width / 2), dy: 0)
      return
    }
    label.frame = look.frame(of: label, in: area)
  }

  private func makeLabel() -> UITableViewLabel {
    let label = session.perform { UITableViewLabel(session.metrics.table.plainTitleFont, in: session) }
    self.label = label
    styleLabel()
    contentView.addSubview(label)
    return label
  }

  /// Sets the font of titles in the table's style, unless the app has set one.
  ///
  /// > Basis: that it is the style's font is recalled.
  private func styleLabel() {
    guard titleLook == nil, let label, label.fontIsSystems, let table = superview as? UITableView else { return }
    label.takeStandard(SectionTitleLook(.header, in: table).font, in: session)
  }

  func show(_ title: String, in table: UITableView, _ place: SectionTitleLook.Place) {
    let isPlain = table.style == .plain, look = SectionTitleLook(place, in: table)
    titleLook = isPlain ? nil : look
    let label = label ?? makeLabel()
    label.text = look.shown(title)
    label.shadowOffset = CGSize(width: 0, height: 1)
    label.textAlignment = look.alignment
    label.takeStandard(look.font, in: session)
    label.takeStandard(lines: look.lines)
    label.takeStandard(color: UIColor(look.color), shadow: look.shadow)
    setNeedsLayout()
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("tinamou_make_UITableViewHeaderFooterView")
  convenience init(registeredAs identifier: String) { self.init(reuseIdentifier: identifier) }

  /// Calls the subclass's own `init(reuseIdentifier:)`.
  @_silgen_name("tinamou_make_UITableViewHeaderFooterView")
  static func make(registeredAs identifier: __owned String) -> UITableViewHeaderFooterView
}
