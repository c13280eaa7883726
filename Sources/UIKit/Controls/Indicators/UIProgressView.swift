import DisplayLists
import SystemProfiles

/// A view that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0, bar
  }

  /// The progress, limited to the range from 0 to 1.
  open var progress: Float = 0 {
    didSet {
      progress = progress > 0 ? min(progress, 1) : 0
      glide.stop()
    }
  }
  private var glide = AnimatedScalar()
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }
  open var progressTintColor: UIColor? { didSet { chose(.minimumTint) } }
  open var trackTintColor: UIColor? { didSet { chose(.maximumTint) } }
  /// The images that replace the bar and its track. They are stretched.
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  /// The progress object to observe. Its fraction is read when it is set; on Linux, later changes are not observed.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }

  override var spoken: SpokenDefaults {
    SpokenDefaults(isElement: true, value: "\(Int((progress * 100).rounded()))%", traits: .updatesFrequently)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    let start = Double(shownProgress)
    self.progress = progress
    if animated, Double(self.progress) != start { glide.begin(from: start, over: Self.growingTime, in: session) }
  }

  /// The duration of the animation, in seconds.
  ///
  /// > Basis: assumed, recalled.
  private static let growingTime = 0.25

  /// The progress that the bar currently shows.
  var shownProgress: Float { Float(glide.shown(Double(progress), in: session)) }

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

  override func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) {
    super.takeAppearance(open, from: proxy)
    takeProgressAppearance(open, from: proxy)
  }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
