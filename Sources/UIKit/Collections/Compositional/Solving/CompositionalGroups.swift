/// One repetition of a section's group.
struct PlacedGroup {
  var number: Int
  /// The first item of the group.
  var first: Int
  /// The start along the groups, from the space before the first group.
  var start: CGFloat
  /// The length along the groups; less than the full length if items are missing.
  var length: CGFloat
  var solved: SolvedItem
}

/// The groups of a section, one after the other: computes positions from sizes.
///
/// Groups are equal until cells have preferred sizes. Positions then follow from one division, so a section of a
/// million items costs no more than one of ten.
@MainActor struct CompositionalGroups {
  let group: CompositionalItem
  let axes: FlowAxes
  /// The size that the group's fractions refer to.
  let box: CGSize
  let count: Int
  let spacing: CGFloat
  let grid: PixelGrid

  private let whole: SolvedItem
  /// The preferred sizes of cells, by item.
  private(set) var preferredSizes: [Int: CGSize] = [:]
  /// The groups that differ from the full group, in order of their number.
  private var special: [SpecialGroup] = []
  /// All groups, if the number of items per group depends on the preferred sizes of cells.
  private var varied: [PlacedGroup]?
  /// The breadth of the widest group.
  private(set) var widest: CGFloat = 0
  /// The number of groups solved since the section was created, as a measure of the cost of changes.
  private(set) var solvedCount = 0

  init(_ group: CompositionalItem, axes: FlowAxes, box: CGSize, count: Int, spacing: CGFloat, grid: PixelGrid) {
    (self.group, self.axes, self.box, self.count) = (group, axes, box, count)
    (self.spacing, self.grid) = (spacing, grid)
    whole = CompositionalSolver(grid: grid).solve(group, in: box)
    if let last = partialGroup { put([last]) }
    widest = broadest
  }

  /// Whether the first item does not fit into its group, so that nothing is shown.
  var isTooSmall: Bool { whole.capacity == 0 }

  private var edges: (start: CompositionalSpacing, end: CompositionalSpacing) { axes.lines(group.edges) }
  private var wholeLength: CGFloat { axes.along(whole.size) }
  private var step: CGFloat { edges.start.length + wholeLength + edges.end.length + spacing }

  var groupCount: Int {
    if let varied { return varied.count }
    return isTooSmall ? 0 : (count + whole.capacity - 1) / whole.capacity
  }

  /// The length from the space before the first group to the space after the last.
  var length: CGFloat {
    guard groupCount > 0 else { return 0 }
    let last = self[groupCount - 1]
    return last.start + last.length + edges.end.length
  }

  private var broadest: CGFloat {
    let groups = varied.map { $0.map(\.solved) } ?? special.map(\.solved) + (special.count < groupCount ? [whole] : [])
    return groups.map { axes.across($0.size) }.max() ?? 0
  }

  /// The breadth including the spacing at both sides.
  var breadth: CGFloat {
    let sides = axes.sides(group.edges)
    return widest + sides.start.length + sides.end.length
  }

  subscript(number: Int) -> PlacedGroup {
    if let varied { return varied[number] }
    let position = special.partitioningIndex { $0.number >= number }
    let shift = position == 0 ? 0 : special[position - 1].shift
    var placed = PlacedGroup(
      number: number, first: number * whole.capacity, start: CGFloat(number) * step + shift + edges.start.length,
      length: wholeLength, solved: whole)
    if position < special.count, special[position].number == number {
      (placed.solved, placed.length) = (special[position].solved, special[position].length)
    }
    return placed
  }

  func number(of item: Int) -> Int {
    guard let varied else { return item / max(1, whole.capacity) }
    return varied.partitioningIndex { $0.first > item } - 1
  }

  /// Returns the groups that intersect a range.
  func numbers(in range: Range<CGFloat>) -> Range<Int> {
    let all = groupCount
    guard all > 0 else { return 0..<0 }
    let first = firstNumber(of: all) { $0.start + $0.length > range.lowerBound }
    let end = firstNumber(of: all) { $0.start >= range.upperBound }
    return first..<max(first, end)
  }

  /// Returns the first group that satisfies a predicate, by binary search.
  private func firstNumber(of count: Int, where isBehind: (PlacedGroup) -> Bool) -> Int {
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Views

  /// Returns the number of views of a kind in the groups before one. Counts full groups, without iterating over them.
  func views(ofKind kind: String, before number: Int) -> Int {
    guard let varied else { return number * whole.attachments.count { $0.kind == kind } }
    return varied.prefix(number).reduce(0) { $0 + $1.solved.attachments.count { $0.kind == kind } }
  }

  /// Returns the group that contains the view with a number, and the view's index in it.
  func view(ofKind kind: String, _ number: Int) -> (PlacedGroup, Int)? {
    let each = whole.attachments.count { $0.kind == kind }
    guard each > 0, number >= 0, number / each < groupCount else { return nil }
    let group = self[number / each]
    let same = group.solved.attachments.indices.filter { group.solved.attachments[$0].kind == kind }
    return number % each < same.count ? (group, same[number % each]) : nil
  }

  // MARK: Preferred sizes

  func preferred(of item: Int) -> CGSize? { preferredSizes[item] }

  /// Sets preferred sizes by item. Each group with such an item is solved once.
  mutating func take(_ new: [Int: CGSize]) {
    guard let first = new.keys.min(), let last = new.keys.max() else { return }
    preferredSizes.merge(new) { $1 }
    if group.isFilledByMeasure { fill(changed: first...last) } else { put(Set(new.keys.map(number)).sorted()) }
    widest = broadest
  }

  private mutating func solved(from first: Int) -> SolvedItem {
    solvedCount += 1
    let preferredSizes = preferredSizes
    return CompositionalSolver(grid: grid, limit: count - first, measured: { preferredSizes[first + $0] })
      .solve(group, in: box)
  }

  /// Fills one group after the other with as many items as fit. Groups before the changed items stay, except for the
  /// last of them, which may take an item that has shrunk. Once a group starts with the same item as before, it and
  /// those after it only move.
  private mutating func fill(changed: ClosedRange<Int>) {
    let old = varied ?? [], kept = old.isEmpty ? 0 : max(0, number(of: changed.lowerBound) - 1)
    var groups = Array(old.prefix(kept))
    var first = kept < old.count ? old[kept].first : 0
    var next = kept < old.count ? old[kept].start : edges.start.length
    while first < count {
      let match = first > changed.upperBound ? old.partitioningIndex { $0.first >= first } : old.count
      if match < old.count, old[match].first == first {
        groups += Self.moved(old[match...], to: next, number: groups.count)
        break
      }
      let solved = solved(from: first)
      guard solved.capacity > 0 else { break }
      let length = first + solved.capacity > count ? trimmed(solved) : axes.along(solved.size)
      groups.append(PlacedGroup(number: groups.count, first: first, start: next, length: length, solved: solved))
      first += solved.capacity
      next += length + edges.end.length + spacing + edges.start.length
    }
    varied = groups
  }

  private static func moved(_ groups: ArraySlice<PlacedGroup>, to start: CGFloat, number: Int) -> [PlacedGroup] {
    guard let first = groups.first else { return [] }
    return groups.map { group in
      var group = group
      group.number += number - first.number
      group.start += start - first.start
      return group
    }
  }

  /// Solves groups, whose numbers are in ascending order.
  private mutating func put(_ numbers: [Int]) {
    let position = special.partitioningIndex { $0.number >= numbers[0] }
    var rest = special[position...], changed: [SpecialGroup] = []
    for number in numbers {
      while let next = rest.first, next.number <= number {
        if next.number < number { changed.append(next) }
        rest.removeFirst()
      }
      let solved = solved(from: number * whole.capacity)
      let length = number == partialGroup ? trimmed(solved) : axes.along(solved.size)
      changed.append(SpecialGroup(number: number, solved: solved, length: length))
    }
    special.replaceSubrange(position..., with: changed + rest)
    var shift = position == 0 ? 0 : special[position - 1].shift
    for later in position..<special.count {
      shift += special[later].length - wholeLength
      special[later].shift = shift
    }
  }

  // MARK: Last group

  /// The number of the last group, if it is not full.
  private var partialGroup: Int? {
    guard !isTooSmall, count % whole.capacity != 0 else { return nil }
    return count / whole.capacity
  }

  /// Returns the length of a group that is not full: the end of its items plus the space that a full group leaves after
  /// its items.
  ///
  /// > Basis: captured, except for items with insets, where it is assumed that both are measured to the frames.
  private func trimmed(_ solved: SolvedItem) -> CGFloat {
    if axes.along(group.size).isEstimate { return axes.along(solved.size) }
    let missing = reach(whole) - reach(solved)
    return missing > 0 ? axes.along(solved.size) - missing : axes.along(solved.size)
  }

  private func reach(_ solved: SolvedItem) -> CGFloat {
    solved.cells.map { axes.range($0.frame).upperBound }.max() ?? 0
  }
}

/// A group that differs from the full group.
private struct SpecialGroup {
  var number: Int
  var solved: SolvedItem
  var length: CGFloat
  /// The offset of the next group from its position after full groups.
  var shift: CGFloat = 0
}
