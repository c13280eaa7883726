import DisplayLists

/// An item of a collection: a content view, and backgrounds behind it.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// As large as the cell.
  open internal(set) var contentView = UIView()

  /// Behind the content and the selected background.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// Behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, with: selectedBackgroundView)
      showSelection()
    }
  }

  open var isSelected = false { didSet { showSelection() } }
  open var isHighlighted = false { didSet { showSelection() } }
  /// A finger has taken it up.
  final var isMoving = false { didSet { if isMoving != oldValue { setNeedsUpdateConfiguration() } } }

  open override var canBecomeFocused: Bool { mayBeFocused }

  /// When the cell is dragged out of its collection, which nothing does here.
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

  /// Called with what the cell is at the moment, to set configurations.
  ///
  /// Bound to no actor by its type: the compiler names the property differently in subclasses of other files if it is.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  var configurations = CellConfigurations()

  /// What the cell shows, as a value; its view takes the place of the content view.
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

  /// An empty background; cells of lists have that of their list.
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

  /// Before the cell is laid out for the first time, and after each change of its state. Call `super` first.
  open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// From iOS 16 on an item in sight is asked for its size again.
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

  /// An item goes by what it says.
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
