/// The appearance of a navigation bar at one moment.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  final var titles = NavigationTitleStyle() { didSet { didChange() } }
  final var buttons = BarButtonAppearances() { didSet { buttonsDidChange() } }
  final var indicator = BackIndicator() { didSet { didChange() } }

  public override init() {
    super.init()
    buttonsDidChange()
  }

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    buttonsDidChange()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      (titles, buttons, indicator) = (other.titles, other.buttons.copied, other.indicator)
    }
    buttonsDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    buttonsDidChange()
  }

  private func buttonsDidChange() {
    buttons.listen { [weak self] in self?.didChange() }
    didChange()
  }

  // MARK: Titles

  /// The attributes of the title. A font changes the width of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.attributes }
    set { titles.attributes = newValue }
  }

  /// The offset of the title. It does not apply to the large title.
  open var titlePositionAdjustment: UIOffset {
    get { titles.offset }
    set { titles.offset = newValue }
  }

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.largeAttributes }
    set { titles.largeAttributes = newValue }
  }

  /// The attributes of the subtitle below the title, from iOS 26 on.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.subtitleAttributes }
    set { titles.subtitleAttributes = newValue }
  }

  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.largeSubtitleAttributes }
    set { titles.largeSubtitleAttributes = newValue }
  }

  // MARK: Buttons

  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = UIBarButtonItemAppearance(newValue) }
  }

  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = UIBarButtonItemAppearance(newValue) }
  }

  /// The appearance of done buttons under its name in iOS 26.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }

  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.back }
    set { buttons.back = UIBarButtonItemAppearance(newValue) }
  }

  // MARK: Back indicator

  open var backIndicatorImage: UIImage { indicator.image ?? UIImage() }
  open var backIndicatorTransitionMaskImage: UIImage { indicator.mask ?? UIImage() }

  /// Sets both images of the back indicator. If either is nil, the bar shows the system's indicator.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    indicator = BackIndicator(image: backIndicatorImage, mask: transitionMaskImage)
  }
}

/// The customization of a navigation bar's titles.
struct NavigationTitleStyle {
  var attributes: [NSAttributedString.Key: Any] = [:]
  var offset = UIOffset.zero
  var largeAttributes: [NSAttributedString.Key: Any] = [:]
  var subtitleAttributes: [NSAttributedString.Key: Any] = [:]
  var largeSubtitleAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The images of the back indicator. The mask is for transitions, which are not drawn.
struct BackIndicator {
  var image: UIImage?
  var mask: UIImage?

  /// > Source: `backIndicatorImage` reference, "if you want to use a custom image, you must also set the mask".
  var shown: UIImage? { mask == nil ? nil : image }
}

/// The appearances of each kind of button.
@MainActor struct BarButtonAppearances {
  var plain = UIBarButtonItemAppearance(style: .plain)
  var done = UIBarButtonItemAppearance(style: .done)
  var back = UIBarButtonItemAppearance(style: .plain)

  var copied: BarButtonAppearances {
    BarButtonAppearances(
      plain: UIBarButtonItemAppearance(plain), done: UIBarButtonItemAppearance(done),
      back: UIBarButtonItemAppearance(back))
  }

  func listen(_ changed: @escaping () -> Void) {
    for appearance in [plain, done, back] { appearance.changed = changed }
  }
}
