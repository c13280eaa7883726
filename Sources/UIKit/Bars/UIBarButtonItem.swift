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
  open var width: CGFloat = 0 { didSet { checkWidth() } }
  open var customView: UIView?
  open var tintColor: UIColor?
  /// The item is as wide as the widest of them, whichever is its title.
  open var possibleTitles: Set<String>?
  /// In low bars of phones, in place of the image.
  open var landscapeImagePhone: UIImage?
  /// What a touch does.
  open var primaryAction: UIAction?
  /// Opens at a touch, or at a long one where there is an action.
  open var menu: UIMenu?
  /// Which element of the menu is next to the item.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var changesSelectionAsPrimaryAction = false
  open var isSelected = false
  /// From iOS 16 on: takes no room.
  open var isHidden = false
  /// Nil: there is no message to send without Objective-C.
  open var action: Selector?
  open weak var target: AnyObject?
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  var systemItem: SystemItem?

  public override init() { super.init() }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? (image == nil ? primaryAction?.title : nil)
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    (self.systemItem, self.primaryAction, self.menu) = (systemItem, primaryAction, menu)
  }

  /// - Parameters:
  ///   - action: nil; what a touch does is `primaryAction`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject?
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    (self.style, self.target) = (style, target as AnyObject?)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    (self.style, self.target) = (style, target as AnyObject?)
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

  private func checkWidth() {
    if !width.isFinite { Exception.invalidGeometry.raise("CALayer bounds contains NaN: [0 0; \(width) 0]") }
  }
}

/// Items that belong together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] { didSet { barButtonItems.forEach { $0.buttonGroup = self } } }
  /// In their place where there is no room. Here there always is.
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  open var alwaysAvailable = false
  open var isHidden = false
  open var menuRepresentation: UIMenuElement?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    barButtonItems.forEach { $0.buttonGroup = self }
  }

  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}
