/// A button that pastes into its target without asking for permission, from iOS 16 on.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0, iconOnly, labelOnly, arrowAndLabel
  }

  /// The appearance of a paste control.
  @preconcurrency @MainActor open class Configuration: NSObject {
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    open var cornerRadius: CGFloat = 0
    open var baseForegroundColor: UIColor?
    open var baseBackgroundColor: UIColor?
    open var imagePlacement = NSDirectionalRectEdge.leading

    public override init() { super.init() }
  }

  public let configuration: Configuration
  /// The object that receives the items of the general pasteboard that it can paste.
  open weak var target: (any UIPasteConfigurationSupporting)?
  private let button = UIButton(type: .system)

  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    setUp()
  }

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
    frame.size = intrinsicContentSize
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    setUp()
  }

  /// > Basis: assumed: a filled system button.
  private func setUp() {
    var look = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { look.title = "Paste" }
    if configuration.displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
    (look.imagePlacement, look.imagePadding, look.cornerStyle) = (
      configuration.imagePlacement, 4, configuration.cornerStyle
    )
    look.baseForegroundColor = configuration.baseForegroundColor
    look.baseBackgroundColor = configuration.baseBackgroundColor
    if configuration.cornerStyle == .fixed { look.background.cornerRadius = configuration.cornerRadius }
    button.configuration = look
    button.addAction(UIAction { [weak self] _ in self?.pasteIntoTarget() }, for: .primaryActionTriggered)
    addSubview(button)
  }

  private func pasteIntoTarget() {
    let providers = UIPasteboard.general.itemProviders
    guard isEnabled, let target, !providers.isEmpty, target.canPaste(providers) else { return }
    target.paste(itemProviders: providers)
  }

  open override var isEnabled: Bool { didSet { button.isEnabled = isEnabled } }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
