import CoreTypes

/// The changes between two drawings, line by line of their dumps.
package struct DisplayListDiff: Sendable, Hashable, CustomStringConvertible {
  package enum Line: Sendable, Hashable {
    case same(String)
    case removed(String)
    case added(String)
  }

  package let lines: [Line]

  package var isEmpty: Bool {
    lines.allSatisfy {
      if case .same = $0 { true } else { false }
    }
  }

  /// The full text with `-`, `+` or a space before each line, so that scopes can be followed.
  package var description: String {
    lines.map {
      switch $0 {
      case .same(let line): "  \(line)\n"
      case .removed(let line): "- \(line)\n"
      case .added(let line): "+ \(line)\n"
      }
    }.joined()
  }
}

extension DisplayList {
  /// - Complexity: Linear in the lines times the number of different ones. A stretch of more than 2000 changed lines is
  ///   reported as replaced in one piece.
  package static func diff(_ old: DisplayList, _ new: DisplayList) -> DisplayListDiff {
    let oldLines = old.dumpLines(), newLines = new.dumpLines()
    let shorter = min(oldLines.count, newLines.count)
    let head = zip(oldLines, newLines).prefix { $0 == $1 }.count
    let tail = zip(oldLines.reversed(), newLines.reversed()).prefix(shorter - head).prefix { $0 == $1 }.count
    let middle = changes(oldLines[head..<oldLines.count - tail], newLines[head..<newLines.count - tail])
    return DisplayListDiff(
      lines: oldLines[..<head].map { .same($0) } + middle + oldLines.suffix(tail).map { .same($0) })
  }

  private static func changes(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [DisplayListDiff.Line] {
    guard max(old.count, new.count) <= 2000 else { return old.map { .removed($0) } + new.map { .added($0) } }
    var removed = Set<Int>(), added = Set<Int>()
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
      case .insert(let offset, _, _): added.insert(new.startIndex + offset)
      }
    }
    return interleave(old, removed, new, added)
  }

  private static func interleave(
    _ old: ArraySlice<String>, _ removed: Set<Int>, _ new: ArraySlice<String>, _ added: Set<Int>
  ) -> [DisplayListDiff.Line] {
    var lines: [DisplayListDiff.Line] = [], i = old.startIndex, j = new.startIndex
    while i < old.endIndex || j < new.endIndex {
      if removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }
}
