/// The appearance of a bar at one moment: its background and the line between the bar and the content.
///
/// A bar keeps a copy of the appearance that it is given. Later changes to the original have no effect; changes to the
/// bar's copy do.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// The device type that determines the defaults. Here the defaults are the same for all types.
  public final let idiom: UIUserInterfaceIdiom
  final var background = BarBackground.material { didSet { didChange() } }
  /// Called after a change; set by the bar or the item that keeps the appearance.
  final var changed: (() -> Void)?

  public override init() {
    idiom = .unspecified
    super.init()
  }

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates an appearance with the properties that both classes have; a copy if the classes are the same.
  public init(barAppearance: UIBarAppearance) {
    (idiom, background) = (barAppearance.idiom, barAppearance.background)
    super.init()
  }

  /// Creates an appearance with the default values: documents contain none.
  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = type(of: self).make(forCopyOf: self) }
    return copy
  }

  /// Returns a copy where the context determines the type. Elsewhere, calls resolve to Foundation's method, which
  /// returns `Any`.
  @_disfavoredOverload nonisolated public final func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else { return self }
    return copy
  }

  // MARK: Configuring the background

  /// Uses the system's material and line.
  open func configureWithDefaultBackground() { background = .material }

  /// Uses the opaque background color of a page and the system's line.
  open func configureWithOpaqueBackground() { background = .opaque }

  /// Uses neither a background nor a line.
  open func configureWithTransparentBackground() { background = .clear }

  // MARK: Background, from back to front

  /// The effect that blurs the content behind the bar; nil for none.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.material = newValue.map(BarBackground.Material.effect) ?? .none }
  }

  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  /// The placement of the image in the background. An image with cap insets fills the background.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.contentMode }
    set { background.contentMode = newValue }
  }

  /// The color of the line, or of the image that replaces it if that is a template image. With nil or a clear color,
  /// the bar shows no line.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadow = newValue.map(BarBackground.Shadow.color) ?? .none }
  }

  /// The image that replaces the line. Without a shadow color, it is drawn as it is.
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }

  final func didChange() { changed?() }
}

extension UIBarAppearance {
  @_silgen_name("tinamou_make_UIBarAppearance")
  convenience init(forCopyOf appearance: UIBarAppearance) { self.init(barAppearance: appearance) }

  /// Runs the subclass's own `init(barAppearance:)`.
  @_silgen_name("tinamou_make_UIBarAppearance")
  static func make(forCopyOf appearance: __owned UIBarAppearance) -> UIBarAppearance

  @_silgen_name("tinamou_make_idiom_UIBarAppearance")
  convenience init(for idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }

  /// Runs the subclass's own `init(idiom:)`.
  @_silgen_name("tinamou_make_idiom_UIBarAppearance")
  static func make(for idiom: __owned UIUserInterfaceIdiom) -> UIBarAppearance
}
