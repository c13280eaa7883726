/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  public enum Style: Int, Sendable {
    case plain = 0, bordered = 1, done = 2

    /// What iOS 26 calls it.
    public static var prominent: Style { .done }
  }

  open var style = Style.plain
  /// In points; 0 for as wide as the content. A fixed space may be negative until iOS 10, to move what follows it.
  open var width: CGFloat = 0 { didSet { widthDidChange() } }
  open var customView: UIView? { didSet { didChange() } }
  /// Of the words and the image; in the glossy bars of iOS 6 of the body.
  open var tintColor: UIColor? { didSet { chose(.tintColor) } }
  /// The item is as wide as the widest of them, whichever is its title.
  open var possibleTitles: Set<String>? { didSet { didChange() } }
  /// What a touch does. An item takes over the title and the image that the action has, unless it is one of the system's.
  open var primaryAction: UIAction? { didSet { takeFaceOfAction() } }
  /// Opens at a touch, or at a long one where there is an action.
  open var menu: UIMenu?
  /// Which element of the menu is next to the item.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// A touch turns an item without a menu on and off.
  open var changesSelectionAsPrimaryAction = false
  open var isSelected = false
  /// From iOS 16 on: takes no room.
  open var isHidden = false { didSet { didChange() } }
  /// Sent to the target at a touch, or without one up the chain of responders. An action of ``primaryAction`` goes first.
  open var action: Selector? { didSet { checkListing() } }
  open weak var target: AnyObject? { didSet { if oldValue == nil { checkListing() } } }
  /// A name of the program's.
  open var identifier: String?
  /// From iOS 26 on, at the item's corner.
  open var badge: Badge?
  /// From iOS 26 on: the item stands on no glass.
  open var hidesSharedBackground = false
  /// From iOS 26 on: the item stands on one piece of glass with its neighbours, unless it is a word or prominent.
  open var sharesBackground = true
  open var isSymbolAnimationEnabled = true { didSet { hasNoEffect("UIBarButtonItem.isSymbolAnimationEnabled") } }
  open var isSpringLoaded = false { didSet { hasNoEffect("UIBarButtonItem.isSpringLoaded") } }
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  var systemItem: SystemItem?
  final var symbolEffects = SymbolEffects() { didSet { didChange() } }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    takeFaceOfAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// The initializer of iOS 16 with a target.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject? = nil, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
    (self.target, self.action) = (target, action)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    send(action, to: target)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    send(action, to: target)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    send(action, to: target)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// The item is as wide as the view is when a bar lays it out.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// - Parameter width: in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// A group that holds the item alone.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  // MARK: Customising, of all releases. What is not set for a state, a height or a style is that of the normal one.

  /// In place of the item's body. Caps keep their size; the title has at least their room around it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    look.backgrounds[.init(state, barMetrics)] = backgroundImage
    chose(.backgroundImages)
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds.shown(.init(state, barMetrics))
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[.init(state, barMetrics, style: style)] = backgroundImage
    chose(.backgroundImages)
  }

  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds.shown(.init(state, barMetrics, style: style))
  }

  /// - Parameter adjustment: points downwards.
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    look.backgroundShifts[.init(.normal, barMetrics)] = adjustment
    chose(.backgroundPositions)
  }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backgroundShifts.shown(.init(.normal, barMetrics)) ?? 0
  }

  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.titleOffsets[.init(.normal, barMetrics)] = adjustment
    chose(.titlePosition)
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.titleOffsets.shown(.init(.normal, barMetrics)) ?? .zero
  }

  // MARK: The same of a way back that is named by this item

  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backBackgrounds[.init(state, barMetrics)] = backgroundImage
    chose(.backImages)
  }

  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backBackgrounds.shown(.init(state, barMetrics))
  }

  /// Far to the side, it hides the title, but takes none of its room.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.backTitleOffsets[.init(.normal, barMetrics)] = adjustment
    chose(.backTitlePosition)
  }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.backTitleOffsets.shown(.init(.normal, barMetrics)) ?? .zero
  }

  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    look.backBackgroundShifts[.init(.normal, barMetrics)] = adjustment
    chose(.backgroundPositions)
  }

  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backBackgroundShifts.shown(.init(.normal, barMetrics)) ?? 0
  }

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIBarItem) {
    super.takeAppearance(open, from: proxy)
    takeButtonAppearance(open, from: proxy)
  }

  /// The same, as people may move it; nobody does here.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// The same, as people may take it away; nobody does here.
  ///
  /// - Parameter inDefaultCustomization: whether it is there before they do.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization inDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: inDefaultCustomization, items: [self])
  }

  private func widthDidChange() {
    if !width.isFinite { Exception.invalidGeometry.raise("CALayer bounds contains NaN: [0 0; \(width) 0]") }
    didChange()
  }

  /// > Source: `UIBarButtonItem.h`, `primaryAction`.
  private func takeFaceOfAction() {
    guard systemItem == nil, let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let image = primaryAction.image { self.image = image }
  }
}

extension UIBarButtonItem {
  /// For initializers, in which property observers do not run.
  func send(_ action: Selector?, to target: Any?) { (self.target, self.action) = (target as AnyObject?, action) }

  func checkListing() { if let action { Session.current.checkListing(of: action, by: target) } }
}
