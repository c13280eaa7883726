import DisplayLists
import SystemProfiles

/// How far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0, bar
  }

  open var progress: Float = 0
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = min(max(progress, 0), 1) }

  override func applyClassDefaults() {
    isUserInteractionEnabled = false
    layout.hugging.vertical = .defaultHigh
  }

  private var naturalSize: NaturalSize {
    let sizes = session.metrics.progressView
    return progressViewStyle == .bar ? sizes.bar : sizes.default
  }

  open override var intrinsicContentSize: CGSize { naturalSize.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: naturalSize.height ?? bounds.height)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
