import DisplayLists

/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  open var highlightedImage: UIImage? { didSet { contentMayDiffer() } }
  open var isHighlighted = false { didSet { contentMayDiffer() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// As large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// As large as the plain image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  override func applyClassDefaults() { isUserInteractionEnabled = false }

  var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The image's size in points without its alignment insets; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
  }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  override var descriptionSuffix: String { " - \(image?.name ?? "(null)")" }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
