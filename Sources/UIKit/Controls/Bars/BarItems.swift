/// A title or an image in a bar.
@preconcurrency @MainActor open class UIBarItem: AccessibleObject, AssociationOwner {
  nonisolated(unsafe) final var associations: Associations?

  open var title: String? { didSet { didChange() } }
  open var image: UIImage? { didSet { didChange() } }
  open var isEnabled = true
  open var tag = 0

  /// Called once all outlets of a document are connected.
  open func awakeFromNib() {}

  /// Returns a property by its name; nil, with a report, for one that only UIKit knows. A bar draws its items, so the name
  /// `view` finds the custom view of a bar button item only.
  open func value(forKey key: String) -> Any? {
    let view = (self as? UIBarButtonItem)?.customView
    return value(named: key, ["title": title, "image": image, "tag": tag, "enabled": isEnabled, "view": view])
  }

  override var spoken: SpokenDefaults {
    SpokenDefaults(isElement: true, label: title, traits: isEnabled ? .button : [.button, .notEnabled])
  }

  /// The image in compact bars of iPhones, in place of `image`.
  open var landscapeImagePhone: UIImage? { didSet { didChange() } }
  /// The insets that move the edges of the image inwards. Opposite numbers at opposite edges move the whole image.
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image in the preview that a long press on the item opens at accessibility text sizes. The preview is not
  /// available here.
  open var largeContentSizeImage: UIImage? { didSet { hasNoEffect("UIBarItem.largeContentSizeImage") } }
  open var largeContentSizeImageInsets = UIEdgeInsets.zero {
    didSet { hasNoEffect("UIBarItem.largeContentSizeImageInsets") }
  }

  final var look = BarItemLook() { didSet { didChange() } }
  /// The properties that the program has set itself. Proxies do not change them.
  final var choices = AppearanceChoices()
  /// The bar that shows the item.
  final weak var bar: UIView?

  public override init() { super.init() }

  /// Creates an item without decoding values. Items from documents are created elsewhere.
  public required init?(coder: NSCoder) { super.init() }

  /// Sets the font, the color and the shadow of the title. A font changes the width of the item. Other states inherit
  /// what they leave unset from the normal state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    look.titleAttributes[state.rawValue] = attributes
    look.ownTitles.insert(state.rawValue)
    chose(.titleAttributes)
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    look.titleAttributes[state.rawValue]
  }

  /// Takes the proxy's values for the properties in `open`.
  func takeAppearance(_ open: AppearanceChoices, from proxy: UIBarItem) { takeItemAppearance(from: proxy) }

  final func didChange() { bar?.setNeedsLayout() }

  final func chose(_ choice: AppearanceChoices) { choices.formUnion(choice) }
}

/// The customization of one bar item.
struct BarItemLook {
  var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// The states whose title attributes the program has set itself. Proxies provide the others.
  var ownTitles: Set<UIControl.State.RawValue> = []
  var titleOffsets = BarVariants<UIOffset>()
  var backgrounds = BarVariants<UIImage>()
  /// The distances by which the background moves down.
  var backgroundShifts = BarVariants<CGFloat>()
  var backTitleOffsets = BarVariants<UIOffset>()
  var backBackgrounds = BarVariants<UIImage>()
  var backBackgroundShifts = BarVariants<CGFloat>()

  /// - Parameter isBack: whether the item is the back item.
  func style(
    isEnabled: Bool, metrics: UIBarMetrics, style: UIBarButtonItem.Style, isBack: Bool
  ) -> BarItemStyle {
    let state: UIControl.State = isEnabled ? .normal : .disabled
    let normal = titleAttributes[UIControl.State.normal.rawValue], own = titleAttributes[state.rawValue]
    let height = BarVariants<UIOffset>.Variant(.normal, metrics)
    let shift = (isBack ? backBackgroundShifts : backgroundShifts).shown(.init(.normal, metrics))
    return BarItemStyle(
      attributes: own ?? normal ?? [:], titleOffset: (isBack ? backTitleOffsets : titleOffsets).shown(height),
      background: (isBack ? backBackgrounds : backgrounds).shown(.init(state, metrics, style: style)),
      backgroundOffset: shift.map { UIOffset(horizontal: 0, vertical: $0) },
      isNotDimmed: !isEnabled && own == nil && normal?[.foregroundColor] != nil)
  }

  func tabStyle(isEnabled: Bool, isSelected: Bool) -> TabStyle {
    let normal = TabStyle(attributes: titleAttributes[UIControl.State.normal.rawValue] ?? [:])
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    guard state != .normal else { return normal }
    return TabStyle(attributes: titleAttributes[state.rawValue] ?? [:]).over(normal)
  }
}

public enum UIBarStyle: Int, Sendable {
  case `default` = 0, black
}

/// The properties that determine how a bar is drawn.
struct BarLook {
  var style = UIBarStyle.default
  var isTranslucent: Bool?
  var barTint: UIColor?
  /// The distance by which the background extends beyond the bar, under the status bar or around the home indicator, in
  /// points.
  var overhang: CGFloat = 0
  /// The root view behind a bar that represents a container's bar. Containers know their content themselves.
  weak var content: UIView?
}
