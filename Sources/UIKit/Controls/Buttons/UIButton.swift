import DisplayLists
import SystemProfiles

/// A control with a title, an image, or both.
///
/// What it shows is said by state (`setTitle(_:for:)`) or, all at once, by a ``configuration-swift.property``; a
/// configuration wins, and what it leaves open comes from the state.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    /// What `roundedRect` became in iOS 7.
    case system = 1
    case detailDisclosure, infoLight, infoDark, contactAdd
    case plain, close

    public static let roundedRect = ButtonType.system
  }

  /// What using the button means.
  public enum Role: Int, Sendable {
    case normal = 0, primary, cancel, destructive
  }

  open private(set) var buttonType = ButtonType.custom

  /// What the button shows in one state.
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
  /// The title's font; nil for the type's own.
  var titleFont: UIFont? { didSet { contentMayDiffer() } }
  var titleView: UIButtonLabel?
  /// The button was laid out, and nobody has looked for its parts since.
  final var partsAreDue = false
  /// What few buttons have.
  final var rare: RareButtonState?
  /// There is a configuration, which is large to copy.
  final var isConfigured: Bool { rare?.configuration != nil }

  /// Of no effect beside a configuration, which has insets of its own.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { arrangementDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingMiddle { didSet { contentMayDiffer() } }

  /// A button that is a symbol has its size from the start.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if let symbolSize { frame.size = symbolSize }
    arrangementDidChange()
  }

  /// A system button with an image, which sends a message when it is tapped.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// - Parameter primaryAction: its title and its image become the button's.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  /// - Parameter primaryAction: its title and its image are shown where the configuration has none.
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

  /// Everything the button shows, in one value; nil for a button that is described by its states.
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

  /// Changes the configuration for a state; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { rare?.updateHandler }
    set {
      roomForRare.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether states change how a configured button looks.
  open var automaticallyUpdatesConfiguration: Bool {
    get { rare?.updatesAutomatically ?? true }
    set { roomForRare.updatesAutomatically = newValue }
  }

  /// Asks for ``updateConfiguration()`` before the next layout, however often it is called until then.
  open func setNeedsUpdateConfiguration() { markNeedsConfigurationUpdate() }

  /// Override to change the configuration for a state; never call it, ask by ``setNeedsUpdateConfiguration()``. The
  /// default calls the handler.
  open func updateConfiguration() { callUpdateHandler() }

  // MARK: What it means

  /// Remembered: there is no pointer here, only fingers.
  open var isPointerInteractionEnabled = false
  /// Remembered: buttons of phones and pads look one way.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var role: Role {
    get { rare?.role ?? .normal }
    set { roomForRare.role = newValue }
  }

  /// Using the button selects it, or no longer; with a menu it shows which element is chosen.
  open var changesSelectionAsPrimaryAction: Bool {
    get { rare?.changesSelection ?? false }
    set {
      roomForRare.changesSelection = newValue
      selectionMayBegin()
    }
  }

  open override var showsMenuAsPrimaryAction: Bool { didSet { selectionMayBegin() } }

  /// What the button offers: on a long touch, or at once where it ``showsMenuAsPrimaryAction``.
  open var menu: UIMenu? {
    get { rare?.menu }
    set {
      roomForRare.menu = newValue
      setContextMenuInteraction(newValue != nil)
      selectionMayBegin()
      arrangementDidChange()
    }
  }

  /// Whether a touch makes an image darker that has no other for that state.
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

  /// Lets the button glow under a finger.
  open var showsTouchWhenHighlighted: Bool {
    get { rare?.glows ?? false }
    set { roomForRare.glows = newValue }
  }

  // MARK: Contents by state

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Counts before a title without attributes.
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

  /// Made when it is first asked for: sets the title's font, and says where the title is.
  open var titleLabel: UILabel? { installedTitleLabel() }
  /// Of the subtitle of a configuration; made when it is first asked for.
  open var subtitleLabel: UILabel? { installedSubtitleLabel() }
  /// Made when it is first asked for: sets how the image fills its place, and says where the image is.
  open var imageView: UIImageView? { installedImageView() }

  /// Where a background image is drawn.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where image and title are: inside the content insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: alignmentRectInsets).inset(by: insetsOfContent)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

  /// Once the button is laid out, with the label of its title and the view of its image.
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

  /// The natural size; a configured title that is wider than the width offered makes lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var natural = intrinsicContentSize
    if size.width > 0, natural.width > size.width, let lines = intrinsicContentSize(atWidth: size.width) {
      natural = lines
    }
    let insets = alignmentRectInsets
    return CGSize(
      width: natural.width + insets.left + insets.right, height: natural.height + insets.top + insets.bottom)
  }

  /// Another state can have another title.
  override func stateDidChange() {
    contentMayDiffer()
    if titleView != nil || rare?.imageView != nil || rare?.subtitleView != nil { setNeedsLayout() }
    if rare?.configuration != nil { setNeedsUpdateConfiguration() }
  }

  /// Which element of the menu is next to the button.
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

  /// The state's own value, else the normal state's.
  private func value<Value>(for state: State, _ part: (Face) -> Value?) -> Value? {
    faces[state.rawValue].flatMap(part) ?? faces[State.normal.rawValue].flatMap(part)
  }

  // MARK: Behavior

  /// Its menu is open.
  open var isHeld: Bool { session.menuStage?.request.source === self }

  /// Never: there is no pointer here.
  open var isHovered: Bool { false }

  /// As on phones and pads.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  override var baselineFont: UIFont? { effectiveFont }
}

/// A coder that makes a button from a document.
@MainActor protocol ButtonCoder: NSCoder { var buttonType: UIButton.ButtonType? { get } }
