/// How buttons of a bar look, state by state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  private let states: [UIBarButtonItemStateAppearance]
  /// Of the bar's appearance that keeps the object.
  final var changed: (() -> Void)?

  public override convenience init() { self.init(style: .plain) }

  /// - Parameter style: of the items; those that are done have semibold titles by themselves.
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

  /// Forgets what was chosen in every state.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.style = BarItemStyle() }
  }

  /// What other states leave open is as here.
  open var normal: UIBarButtonItemStateAppearance { states[0] }
  open var highlighted: UIBarButtonItemStateAppearance { states[1] }
  open var disabled: UIBarButtonItemStateAppearance { states[2] }
  open var focused: UIBarButtonItemStateAppearance { states[3] }

  func style(isEnabled: Bool) -> BarItemStyle {
    isEnabled ? normal.style : disabled.style.over(normal.style)
  }
}

/// How buttons of a bar look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  final var style: BarItemStyle { didSet { changed?() } }
  final var changed: (() -> Void)?

  public override convenience init() { self.init(BarItemStyle()) }

  init(_ style: BarItemStyle) {
    self.style = style
    super.init()
  }

  /// A font changes how wide the button is.
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

/// How one button is customised; what is nil is as the bar's generation has it.
struct BarItemStyle {
  var attributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset: UIOffset?
  var background: UIImage?
  var backgroundOffset: UIOffset?
  /// Nobody chose how it looks when it is off, but somebody its colour: it keeps that.
  var isNotDimmed = false

  /// What is open here is as `base` has it.
  func over(_ base: BarItemStyle) -> BarItemStyle {
    BarItemStyle(
      attributes: base.attributes.merging(attributes) { $1 }, titleOffset: titleOffset ?? base.titleOffset,
      background: background ?? base.background, backgroundOffset: backgroundOffset ?? base.backgroundOffset,
      isNotDimmed: isNotDimmed || base.isNotDimmed)
  }
}
