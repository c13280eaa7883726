/// What can show its image larger at the accessibility text sizes.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// For images of which something can be seen when they are enlarged. At other text sizes they are as they are.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UIView {
  /// How large an image is that grows with accessibility sizes. Symbols have grown already where they follow a text style.
  ///
  /// > Basis: documented, that it is scaled to the text size; assumed, by as much as `UIFontMetrics` scales numbers.
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
  /// Of the image that the layout follows, as large as it is shown.
  var shownImageSize: CGSize? { shownImage.map(shownSize) }

  func shownSize(of image: UIImage) -> CGSize {
    adjustsImageSizeForAccessibilityContentSizeCategory ? accessibleSize(of: image) : image.size
  }

  /// In proportion to the image.
  var shownAlignmentInsets: UIEdgeInsets {
    guard let image = shownImage else { return .zero }
    let insets = image.alignmentRectInsets
    guard insets != .zero, image.size.width > 0, image.size.height > 0 else { return insets }
    let shown = shownSize(of: image), x = shown.width / image.size.width, y = shown.height / image.size.height
    return UIEdgeInsets(top: insets.top * y, left: insets.left * x, bottom: insets.bottom * y, right: insets.right * x)
  }
}
