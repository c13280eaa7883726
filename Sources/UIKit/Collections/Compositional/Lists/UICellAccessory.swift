/// An accessory at the leading or trailing side of a list cell.
public struct UICellAccessory: @unchecked Sendable {
  public enum AccessoryType: Int, Sendable {
    case checkmark = 0, disclosureIndicator, insert, delete, reorder, multiselect, outlineDisclosure, label
    case customView, detail, popUpMenu
  }

  public enum DisplayedState: Int, Sendable {
    case always = 0, whenEditing, whenNotEditing
  }

  /// The width reserved for an accessory in the row. Wider accessories are centered in it.
  public enum LayoutDimension: Hashable, Sendable {
    /// The system's width for accessories of the type, so that those of adjacent rows align.
    case standard
    case actual
    case custom(CGFloat)
  }

  /// Returns the index among the accessories of one side, which are passed in order.
  public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

  /// The side and position of a custom accessory; by default next to the content.
  public enum Placement: @unchecked Sendable {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  var position: Position?
  /// Whether the accessory is hidden. Its space stays reserved.
  var isHidden: Bool
  var reservedWidth: LayoutDimension
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var actionHandler: (@MainActor () -> Void)?
  /// The text of a label; the following properties belong to the label or the custom view.
  var text: String?
  var font: UIFont?
  var followsTextSize = true
  var view: UIView?
  /// Whether the custom view keeps the size of its frame instead of its natural size.
  var keepsSize = false
  var style = OutlineDisclosureOptions.Style.automatic
  /// The menu of a pop-up menu accessory, which cannot be opened here.
  var menu: UIMenu?
  var menuHandler: (@MainActor (_ menu: UIMenu) -> Void)?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, isHidden: Bool?,
    _ reservedWidth: LayoutDimension?, _ tintColor: UIColor?
  ) {
    (accessoryType, self.displayed, self.isLeading) = (type, displayed, isLeading)
    (self.isHidden, self.reservedWidth, self.tintColor) = (isHidden ?? false, reservedWidth ?? .standard, tintColor)
  }

  // MARK: Trailing

  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) { (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor) }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public typealias DetailOptions = DisclosureIndicatorOptions

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .detail, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.actionHandler = actionHandler
    return accessory
  }

  public struct ReorderOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool? {
      didSet { if showsVerticalSeparator == true { Self.reportsSeparator() } }
    }

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
      if showsVerticalSeparator == true { Self.reportsSeparator() }
    }

    private static func reportsSeparator() {
      hasNoEffect("UICellAccessory.ReorderOptions.showsVerticalSeparator")
    }
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  public struct LabelOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
    }
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .label, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    (accessory.text, accessory.font) = (text, options.font)
    accessory.followsTextSize = options.adjustsFontForContentSizeCategory ?? true
    return accessory
  }

  public typealias PopUpMenuOptions = DisclosureIndicatorOptions

  /// Returns an accessory that shows the selected element of a menu. The menu cannot be opened here.
  ///
  /// - Parameter selectedElementDidChangeHandler: stored only; it is never called here.
  @preconcurrency @MainActor public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: (@MainActor (_ menu: UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .popUpMenu, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    (accessory.menu, accessory.menuHandler) = (menu, selectedElementDidChangeHandler)
    accessory.text = (menu.selectedElements.first ?? menu.children.first)?.title
    return accessory
  }

  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable {
      /// The style of a header, whose mark is at the end of the row and which expands on a tap on the row.
      case automatic = 0, header, cell
    }

    public var style: Style
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    (accessory.actionHandler, accessory.style) = (actionHandler, options.style)
    return accessory
  }

  // MARK: Leading

  public struct DeleteOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth) = (isHidden, reservedLayoutWidth)
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  public typealias InsertOptions = DeleteOptions
  public typealias MultiselectOptions = DeleteOptions

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { leading(.delete, displayed, options, actionHandler) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { leading(.insert, displayed, options, actionHandler) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { leading(.multiselect, displayed, options, nil) }

  private static func leading(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: DeleteOptions, _ handler: (@MainActor () -> Void)?
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      type, displayed, isLeading: true, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    (accessory.actionHandler, accessory.backgroundColor) = (handler, options.backgroundColor)
    return accessory
  }

  // MARK: Custom views

  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame instead of its natural size.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .standard, tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let isLeading: Bool, displayed: DisplayedState, position: Position
    switch configuration.placement {
    case .leading(let state, let place): (isLeading, displayed, position) = (true, state, place)
    case .trailing(let state, let place): (isLeading, displayed, position) = (false, state, place)
    }
    var accessory = UICellAccessory(
      .customView, displayed, isLeading: isLeading, isHidden: configuration.isHidden,
      configuration.reservedLayoutWidth, configuration.tintColor)
    (accessory.view, accessory.position) = (configuration.customView, position)
    accessory.keepsSize = configuration.maintainsFixedSize
    return accessory
  }

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// The order of the system's accessories at one side, starting at the leading one; their order in the array is
  /// ignored.
  ///
  /// > Basis: documented, that the array's order does not count; assumed, which it is instead.
  var rank: Int {
    switch accessoryType {
    case .label: 1
    case .checkmark: 2
    case .detail: 3
    case .disclosureIndicator, .outlineDisclosure: 4
    case .reorder: 5
    default: 0
    }
  }
}
