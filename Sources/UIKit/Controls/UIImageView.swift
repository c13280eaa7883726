import DisplayLists

/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
  open var highlightedImage: UIImage? { didSet { contentMayDiffer() } }
  open var isHighlighted = false { didSet { contentMayDiffer() } }

  override func applyClassDefaults() { isUserInteractionEnabled = false }

  var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The image's size in points; none without an image.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  override var descriptionSuffix: String { " - \(image?.name ?? "(null)")" }

  override func recordContent(into recorder: inout DisplayListRecorder) { draw(into: &recorder) }
}
