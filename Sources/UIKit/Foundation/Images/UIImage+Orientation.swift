// Image orientation.
extension UIImage {
  /// The rotation and mirroring applied to an image before it is shown.
  public enum Orientation: Int, Sendable {
    case up = 0, down, left, right
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }
}

extension UIImage.Orientation {
  var isMirrored: Bool { rawValue >= UIImage.Orientation.upMirrored.rawValue }

  var mirrored: UIImage.Orientation { .init(rawValue: (rawValue + 4) % 8) ?? self }
}
