/// The appearance of tabs of one layout in each state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  /// The arrangement of a tab's image and title.
  public enum Style: Int, Sendable {
    case stacked = 0, inline, compactInline
  }

  private let states: [UITabBarItemStateAppearance]
  /// Called after a change; set by the bar appearance that keeps the object.
  final var changed: (() -> Void)?

  public override convenience init() { self.init(style: .stacked) }

  /// - Parameter style: the layout. All layouts have the same defaults here.
  public init(style: Style) {
    states = (0..<4).map { _ in UITabBarItemStateAppearance() }
    super.init()
    listen()
  }

  public required init?(coder: NSCoder) {
    states = (0..<4).map { _ in UITabBarItemStateAppearance() }
    super.init()
    listen()
  }

  init(_ other: UITabBarItemAppearance) {
    states = other.states.map { UITabBarItemStateAppearance($0.style) }
    super.init()
    listen()
  }

  private func listen() {
    for state in states { state.changed = { [weak self] in self?.changed?() } }
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = UITabBarItemAppearance(self) }
    return copy
  }

  /// Resets every state to its defaults.
  open func configureWithDefault(for style: Style) {
    for state in states { state.style = TabStyle() }
  }

  /// The appearance in the normal state. Other states inherit what they leave unset, except for colors.
  open var normal: UITabBarItemStateAppearance { states[0] }
  open var selected: UITabBarItemStateAppearance { states[1] }
  open var disabled: UITabBarItemStateAppearance { states[2] }
  open var focused: UITabBarItemStateAppearance { states[3] }

  func style(isEnabled: Bool, isSelected: Bool) -> TabStyle {
    let own = !isEnabled ? disabled : isSelected ? selected : normal
    return own === normal ? normal.style : own.style.over(normal.style)
  }
}

/// The appearance of tabs in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  final var style: TabStyle { didSet { changed?() } }
  final var changed: (() -> Void)?

  public override convenience init() { self.init(TabStyle()) }

  init(_ style: TabStyle) {
    self.style = style
    super.init()
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { style.attributes }
    set { style.attributes = newValue }
  }

  open var titlePositionAdjustment: UIOffset {
    get { style.titleOffset ?? .zero }
    set { style.titleOffset = newValue }
  }

  /// The color of a template image; nil for the system's.
  open var iconColor: UIColor? {
    get { style.iconColor }
    set { style.iconColor = newValue }
  }

  open var badgePositionAdjustment: UIOffset {
    get { style.badge.offset ?? .zero }
    set { style.badge.offset = newValue }
  }

  /// The background color of the badge; nil for the system's red.
  open var badgeBackgroundColor: UIColor? {
    get { style.badge.color }
    set { style.badge.color = newValue }
  }

  open var badgeTextAttributes: [NSAttributedString.Key: Any] {
    get { style.badge.attributes }
    set { style.badge.attributes = newValue }
  }

  open var badgeTitlePositionAdjustment: UIOffset {
    get { style.badge.titleOffset ?? .zero }
    set { style.badge.titleOffset = newValue }
  }
}

/// The customization of one tab. The bar's generation determines everything that is nil.
struct TabStyle {
  struct Badge {
    var offset: UIOffset?
    var color: UIColor?
    var attributes: [NSAttributedString.Key: Any] = [:]
    var titleOffset: UIOffset?
  }

  var attributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset: UIOffset?
  var iconColor: UIColor?
  var badge = Badge()

  /// Returns this style with what it leaves unset taken from `base`, except for colors, which show whether the tab is
  /// selected.
  func over(_ base: TabStyle) -> TabStyle {
    var merged = self
    var inherited = base.attributes
    inherited[.foregroundColor] = nil
    merged.attributes = inherited.merging(attributes) { $1 }
    merged.titleOffset = titleOffset ?? base.titleOffset
    merged.badge = Badge(
      offset: badge.offset ?? base.badge.offset, color: badge.color ?? base.badge.color,
      attributes: base.badge.attributes.merging(badge.attributes) { $1 },
      titleOffset: badge.titleOffset ?? base.badge.titleOffset)
    return merged
  }
}
