/// A title or an image in a bar.
@preconcurrency @MainActor open class UIBarItem: AccessibleObject, AssociationOwner {
  nonisolated(unsafe) final var associations: Associations?

  open var title: String? { didSet { didChange() } }
  open var image: UIImage? { didSet { didChange() } }
  open var isEnabled = true
  open var tag = 0

  override var spoken: SpokenDefaults {
    SpokenDefaults(isElement: true, label: title, traits: isEnabled ? .button : [.button, .notEnabled])
  }

  /// In low bars of phones, in place of the image.
  open var landscapeImagePhone: UIImage? { didSet { didChange() } }
  /// Move the edges of the image inwards; those of opposite edges that are opposite numbers move it.
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// For accessibility text sizes: the preview that a long press on the item opens. There is no such preview here.
  open var largeContentSizeImage: UIImage? { didSet { hasNoEffect("UIBarItem.largeContentSizeImage") } }
  open var largeContentSizeImageInsets = UIEdgeInsets.zero {
    didSet { hasNoEffect("UIBarItem.largeContentSizeImageInsets") }
  }

  final var look = BarItemLook() { didSet { didChange() } }
  /// What the program set itself, so that no proxy does.
  final var choices = AppearanceChoices()
  /// The bar that shows the item.
  final weak var bar: UIView?

  public override init() { super.init() }

  /// Without the values of a document: items of documents are made otherwise.
  public required init?(coder: NSCoder) { super.init() }

  /// The font, the colour and the shadow of the title; a font changes how wide the item is. What other states leave open
  /// is as in the normal one.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    look.titleAttributes[state.rawValue] = attributes
    look.ownTitles.insert(state.rawValue)
    chose(.titleAttributes)
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    look.titleAttributes[state.rawValue]
  }

  /// Takes what a proxy has of the properties in `open`.
  func takeAppearance(_ open: AppearanceChoices, from proxy: UIBarItem) { takeItemAppearance(from: proxy) }

  final func didChange() { bar?.setNeedsLayout() }

  final func chose(_ choice: AppearanceChoices) { choices.formUnion(choice) }
}

/// How one item of a bar is customised.
struct BarItemLook {
  var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// States whose titles the program has chosen itself; proxies have the others.
  var ownTitles: Set<UIControl.State.RawValue> = []
  var titleOffsets = BarVariants<UIOffset>()
  var backgrounds = BarVariants<UIImage>()
  /// How far the body is moved down.
  var backgroundShifts = BarVariants<CGFloat>()
  var backTitleOffsets = BarVariants<UIOffset>()
  var backBackgrounds = BarVariants<UIImage>()
  var backBackgroundShifts = BarVariants<CGFloat>()

  /// - Parameter isBack: the item names the screen that the way back leads to.
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

/// How a bar is drawn.
struct BarLook {
  var style = UIBarStyle.default
  var isTranslucent: Bool?
  var barTint: UIColor?
  /// How far the background reaches beyond the bar, under the status bar or around the home indicator, in points.
  var overhang: CGFloat = 0
  /// Of a bar that stands for a container's: the root view that it is in front of. A container knows it itself.
  weak var content: UIView?
}
