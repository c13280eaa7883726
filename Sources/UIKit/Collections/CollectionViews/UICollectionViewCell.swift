import DisplayLists

/// A cell of a collection view: a content view with backgrounds behind it.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view of the content, as large as the cell.
  open internal(set) var contentView = UIView()

  /// The view behind the content and the selected background.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// The view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, with: selectedBackgroundView)
      showSelection()
    }
  }

  open var isSelected = false { didSet { showSelection() } }
  open var isHighlighted = false { didSet { showSelection() } }
  /// Whether a gesture moves the cell.
  final var isMoving = false { didSet { if isMoving != oldValue { setNeedsUpdateConfiguration() } } }

  open override var canBecomeFocused: Bool { mayBeFocused }
  override func takeFocus() { followFocus() }
  override func selectFocused() -> Bool { selectByKey() }

  /// Called when the cell is dragged out of its collection view, which never happens here.
  open func dragStateDidChange(_ dragState: DragState) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView, at: 0)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { fill(with: contentView, at: 0) }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    (isSelected, isHighlighted) = (false, false)
    configurations.needsUpdate = true
  }

  // MARK: Configurations

  /// Updates the cell's configurations for its current state.
  ///
  /// The type has no actor isolation, because the compiler would otherwise mangle the property differently in
  /// subclasses in other files.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  var configurations = CellConfigurations()

  /// The configuration of the cell's content. Its view replaces the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      show(newValue)
      sizeMayDiffer()
    }
  }

  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// Returns an empty background. Cells of lists have the background of their list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Replaces the background color and the background views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { show(newValue) }
  }

  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
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

  /// From iOS 16 on, a visible item is measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayDiffer()
  }

  override func subviewContentSizeDidChange() { sizeMayDiffer() }

  override func measuredSubviewDidChange() { sizeMayDiffer(byConstraints: true) }

  open override func layoutSubviews() {
    settleConfigurations()
    super.layoutSubviews()
    placeBackgroundOfConfiguration()
  }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    configurations.background?.draw(in: bounds, of: self, radius: 0, corners: .all, into: &recorder)
  }

  override var fittedView: UIView {
    settleConfigurations()
    return contentView
  }

  override func adopt(_ view: UIView, as key: String?) {
    guard key == "contentView" else { return super.adopt(view, as: key) }
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(view, at: 0)
  }

  /// An item is named by its text and tapped there.
  override var touchTargets: [TouchTarget] {
    let speaking = speakingViews, point = speaking.first.map { convert($0.middleOfText, from: $0) }
    return [
      .named([accessibilityIdentifier, accessibilityLabel] + speaking.map(\.reportedText), view: self, point: point)
    ]
  }
}

extension UICollectionViewCell {
  fileprivate func fill(with view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  fileprivate func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    fill(with: new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0)
  }

  fileprivate func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
  }
}
