/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  public enum Style: Int, Sendable {
    case plain = 0, bordered = 1, done = 2

    /// The name of `done` in iOS 26.
    public static var prominent: Style { .done }
  }

  open var style = Style.plain
  /// The width in points; 0 for the width of the content. Until iOS 10, a fixed space can be negative to move the items
  /// after it.
  open var width: CGFloat = 0 { didSet { widthDidChange() } }
  open var customView: UIView? { didSet { didChange() } }
  /// The color of the title and the image; in the glossy bars of iOS 6, the color of the body.
  open var tintColor: UIColor? { didSet { chose(.tintColor) } }
  /// The titles that determine the item's width: it is as wide as the widest of them, whichever is shown.
  open var possibleTitles: Set<String>? { didSet { didChange() } }
  /// The action that a tap performs. The item takes over the action's title and image, unless it is a system item.
  open var primaryAction: UIAction? { didSet { takeFaceOfAction() } }
  /// The menu that opens on a tap, or on a long press if the item has an action.
  open var menu: UIMenu?
  /// The order of the menu's elements, which determines the element next to the item.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether a tap toggles the selection of an item without a menu.
  open var changesSelectionAsPrimaryAction = false
  open var isSelected = false
  /// Whether the item is hidden and takes no space, from iOS 16 on.
  open var isHidden = false { didSet { didChange() } }
  /// The action that a tap sends to the target, or up the responder chain without a target. ``primaryAction`` takes
  /// precedence.
  open var action: Selector? { didSet { checkListing() } }
  open weak var target: AnyObject? { didSet { if oldValue == nil { checkListing() } } }
  /// An identifier that the program assigns.
  open var identifier: String?
  /// The badge at the item's corner, from iOS 26 on.
  open var badge: Badge?
  /// Whether the item is drawn without glass, from iOS 26 on.
  open var hidesSharedBackground = false
  /// Whether the item shares one piece of glass with its neighbors, from iOS 26 on. Titles and prominent items never
  /// do.
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

  /// Creates an item with a target, as in iOS 16.
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

  /// Creates an item that shows a view. Its width is that of the view when a bar lays it out.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// - Parameter width: the width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// Returns a group that contains only this item.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  // MARK: Customizing, in all releases. States, heights and styles without a value use that of the normal one.

  /// Sets the image that replaces the item's body. Caps keep their size; the title is inset at least by the caps.
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

  /// - Parameter adjustment: the distance downwards, in points.
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

  // MARK: Customizing the back button that this item names

  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backBackgrounds[.init(state, barMetrics)] = backgroundImage
    chose(.backImages)
  }

  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backBackgrounds.shown(.init(state, barMetrics))
  }

  /// Sets the offset of the title. A large horizontal offset hides the title, but its space remains.
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

  /// Returns a group with this item that users can move in iOS. Customizing bars is not available here.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group with this item that users can remove in iOS. Customizing bars is not available here.
  ///
  /// - Parameter inDefaultCustomization: whether the group is present before the user customizes the bar.
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
  /// Sets the target and the action in initializers, where property observers do not run.
  func send(_ action: Selector?, to target: Any?) { (self.target, self.action) = (target as AnyObject?, action) }

  func checkListing() { if let action { Session.current.checkListing(of: action, by: target) } }
}
