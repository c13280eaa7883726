import CoreTypes

/// The scale of pictures shown side by side. All have the same one, so that a large device is larger than a small one.
enum BatchScale {
  /// The least width of the smallest picture, and the greatest of the largest one, relative to the requested width.
  private static let least: CGFloat = 0.5, most: CGFloat = 2.5

  /// - Parameter width: The width of the largest picture, upright.
  static func scale(of pictures: [CGSize], width: CGFloat) -> CGFloat {
    let widths = pictures.map(uprightWidth).filter { $0 > 0 }
    guard let largest = widths.max(), let smallest = widths.min() else { return 1 }
    return min(max(width / largest, width * least / smallest), width * most / largest)
  }

  /// Returns the width of the picture in portrait; a strip counts as a screen of its length.
  private static func uprightWidth(_ picture: CGSize) -> CGFloat {
    let short = min(picture.width, picture.height), long = max(picture.width, picture.height)
    return max(short, long * 0.56)
  }
}
