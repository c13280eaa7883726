/// The appearance of a bar's buttons in each state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  private let states: [UIBarButtonItemStateAppearance]
  /// Called after a change; set by the bar appearance that keeps the object.
  final var changed: (() -> Void)?

  public override convenience init() { self.init(style: .plain) }

  /// - Parameter style: the style of the items; done items have semibold titles by default.
  public init(style: UIBarButtonItem.Style) {
    states = (0..<4).map { _ in UIBarButtonItemStateAppearance() }
    super.init()
    listen()
  }

  public required init?(coder: NSCoder) {
    states = (0..<4).map { _ in UIBarButtonItemStateAppearance() }
    super.init()
    listen()
  }

  init(_ other: UIBarButtonItemAppearance) {
    states = other.states.map { UIBarButtonItemStateAppearance($0.style) }
    super.init()
    listen()
  }

  private func listen() {
    for state in states { state.changed = { [weak self] in self?.changed?() } }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = UIBarButtonItemAppearance(self) }
    return copy
  }

  /// Resets every state to its defaults.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.style = BarItemStyle() }
  }

  /// The appearance in the normal state. Other states inherit what they leave unset.
  open var normal: UIBarButtonItemStateAppearance { states[0] }
  open var highlighted: UIBarButtonItemStateAppearance { states[1] }
  open var disabled: UIBarButtonItemStateAppearance { states[2] }
  open var focused: UIBarButtonItemStateAppearance { states[3] }

  func style(isEnabled: Bool) -> BarItemStyle {
    isEnabled ? normal.style : disabled.style.over(normal.style)
  }
}

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  final var style: BarItemStyle { didSet { changed?() } }
  final var changed: (() -> Void)?

  public override convenience init() { self.init(BarItemStyle()) }

  init(_ style: BarItemStyle) {
    self.style = style
    super.init()
  }

  /// The attributes of the title. A font changes the width of the button.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { style.attributes }
    set { style.attributes = newValue }
  }

  open var titlePositionAdjustment: UIOffset {
    get { style.titleOffset ?? .zero }
    set { style.titleOffset = newValue }
  }

  open var backgroundImage: UIImage? {
    get { style.background }
    set { style.background = newValue }
  }

  open var backgroundImagePositionAdjustment: UIOffset {
    get { style.backgroundOffset ?? .zero }
    set { style.backgroundOffset = newValue }
  }
}

/// The customization of one button. The bar's generation determines everything that is nil.
struct BarItemStyle {
  var attributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset: UIOffset?
  var background: UIImage?
  var backgroundOffset: UIOffset?
  /// Whether a disabled item keeps its color: the program has set the item's color, but no attributes for the
  /// disabled state.
  var isNotDimmed = false

  /// Returns this style with what it leaves unset taken from `base`.
  func over(_ base: BarItemStyle) -> BarItemStyle {
    BarItemStyle(
      attributes: base.attributes.merging(attributes) { $1 }, titleOffset: titleOffset ?? base.titleOffset,
      background: background ?? base.background, backgroundOffset: backgroundOffset ?? base.backgroundOffset,
      isNotDimmed: isNotDimmed || base.isNotDimmed)
  }
}
