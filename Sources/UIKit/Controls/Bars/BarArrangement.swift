/// The arrangement of items in bars. All lengths are in points.
enum BarArrangement {
  /// Lays out the items of a toolbar from left to right. Flexible spaces share the width that the others leave.
  ///
  /// - Parameter widths: one per item, nil for a flexible space.
  static func toolbar(_ widths: [CGFloat?], in bar: CGRect, margin: CGFloat, spacing: CGFloat) -> [CGRect] {
    let solid = widths.compactMap(\.self).reduce(0, +), flexible = widths.count { $0 == nil }
    let gaps = spacing * CGFloat(zip(widths, widths.dropFirst()).count { $0 != nil && $1 != nil })
    let share = flexible > 0 ? max(0, bar.width - 2 * margin - solid - gaps) / CGFloat(flexible) : 0
    var x = bar.minX + margin
    return widths.indices.map { index in
      if index > 0, widths[index] != nil, widths[index - 1] != nil { x += spacing }
      let width = widths[index] ?? share
      defer { x += width }
      return CGRect(x: x, y: bar.minY, width: width, height: bar.height)
    }
  }

  /// Lays out items of a navigation bar from one of its edges inwards.
  static func row(_ widths: [CGFloat], in bar: CGRect, fromLeft: Bool, margin: CGFloat, spacing: CGFloat) -> [CGRect] {
    var distance = margin
    return widths.map { width in
      defer { distance += width + spacing }
      let x = fromLeft ? bar.minX + distance : bar.maxX - distance - width
      return CGRect(x: x, y: bar.minY, width: width, height: bar.height)
    }
  }

  /// Lays out a title in the middle of the bar. It is moved aside and narrowed where items would cover it.
  static func title(width: CGFloat, in bar: CGRect, after left: CGFloat, before right: CGFloat) -> CGRect {
    let room = max(0, right - left), width = min(width, room)
    let x = min(max(bar.midX - width / 2, left), right - width)
    return CGRect(x: x, y: bar.minY, width: width, height: bar.height)
  }

  /// > Basis: captured. Published dumps of tab bars: 2 points between the edges of a slot and its button.
  static func tabs(count: Int, in bar: CGRect, widestSlot: CGFloat) -> [CGRect] {
    guard count > 0 else { return [] }
    let slot = min(bar.width / CGFloat(count), widestSlot)
    let start = bar.minX + (bar.width - slot * CGFloat(count)) / 2
    return (0..<count).map { index in
      let left = (start + slot * CGFloat(index) + 2).rounded(.toNearestOrAwayFromZero)
      let right = (start + slot * CGFloat(index + 1) - 2).rounded(.toNearestOrAwayFromZero)
      return CGRect(x: left, y: bar.minY + 1, width: right - left, height: bar.height - 1)
    }
  }
}
