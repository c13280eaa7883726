/// The appearance of a toolbar at one moment.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  final var buttons = BarButtonAppearances() { didSet { buttonsDidChange() } }

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
    if let other = barAppearance as? UIToolbarAppearance { buttons = other.buttons.copied }
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
}
