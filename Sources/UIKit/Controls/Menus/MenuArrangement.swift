import CoreTypes
import SystemProfiles

/// The layout of a menu's parts, in the coordinates of its list.
struct MenuArrangement: Equatable {
  /// A section to lay out.
  struct Section {
    /// The height of the title; 0 without one.
    var titleHeight: CGFloat
    /// The heights of the rows, or the single height of elements side by side.
    var heights: [CGFloat]
    /// The number of elements side by side; 1 for rows.
    var columns = 1
    var count: Int
  }

  var header = CGRect.zero
  var titles: [CGRect] = []
  /// The frames of the elements, section by section.
  var elements: [CGRect] = []
  /// The gaps between sections.
  var gaps: [CGRect] = []
  /// Lines of one pixel below the header, between the rows of a section, and between elements side by side.
  var hairlines: [CGRect] = []
  private(set) var height: CGFloat = 0

  /// - Parameters:
  ///   - headerHeight: the height of the header; 0 without a title.
  ///   - hairline: the thickness of a line; 0 for none.
  init(
    width: CGFloat, headerHeight: CGFloat, _ sections: [Section], _ rules: MenuMetrics, hairline: CGFloat,
    isRightToLeft: Bool
  ) {
    var y = rules.padding
    func line(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: 0, y: y, width: width, height: height)
    }
    func rule() {
      if hairline > 0 { hairlines.append(CGRect(x: 0, y: y - hairline, width: width, height: hairline)) }
    }
    if headerHeight > 0 {
      header = line(headerHeight)
      rule()
    }
    for (index, section) in sections.enumerated() {
      if index > 0 { gaps.append(line(rules.sectionGap)) }
      titles.append(line(section.titleHeight))
      if section.columns > 1 {
        var rest = section.count
        while rest > 0 {
          let row = line(section.heights.first ?? 0)
          let tiles = Self.tiles(min(rest, section.columns), in: row, isRightToLeft: isRightToLeft)
          elements += tiles
          if hairline > 0 {
            hairlines += tiles.map(\.minX).filter { $0 > 0 }.map {
              CGRect(x: $0, y: row.minY, width: hairline, height: row.height)
            }
          }
          rest -= section.columns
        }
      } else {
        for (row, height) in section.heights.enumerated() {
          if row > 0 { rule() }
          elements.append(line(height))
        }
      }
    }
    height = y + rules.padding
  }

  /// Returns the frames of elements side by side, which share the full width.
  private static func tiles(_ count: Int, in row: CGRect, isRightToLeft: Bool) -> [CGRect] {
    let width = row.width / CGFloat(count)
    return (0..<count).map { index in
      let place = isRightToLeft ? count - 1 - index : index
      return CGRect(x: row.minX + width * CGFloat(place), y: row.minY, width: width, height: row.height)
    }
  }
}

/// The position of a menu: below its source, or above it where there is more room.
struct MenuPlacement: Equatable {
  var panel: CGRect
  var isAbove: Bool
  /// The frame of the preview, which moves to make room for the menu if needed.
  var preview: CGRect

  /// - Parameters:
  ///   - size: the size of the whole menu. It scrolls if it is higher than the room.
  ///   - covers: whether the menu covers its source.
  init(_ size: CGSize, beside source: CGRect, in room: CGRect, gap: CGFloat, covers: Bool, grid: PixelGrid) {
    let top = covers ? source.minY : source.maxY + gap, bottom = covers ? source.maxY : source.minY - gap
    let below = room.maxY - max(top, room.minY), above = min(bottom, room.maxY) - room.minY
    isAbove = size.height > below && above > below
    let height = min(size.height, max(0, isAbove ? above : below))
    let y = isAbove ? min(bottom, room.maxY) - height : max(top, room.minY)
    panel = Self.panel(CGSize(width: size.width, height: height), y: y, around: source.midX, in: room, grid)
    preview = source
  }

  private static func panel(
    _ size: CGSize, y: CGFloat, around middle: CGFloat, in room: CGRect, _ grid: PixelGrid
  ) -> CGRect {
    let width = min(size.width, room.width)
    let x = max(room.minX, min(middle - width / 2, room.maxX - width))
    return CGRect(x: grid.floor(x), y: grid.round(y), width: width, height: size.height)
  }

  /// Places the menu beside a preview. The preview moves if neither side has room, and shrinks if that is not enough.
  init(
    _ size: CGSize, besidePreview preview: CGRect, in room: CGRect, gap: CGFloat, isRightToLeft: Bool, grid: PixelGrid
  ) {
    let needed = size.height + gap
    isAbove = preview.maxY + needed > room.maxY && preview.minY - needed >= room.minY
    var shown = preview
    let most = max(room.height - needed, room.height * Self.leastShareOfPreview)
    if shown.height > most {
      let width = shown.width * most / shown.height
      shown = CGRect(x: shown.midX - width / 2, y: shown.minY, width: width, height: most)
    }
    let (lowest, highest) =
      isAbove ? (room.maxY - shown.height, room.minY + needed) : (room.maxY - needed - shown.height, room.minY)
    shown.origin.y = max(room.minY, max(min(shown.minY, lowest), min(highest, lowest)))
    self.preview = shown
    let height = min(size.height, room.height - shown.height - gap)
    let y = isAbove ? shown.minY - gap - height : shown.maxY + gap
    let isInMiddle = abs(shown.midX - room.midX) < 1
    let isLeft = isInMiddle ? !isRightToLeft : shown.midX < room.midX
    let middle = isLeft ? shown.minX + size.width / 2 : shown.maxX - size.width / 2
    panel = Self.panel(CGSize(width: size.width, height: max(0, height)), y: y, around: middle, in: room, grid)
  }

  /// The smallest height of a preview as a fraction of the room's. Below it, the menu scrolls instead.
  ///
  /// > Basis: assumed.
  private static let leastShareOfPreview: CGFloat = 0.3
}
