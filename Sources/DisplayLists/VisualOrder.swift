/// The visual order of the characters on one line.
///
/// > Source: Unicode Standard Annex #9, without explicit embeddings and bracket pairs: rules W4–W7 and N1–N2 as far as
/// > letters, digits, separators and neutrals go, I1–I2 and L2. Spaces at the end of a line (L1) are not in it.
package struct VisualOrder {
  package struct Stretch: Hashable {
    /// The range of clusters, in the order of the text.
    package let range: Range<Int>
    package let isRightToLeft: Bool
  }

  /// The embedding levels; odd ones read right to left.
  private let levels: [Int]

  package init(_ clusters: [String], isRightToLeft: Bool) {
    var kinds = clusters.map { CharacterDirection($0) }
    guard isRightToLeft || kinds.contains(.right) else {
      levels = clusters.map { _ in 0 }
      return
    }
    let base: CharacterDirection = isRightToLeft ? .right : .left
    Self.joinNumbers(&kinds)
    Self.adoptNumbersIntoLeftText(&kinds, base: base)
    Self.resolveNeutrals(&kinds, base: base)
    levels = kinds.map { $0.level(base: base) }
  }

  /// Returns the stretches from left to right. Each has one direction, and is split between neighbors where `breaks`
  /// returns true.
  package func stretches(breakingWhere breaks: (Int, Int) -> Bool) -> [Stretch] {
    var stretches: [(level: Int, range: Range<Int>)] = []
    for (i, level) in levels.enumerated() {
      if let last = stretches.last, last.level == level, !breaks(i - 1, i) {
        stretches[stretches.count - 1].range = last.range.lowerBound..<i + 1
      } else {
        stretches.append((level, i..<i + 1))
      }
    }
    return Self.reordered(stretches).map { Stretch(range: $0.range, isRightToLeft: $0.level % 2 == 1) }
  }

  /// Reorders by rule L2: from the highest level down to 1, every sequence of that level or higher is reversed.
  private static func reordered(
    _ stretches: [(level: Int, range: Range<Int>)]
  ) -> [(level: Int, range: Range<Int>)] {
    var result = stretches
    for level in stride(from: stretches.map(\.level).max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < result.count {
        let end = result[start...].firstIndex { $0.level < level } ?? result.count
        result[start..<end].reverse()
        start = max(end, start) + 1
      }
    }
    return result
  }
}

// MARK: Rules

extension VisualOrder {
  /// W4–W5: a separator between two digits belongs to the number, and so do signs next to one.
  private static func joinNumbers(_ kinds: inout [CharacterDirection]) {
    for i in kinds.indices where kinds[i] == .separator || kinds[i] == .terminator {
      let before = i > 0 && kinds[i - 1] == .number, after = i + 1 < kinds.count && kinds[i + 1] == .number
      let joins = kinds[i] == .separator ? before && after : before || after
      kinds[i] = joins ? .number : .neutral
    }
  }

  /// W7: digits after left-to-right letters are part of their text.
  private static func adoptNumbersIntoLeftText(_ kinds: inout [CharacterDirection], base: CharacterDirection) {
    var strong = base
    for i in kinds.indices {
      if kinds[i] == .left || kinds[i] == .right { strong = kinds[i] }
      if kinds[i] == .number, strong == .left { kinds[i] = .left }
    }
  }

  /// N1–N2: neutrals between two of the same direction follow it, others follow the paragraph. Numbers count as right
  /// to left.
  private static func resolveNeutrals(_ kinds: inout [CharacterDirection], base: CharacterDirection) {
    var start = 0
    while start < kinds.count {
      guard kinds[start] == .neutral else {
        start += 1
        continue
      }
      let end = kinds[start...].firstIndex { $0 != .neutral } ?? kinds.count
      let before = start > 0 ? kinds[start - 1].side : base, after = end < kinds.count ? kinds[end].side : base
      for i in start..<end { kinds[i] = before == after ? before : base }
      start = end
    }
  }
}
