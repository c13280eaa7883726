import CoreTypes

/// How large pictures are that are looked at side by side: all in one scale, so that a large device is larger than a small one.
enum BatchScale {
  /// The least width of the smallest picture, and the most of the largest one, as a share of what is wished for.
  private static let least: CGFloat = 0.5, most: CGFloat = 2.5

  /// - Parameter width: of the largest picture, upright.
  static func scale(of pictures: [CGSize], width: CGFloat) -> CGFloat {
    let widths = pictures.map(uprightWidth).filter { $0 > 0 }
    guard let largest = widths.max(), let smallest = widths.min() else { return 1 }
    return min(max(width / largest, width * least / smallest), width * most / largest)
  }

  /// A screen is as large on its side as it is upright; a strip counts as a screen of its length.
  private static func uprightWidth(_ picture: CGSize) -> CGFloat {
    let short = min(picture.width, picture.height), long = max(picture.width, picture.height)
    return max(short, long * 0.56)
  }
}
