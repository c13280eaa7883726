/// Lines of equal items.
struct FlowGrid {
  let count: Int
  let itemsPerLine: Int
  /// The length along the scroll direction.
  let lineLength: CGFloat
  let lineSpacing: CGFloat
  /// The starts of the items of each line, across.
  let places: [CGFloat]

  init(_ size: CGSize, count: Int, in room: FlowRoom, axes: FlowAxes, round: (CGFloat) -> CGFloat) {
    let item = axes.across(size), step = item + room.itemSpacing
    let fitting = step > 0 ? ((room.length + room.itemSpacing + FlowRoom.tolerance) / step).rounded(.down) : .infinity
    // The grid may have more columns than there are items, but no more than could be visible.
    let perLine = Int(min(max(1, fitting), CGFloat(max(count, 10_000))))
    let gap = room.spread(perLine, total: CGFloat(perLine) * item)
    (self.count, itemsPerLine) = (count, perLine)
    (lineLength, lineSpacing) = (axes.along(size), room.lineSpacing)
    places =
      perLine == 1
      ? [round(room.middle(of: item))]
      : (0..<min(perLine, count)).map { round(room.start + CGFloat($0) * (item + gap)) }
  }

  private var lineCount: Int { (count + itemsPerLine - 1) / itemsPerLine }

  var total: CGFloat { count == 0 ? 0 : CGFloat(lineCount) * (lineLength + lineSpacing) - lineSpacing }

  func place(of item: Int) -> FlowPlace {
    FlowPlace(
      along: CGFloat(item / itemsPerLine) * (lineLength + lineSpacing), length: lineLength,
      across: places[item % itemsPerLine])
  }

  /// Returns the items in a range, with one division for each end.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let step = lineLength + lineSpacing, lines = CGFloat(lineCount)
    guard step > 0, lineLength > 0, count > 0 else { return 0..<0 }
    let first = Int(min(max(0, ((start + lineSpacing) / step).rounded(.down)), lines))
    let last = Int(min(max(0, (end / step).rounded(.up)), lines))
    return first < last ? first * itemsPerLine..<min(count, last * itemsPerLine) : 0..<0
  }
}
