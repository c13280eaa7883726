import UIKit

/// The expected frames of a stack view, computed with intervals and without constraints.
///
/// Lengths along the axis run from the leading or the top end; the result is converted to left and right at the end.
struct ExpectedStack {
  let wanted: StackCase
  private typealias Interval = (start: CGFloat, length: CGFloat)

  init(_ wanted: StackCase) { self.wanted = wanted }

  /// The frames of the items in the stack view.
  var frames: [CGRect] {
    zip(along, across).map { along, across in
      let frame =
        isRow
        ? CGRect(x: along.start, y: across.start, width: along.length, height: across.length)
        : CGRect(x: across.start, y: along.start, width: across.length, height: along.length)
      return wanted.isMirrored ? mirrored(frame) : frame
    }
  }

  var size: CGSize {
    let thickness = wanted.thickness ?? before.across + StackCase.sizes.map(naturalThickness).max()! + after.across
    return isRow
      ? CGSize(width: StackCase.length, height: thickness) : CGSize(width: thickness, height: StackCase.length)
  }

  private var isRow: Bool { wanted.axis == .horizontal }
  private var visible: [Int] { StackCase.sizes.indices.filter { !wanted.hidden.contains($0) } }
  private func naturalLength(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
  private func naturalThickness(_ size: CGSize) -> CGFloat { isRow ? size.height : size.width }
  private func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // The margins on the leading or top side, and on the other one.

  private var before: (along: CGFloat, across: CGFloat) {
    guard wanted.usesMargins else { return (0, 0) }
    let leading = wanted.isMirrored ? StackCase.margins.right : StackCase.margins.left
    return isRow ? (leading, StackCase.margins.top) : (StackCase.margins.top, leading)
  }

  private var after: (along: CGFloat, across: CGFloat) {
    guard wanted.usesMargins else { return (0, 0) }
    let trailing = wanted.isMirrored ? StackCase.margins.left : StackCase.margins.right
    return isRow ? (trailing, StackCase.margins.bottom) : (StackCase.margins.bottom, trailing)
  }

  // The length along the axis.

  private var room: CGFloat { StackCase.length - before.along - after.along }
  private var gaps: CGFloat { StackCase.spacing * CGFloat(visible.count - 1) }

  private var along: [(start: CGFloat, length: CGFloat)] {
    let lengths = visibleLengths
    var intervals = [Interval](repeating: (0, 0), count: StackCase.sizes.count)
    for (rank, place) in visible.enumerated() {
      intervals[place] = (start(ofRank: rank, lengths), lengths[rank])
    }
    for place in wanted.hidden { intervals[place] = (startOfHidden(place, intervals), 0) }
    return intervals.map { ($0.start + before.along, $0.length) }
  }

  private var visibleLengths: [CGFloat] {
    let natural = visible.map { naturalLength(StackCase.sizes[$0]) }
    if visible.count == 1 { return [room] }
    switch wanted.distribution {
    case .fill:
      let stretched = visible.indices.min { StackCase.huggings[visible[$0]] < StackCase.huggings[visible[$1]] }!
      var lengths = natural
      lengths[stretched] += room - gaps - natural.reduce(0, +)
      return lengths
    case .fillEqually: return natural.map { _ in (room - gaps) / CGFloat(visible.count) }
    case .fillProportionally:
      let total = natural.reduce(gaps, +)
      var lengths = natural.map { $0 / total * StackCase.length }
      lengths[lengths.count - 1] = room - gaps - lengths.dropLast().reduce(0, +)
      return lengths
    case .equalSpacing, .equalCentering: return natural
    }
  }

  private func start(ofRank rank: Int, _ lengths: [CGFloat]) -> CGFloat {
    if rank == 0 { return 0 }
    let last = lengths.count - 1
    switch wanted.distribution {
    case .fill, .fillEqually, .fillProportionally:
      return lengths[..<rank].reduce(0, +) + StackCase.spacing * CGFloat(rank)
    case .equalSpacing:
      let gap = (room - lengths.reduce(0, +)) / CGFloat(last)
      return lengths[..<rank].reduce(0, +) + gap * CGFloat(rank)
    case .equalCentering:
      let firstCentre = lengths[0] / 2, lastCentre = room - lengths[last] / 2
      let centre = firstCentre + (lastCentre - firstCentre) * CGFloat(rank) / CGFloat(last)
      return centre - lengths[rank] / 2
    }
  }

  /// Returns the end of its predecessor; if gaps may grow, half a spacing before its neighbor if there is one.
  private func startOfHidden(_ place: Int, _ intervals: [Interval]) -> CGFloat {
    let usesGaps = wanted.distribution == .equalSpacing || wanted.distribution == .equalCentering
    let previous = visible.last { $0 < place }.map { intervals[$0].start + intervals[$0].length }
    guard usesGaps else { return previous ?? 0 }
    if let next = visible.first(where: { $0 > place }) { return intervals[next].start - StackCase.spacing / 2 }
    return previous!
  }

  // The intervals across the axis. Items without text use their edges as baselines; hidden ones keep their thickness.

  private var across: [(start: CGFloat, length: CGFloat)] {
    let thicknesses = StackCase.sizes.map(naturalThickness)
    let whole = wanted.thickness.map { $0 - before.across - after.across } ?? thicknesses.max()!
    return thicknesses.map { thickness in
      let interval: Interval =
        switch wanted.alignment {
        case .fill: (0, whole)
        case .leading, .firstBaseline: (0, thickness)
        case .center: ((whole - thickness) / 2, thickness)
        case .trailing, .lastBaseline: (whole - thickness, thickness)
        }
      return (interval.start + before.across, interval.length)
    }
  }
}
