import DisplayLists

/// A view that shows an image or a sequence of images.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image. An animated image starts to play when it is set.
  open var image: UIImage? {
    didSet {
      invalidateIntrinsicContentSize()
      if image?.images != nil { startAnimating() } else if oldValue?.images != nil { stopAnimating() }
    }
  }
  open var highlightedImage: UIImage? { didSet { contentMayDiffer() } }
  open var isHighlighted = false { didSet { contentMayDiffer() } }
  final var animation: ImageAnimation?
  final var symbolEffects = SymbolEffects() { didSet { contentMayDiffer() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view with the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    if image?.images != nil { startAnimating() }
  }

  /// Creates a view with the size of the image that is not highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
    if image?.images != nil { startAnimating() }
  }

  override func applyClassDefaults() { isUserInteractionEnabled = false }

  override var spoken: SpokenDefaults { SpokenDefaults(label: image?.accessibilityLabel, traits: .image) }

  /// The configuration of symbols that do not specify one themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }

  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Image sequences

  /// The images that an animation shows for equal times. The layout uses ``image``.
  open var animationImages: [UIImage]? {
    get { animation?.images }
    set { roomForAnimation.images = newValue }
  }

  open var highlightedAnimationImages: [UIImage]? {
    get { animation?.highlightedImages }
    set { roomForAnimation.highlightedImages = newValue }
  }

  /// The duration of one cycle in seconds; 0 for 30 images a second.
  open var animationDuration: TimeInterval {
    get { animation?.duration ?? 0 }
    set { roomForAnimation.duration = newValue }
  }

  /// The number of cycles; 0 to repeat forever.
  open var animationRepeatCount: Int {
    get { animation?.repeatCount ?? 0 }
    set { roomForAnimation.repeatCount = newValue }
  }

  open func startAnimating() {
    roomForAnimation.start = session.now
    animation?.run += 1
    scheduleNextImage()
  }

  open func stopAnimating() { animation?.start = nil }
  open var isAnimating: Bool { playsAnimatedImage || animation?.isRunning(at: session.now) ?? false }

  // MARK: Layout

  /// The image that determines the layout.
  var shownImage: UIImage? {
    let wanted = isHighlighted ? highlightedImage ?? image : image
    return wanted?.variant(for: traitCollection).preferring(preferredSymbolConfiguration)
  }

  /// The size of the image in points, without its alignment insets; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let size = shownImageSize else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: size).inset(by: shownAlignmentInsets).size
  }

  open override var alignmentRectInsets: UIEdgeInsets { shownAlignmentInsets }

  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? { imageBaselines(in: size) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImageSize ?? bounds.size }

  override var descriptionSuffix: String { " - \(image?.name ?? "(null)")" }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }

  private var roomForAnimation: ImageAnimation {
    if let animation { return animation }
    let made = ImageAnimation()
    animation = made
    return made
  }

  override var contentFollowsShownSize: Bool { true }

  override var neverDrawsByCode: Bool { true }
}

/// A sequence of images, timed by the session's clock.
final class ImageAnimation {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0
  /// The start time; nil while the animation is stopped.
  var start: TimeInterval?
  /// The number of starts, so that only the last one schedules frames.
  var run = 0

  /// > Basis: documented: the number of images divided by 30, in seconds.
  var fullDuration: TimeInterval {
    duration > 0 ? duration : Double(max(images?.count ?? 0, 1)) / 30
  }

  func isRunning(at now: TimeInterval) -> Bool {
    guard let start, images?.isEmpty == false else { return false }
    return repeatCount == 0 || now - start < fullDuration * Double(repeatCount)
  }

  /// Returns the image at a time; nil while the animation is stopped and the view shows its own image.
  func image(at now: TimeInterval, isHighlighted: Bool) -> UIImage? {
    guard isRunning(at: now), let start else { return nil }
    let shown = isHighlighted ? highlightedImages ?? images ?? [] : images ?? []
    guard !shown.isEmpty else { return nil }
    return ImageFrames(images: shown, duration: fullDuration).image(after: now - start)
  }
}
