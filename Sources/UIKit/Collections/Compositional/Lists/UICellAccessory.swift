/// Something at the leading or trailing side of a list cell.
public struct UICellAccessory: @unchecked Sendable {
  public enum AccessoryType: Int, Sendable {
    case checkmark = 0, disclosureIndicator, insert, delete, reorder, multiselect, outlineDisclosure, label
    case customView, detail
  }

  public enum DisplayedState: Int, Sendable {
    case always = 0, whenEditing, whenNotEditing
  }

  /// What is kept free for it along the row; wider ones are placed in its middle.
  public enum LayoutDimension: Hashable, Sendable {
    /// What the system keeps for accessories of the kind, so that those of neighbouring rows stand in line.
    case standard
    case actual
    case custom(CGFloat)
  }

  /// Among the accessories of one side, which it is given in their order.
  public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

  /// Next to the content unless a position says otherwise.
  public enum Placement: @unchecked Sendable {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  var position: Position?
  /// Its room is kept free.
  var isHidden: Bool
  var reservedWidth: LayoutDimension
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var actionHandler: (@MainActor () -> Void)?
  /// Of the label, of the custom view.
  var text: String?
  var font: UIFont?
  var followsTextSize = true
  var view: UIView?
  /// Of the view's frame, instead of its natural size.
  var keepsSize = false
  var style = OutlineDisclosureOptions.Style.automatic

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

  public typealias ReorderOptions = DisclosureIndicatorOptions

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

  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable {
      /// A header's is at the end of the row, and the whole row opens it.
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
    /// As large as its frame was, instead of its natural size.
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

  /// Among the system's at one side, from the leading one on, whatever their order in the array.
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
