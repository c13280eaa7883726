import DisplayLists
import SystemProfiles

/// A spinning wheel.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101
  }

  /// White until the styles without a colour came with dark mode.
  open var style = Style.white { didSet { invalidateIntrinsicContentSize() } }
  /// Nil is the style's own.
  open var color: UIColor! {
    get { ownColor ?? UIColor(shownColor) }
    set { ownColor = newValue }
  }
  private(set) var ownColor: UIColor?
  /// A wheel that stands still is hidden, also from a stack view.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  open private(set) var isAnimating = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Apple's is not failable.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  override var spoken: SpokenDefaults {
    let label = isAnimating ? "In progress" : "Progress halted"
    return SpokenDefaults(isElement: true, label: label, value: isAnimating ? "1" : "0", traits: .updatesFrequently)
  }

  /// As large as the style.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  override func applyClassDefaults() {
    look.isHidden = true
    isUserInteractionEnabled = false
    if session.behaves(.hasDarkMode) { style = .medium }
    layout.hugging = AxisPair(.defaultHigh)
  }

  private var naturalSize: NaturalSize {
    let sizes = session.metrics.activityIndicator
    return style == .whiteLarge || style == .large ? sizes.large : sizes.medium
  }

  open override var intrinsicContentSize: CGSize { naturalSize.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
