import DisplayLists
import SystemProfiles

/// A view that shows a spinning activity indicator.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101
  }

  /// The style. The default is white in releases before dark mode, and `medium` in later ones.
  open var style = Style.white { didSet { invalidateIntrinsicContentSize() } }
  /// The color; nil for that of the style.
  open var color: UIColor! {
    get { ownColor ?? UIColor(shownColor) }
    set { ownColor = newValue }
  }
  private(set) var ownColor: UIColor?
  /// Whether the view is hidden while it does not animate. A stack view then gives it no space.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  open private(set) var isAnimating = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an indicator from a coder. As in UIKit, this initializer is not failable.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  override var spoken: SpokenDefaults {
    let label = isAnimating ? "In progress" : "Progress halted"
    return SpokenDefaults(isElement: true, label: label, value: isAnimating ? "1" : "0", traits: .updatesFrequently)
  }

  /// Creates an indicator with the size of its style.
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
