// How an image is turned, and where letters beside it stand.
extension UIImage {
  /// How the picture is turned before it is shown. Here images are upright, or mirrored.
  public enum Orientation: Int, Sendable {
    case up = 0, down, left, right
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }
}

extension UIImage.Orientation {
  var isMirrored: Bool { rawValue >= UIImage.Orientation.upMirrored.rawValue }

  var mirrored: UIImage.Orientation { .init(rawValue: (rawValue + 4) % 8) ?? self }
}

extension UIImageView {
  /// Of an image with a baseline, where the content mode shows it in a view of this size.
  ///
  /// > Basis: documented that images have baselines; that an image that is scaled takes its baseline along is assumed.
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
