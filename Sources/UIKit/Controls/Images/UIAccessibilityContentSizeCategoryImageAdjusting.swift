/// A view that can show its image larger at accessibility text sizes.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image is enlarged at accessibility text sizes. At other text sizes it keeps its size.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIView {
  /// Returns the size of an image that grows with accessibility sizes. Symbols with a text style have already grown.
  ///
  /// > Basis: documented, that it is scaled to the text size; assumed, by the same factor as `UIFontMetrics` scales
  /// > values.
  func accessibleSize(of image: UIImage) -> CGSize {
    let size = image.size, textSize = textSize
    guard textSize.isAccessibilityCategory, image.symbolConfiguration?.values.textStyle == nil else { return size }
    return session.perform {
      let metrics = UIFontMetrics.default
      @MainActor func scaled(_ length: CGFloat) -> CGFloat { metrics.scaled(length, at: textSize, in: session) }
      return CGSize(width: scaled(size.width), height: scaled(size.height))
    }
  }
}

extension UIImageView {
  /// The displayed size of the image that determines the layout.
  var shownImageSize: CGSize? { shownImage.map(shownSize) }

  func shownSize(of image: UIImage) -> CGSize {
    adjustsImageSizeForAccessibilityContentSizeCategory ? accessibleSize(of: image) : image.size
  }

  /// The alignment insets, scaled with the image.
  var shownAlignmentInsets: UIEdgeInsets {
    guard let image = shownImage else { return .zero }
    let insets = image.alignmentRectInsets
    guard insets != .zero, image.size.width > 0, image.size.height > 0 else { return insets }
    let shown = shownSize(of: image), x = shown.width / image.size.width, y = shown.height / image.size.height
    return UIEdgeInsets(top: insets.top * y, left: insets.left * x, bottom: insets.bottom * y, right: insets.right * x)
  }
}
