// The baselines of images.
extension UIImageView {
  /// Returns the baseline of an image that has one, for a view of this size and its content mode.
  ///
  /// > Basis: documented that images have baselines; that the baseline of a scaled image scales with it is assumed.
  func imageBaselines(in size: CGSize) -> BaselineOffsets? {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom, image.size.height > 0 else {
      return nil
    }
    let insets = image.alignmentRectInsets
    let whole = CGRect(
      x: 0, y: 0, width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    let place = contentMode.place(image.size, in: whole, grid: session.pixelGrid)
    let fromTop = place.maxY - baseline * place.height / image.size.height - insets.top
    return BaselineOffsets(firstFromTop: fromTop, lastFromBottom: size.height - fromTop)
  }
}
