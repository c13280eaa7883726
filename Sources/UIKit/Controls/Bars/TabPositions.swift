/// The positions of tabs whose titles are below their images.
struct TabPositions {
  var positioning = UITabBar.ItemPositioning.automatic
  var width: CGFloat = 0
  var spacing: CGFloat = 0

  /// Returns the largest width of one tab with the space beside it; infinite where tabs fill the bar.
  ///
  /// - Parameter isWide: whether the bar belongs to an iPad.
  ///
  /// > Basis: assumed, recalled: 76 points and 34 between.
  func widestSlot(isWide: Bool) -> CGFloat {
    let isCentred = positioning == .automatic ? isWide : positioning == .centered
    guard isCentred else { return .infinity }
    return (width > 0 ? width : 76) + (spacing > 0 ? spacing : 34)
  }
}

/// The layout of one tab: the positions of its image, its title and its badge.
struct TabArrangement {
  var image: CGRect
  /// The frame of the title, as wide as the space allows.
  var title: CGRect
  var baseline: CGFloat
  var isTitleCentred: Bool
}

extension TabArrangement {
  /// Lays out a tab with the title below the image.
  static func stacked(_ imageSize: CGSize, in slot: CGRect, grid: PixelGrid) -> TabArrangement {
    let room = CGRect(x: slot.minX, y: slot.midY - 21, width: slot.width, height: 30)
    return TabArrangement(
      image: room.centred(imageSize, grid: grid), title: slot, baseline: grid.round(slot.midY + 20),
      isTitleCentred: true)
  }

  /// Lays out a tab with the title after the image, both in the middle of the slot.
  ///
  /// - Parameter ascent: the distance from the top of the title's line to its baseline.
  ///
  /// > Basis: assumed, recalled: 7 points between them, and 4 above and below an image in a low bar.
  static func inline(
    _ imageSize: CGSize, title: CGSize, ascent: CGFloat, in slot: CGRect, isRightToLeft: Bool, grid: PixelGrid
  ) -> TabArrangement {
    let scale = imageSize.height > 0 ? min(1, max(0, slot.height - 8) / imageSize.height) : 1
    let size = CGSize(width: imageSize.width * scale, height: imageSize.height * scale), gap: CGFloat = 7
    let width = min(title.width, max(0, slot.width - size.width - gap))
    let start = grid.round(slot.midX - (size.width + gap + width) / 2)
    let top = grid.round(slot.midY - size.height / 2), line = grid.floor(slot.midY - title.height / 2)
    let imageX = isRightToLeft ? start + width + gap : start
    let titleX = isRightToLeft ? start : start + size.width + gap
    return TabArrangement(
      image: CGRect(x: imageX, y: top, width: size.width, height: size.height),
      title: CGRect(x: titleX, y: slot.minY, width: width, height: slot.height),
      baseline: line + grid.round(ascent), isTitleCentred: false)
  }
}
