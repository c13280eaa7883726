/// How a bar looks at one moment: its background and the line towards the content.
///
/// A bar keeps a copy of what it is given; what changes in the object afterwards changes nothing there, what changes in the
/// bar's own does.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  /// Which kind of device the defaults are for; they are the same for all here.
  public final let idiom: UIUserInterfaceIdiom
  final var background = BarBackground.material { didSet { didChange() } }
  /// Of the bar or the item that keeps the object.
  final var changed: (() -> Void)?

  public override init() {
    idiom = .unspecified
    super.init()
  }

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// What both classes have; a copy where they are the same.
  public init(barAppearance: UIBarAppearance) {
    (idiom, background) = (barAppearance.idiom, barAppearance.background)
    super.init()
  }

  /// Without the values of a document: there are none to read.
  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = type(of: self).make(forCopyOf: self) }
    return copy
  }

  /// Where the type is known from around the call; elsewhere Foundation's, which returns `Any`.
  @_disfavoredOverload nonisolated public final func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else { return self }
    return copy
  }

  // MARK: The three beginnings

  /// The system's material and its line.
  open func configureWithDefaultBackground() { background = .material }

  /// The colour of a page, which nothing shines through, and the system's line.
  open func configureWithOpaqueBackground() { background = .opaque }

  /// Neither a background nor a line.
  open func configureWithTransparentBackground() { background = .clear }

  // MARK: Background, from the rearmost on

  /// What is behind the bar shines through it softened; nil for no material.
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

  /// How the image is placed in the background. An image with caps fills it.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.contentMode }
    set { background.contentMode = newValue }
  }

  /// Of the line, or of the image that takes its place where that is a template; nil and a clear one show no line.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadow = newValue.map(BarBackground.Shadow.color) ?? .none }
  }

  /// In place of the line. Without a colour it is drawn as it is.
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
