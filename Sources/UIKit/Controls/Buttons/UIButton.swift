import DisplayLists
import SystemProfiles

/// A control with a title, an image, or both.
///
/// Its content is set for each state, with methods such as `setTitle(_:for:)`, or all at once by a
/// ``configuration-swift.property``. A configuration takes precedence; the state provides what the configuration leaves
/// unset.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    /// The type that `roundedRect` became in iOS 7.
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case plain, close

    public static let roundedRect = ButtonType.system
  }

  /// The purpose of a button.
  public enum Role: Int, Sendable {
    case normal = 0, primary, cancel, destructive
  }

  open private(set) var buttonType = ButtonType.custom

  /// The content of the button in one state.
  struct Face {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
    var symbolConfiguration: UIImage.SymbolConfiguration?
  }

  var faces: [State.RawValue: Face] = [:] { didSet { contentMayDiffer() } }
  /// The font of the title; nil for that of the button's type.
  var titleFont: UIFont? { didSet { contentMayDiffer() } }
  var titleView: UIButtonLabel?
  /// Whether the button has been laid out without its subviews being read since.
  final var partsAreDue = false
  /// Rarely used state of the button.
  final var rare: RareButtonState?
  /// Whether the button has a configuration. Reading the configuration itself is slower, because it is large to copy.
  final var isConfigured: Bool { rare?.configuration != nil }

  /// The insets of the content. They have no effect on configured buttons, whose configuration has its own.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { arrangementDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingMiddle { didSet { contentMayDiffer() } }

  /// Creates a button of a type. A symbol button has its size from the start.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if let symbolSize { frame.size = symbolSize }
    arrangementDidChange()
  }

  /// Returns a system button with an image that sends an action message when it is tapped.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// - Parameter primaryAction: the action whose title and image the button takes.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  /// - Parameter primaryAction: the action whose title and image are shown where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  public required init?(coder: NSCoder) {
    buttonType = (coder as? any ButtonCoder)?.buttonType ?? .custom
    super.init(coder: coder)
  }

  private func adopt(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Configuration

  /// The complete content of the button in one value; nil for a button with content for each state.
  open var configuration: Configuration? {
    get { rare?.configuration }
    set {
      guard rare != nil || newValue != nil else { return }
      if (rare?.configuration == nil) != (newValue == nil) {
        wrappingDidChange()
        if newValue != nil { titleFont = nil }
      }
      roomForRare.configuration = newValue
      roomForRare.isReconfigured = true
      arrangementDidChange()
    }
  }

  /// The handler that changes the configuration for a state. Setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { rare?.updateHandler }
    set {
      roomForRare.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether states change the look of a configured button.
  open var automaticallyUpdatesConfiguration: Bool {
    get { rare?.updatesAutomatically ?? true }
    set { roomForRare.updatesAutomatically = newValue }
  }

  override var takesTaps: Bool { true }

  /// Requests one call of ``updateConfiguration()`` before the next layout.
  override var placesBaselines: Bool { true }

  open func setNeedsUpdateConfiguration() { markNeedsConfigurationUpdate() }

  /// Updates the configuration for the button's state; the default calls the handler. Override this method, but call
  /// ``setNeedsUpdateConfiguration()`` to request an update.
  open func updateConfiguration() { callUpdateHandler() }

  // MARK: Role, menu and interaction

  /// Whether pointer interaction is enabled. It is stored, but has no effect: there is no pointer here.
  open var isPointerInteractionEnabled = false
  /// The preferred behavioral style. It is stored, but has no effect: buttons of iPhone and iPad have only one style.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var role: Role {
    get { rare?.role ?? .normal }
    set { roomForRare.role = newValue }
  }

  /// Whether a tap toggles the selection of the button. With a menu, the button shows the chosen element.
  open var changesSelectionAsPrimaryAction: Bool {
    get { rare?.changesSelection ?? false }
    set {
      roomForRare.changesSelection = newValue
      selectionMayBegin()
    }
  }

  open override var showsMenuAsPrimaryAction: Bool { didSet { selectionMayBegin() } }

  /// The menu that opens on a long press, or on a tap if ``showsMenuAsPrimaryAction`` is true.
  open var menu: UIMenu? {
    get { rare?.menu }
    set {
      roomForRare.menu = newValue
      setContextMenuInteraction(newValue != nil)
      selectionMayBegin()
      arrangementDidChange()
    }
  }

  /// Whether a highlighted button darkens its image, if it has no image for that state.
  open var adjustsImageWhenHighlighted: Bool {
    get { rare?.dimsHighlighted ?? true }
    set { roomForRare.dimsHighlighted = newValue }
  }

  open var adjustsImageWhenDisabled: Bool {
    get { rare?.dimsDisabled ?? true }
    set { roomForRare.dimsDisabled = newValue }
  }

  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { rare?.growsImage ?? false }
    set {
      guard newValue != adjustsImageSizeForAccessibilityContentSizeCategory else { return }
      roomForRare.growsImage = newValue
      arrangementDidChange()
    }
  }

  /// Whether the button glows when it is touched.
  open var showsTouchWhenHighlighted: Bool {
    get { rare?.glows ?? false }
    set { roomForRare.glows = newValue }
  }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Sets the attributed title, which takes precedence over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change(state) { $0.symbolConfiguration = configuration }
  }

  open func title(for state: State) -> String? { value(for: state) { $0.title } }
  open func attributedTitle(for state: State) -> NSAttributedString? { value(for: state) { $0.attributedTitle } }
  open func titleColor(for state: State) -> UIColor? { value(for: state) { $0.titleColor } }
  open func titleShadowColor(for state: State) -> UIColor? { value(for: state) { $0.titleShadowColor } }
  open func image(for state: State) -> UIImage? { value(for: state) { $0.image } }
  open func backgroundImage(for state: State) -> UIImage? { value(for: state) { $0.backgroundImage } }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    value(for: state) { $0.symbolConfiguration }
  }

  open var currentTitle: String? { (isConfigured ? configuration?.title : nil) ?? title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { shownTitleColor }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { (isConfigured ? configuration?.image : nil) ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  // MARK: Parts

  /// The label of the title, created on first access. It sets the title's font and provides the title's frame.
  open var titleLabel: UILabel? { installedTitleLabel() }
  /// The label of a configuration's subtitle, created on first access.
  open var subtitleLabel: UILabel? { installedSubtitleLabel() }
  /// The view of the image, created on first access. It sets the image's content mode and provides the image's frame.
  open var imageView: UIImageView? { installedImageView() }

  /// Returns the rectangle in which a background image is drawn.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle for the image and the title, inside the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: alignmentRectInsets).inset(by: insetsOfContent)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

  /// The subviews. Once the button has been laid out, they include the title label and the image view.
  open override var subviews: [UIView] {
    if partsAreDue { makeDueParts() }
    return super.subviews
  }

  open override func insertSubview(_ view: UIView, at index: Int) {
    if partsAreDue { makeDueParts() }
    super.insertSubview(view, at: index)
  }

  // MARK: Layout

  open override var alignmentRectInsets: UIEdgeInsets { metrics?.alignmentInsets ?? .zero }

  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return symbolSize ?? contentSizeWithInsets()
  }

  override var wrapsContent: Bool { titleMakesLines }

  override func intrinsicContentSize(atWidth width: CGFloat) -> CGSize? {
    titleMakesLines && width > 0 ? contentSizeWithInsets(within: width) : nil
  }

  open override var forFirstBaselineLayout: UIView { titleLabel ?? self }
  open override var forLastBaselineLayout: UIView { titleLabel ?? self }
  open override func forBaselineLayout() -> UIView { titleLabel ?? self }

  open override func updateConstraints() {
    updateConfigurationIfNeeded()
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }

  /// Returns the intrinsic size. If a configured title is wider than the width offered, it wraps.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var natural = intrinsicContentSize
    if size.width > 0, natural.width > size.width, let lines = intrinsicContentSize(atWidth: size.width) {
      natural = lines
    }
    let insets = alignmentRectInsets
    return CGSize(
      width: natural.width + insets.left + insets.right, height: natural.height + insets.top + insets.bottom)
  }

  /// Invalidates the content, which can differ in each state.
  override func stateDidChange() {
    contentMayDiffer()
    if titleView != nil || rare?.imageView != nil || rare?.subtitleView != nil { setNeedsLayout() }
    if rare?.configuration != nil { setNeedsUpdateConfiguration() }
  }

  /// The order of the menu's elements, which determines the element next to the button.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { rare?.menuOrder ?? .automatic }
    set { roomForRare.menuOrder = newValue }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { menuConfiguration }

  override func didChoose(_ leaf: any UIMenuLeaf) { if isPopup { select(leaf) } }

  override func touchEndedInside(_ touch: UITouch) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    super.touchEndedInside(touch)
  }

  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? { titleBaselines(in: size) }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    updateConfigurationIfNeeded()
    draw(into: &recorder)
  }

  package override var reportedText: String? { shownTitle }

  override var spoken: SpokenDefaults {
    SpokenDefaults(
      isElement: true, label: shownTitle ?? currentImage?.accessibilityLabel, traits: spokenState.union(.button))
  }

  private func change(_ state: State, _ edit: (inout Face) -> Void) {
    edit(&faces[state.rawValue, default: Face()])
    arrangementDidChange()
  }

  func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Returns the value of the state, or else that of the normal state.
  private func value<Value>(for state: State, _ part: (Face) -> Value?) -> Value? {
    faces[state.rawValue].flatMap(part) ?? faces[State.normal.rawValue].flatMap(part)
  }

  // MARK: Behavior

  /// Whether the button's menu is open.
  open var isHeld: Bool { session.menuStage?.request.source === self }

  /// Whether a pointer is over the button. It is always false: there is no pointer here.
  open var isHovered: Bool { false }

  /// The behavioral style of iPhone and iPad.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  override var baselineFont: UIFont? { effectiveFont }
}

/// A coder that creates a button from a document.
@MainActor protocol ButtonCoder: NSCoder { var buttonType: UIButton.ButtonType? { get } }
