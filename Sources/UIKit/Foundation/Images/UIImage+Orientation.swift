// How an image is turned.
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
