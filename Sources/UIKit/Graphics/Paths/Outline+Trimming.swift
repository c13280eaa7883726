import DisplayLists

// Trimming and dashing by length.
extension Outline {
  /// Returns the part between two fractions of the whole length, as for `strokeStart` and `strokeEnd`.
  ///
  /// - Parameters: 0…1. The result is empty if `end` isn't greater than `start`.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Outline {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start == 0, end == 1 { return self }
    let subpaths = subpaths, total = subpaths.flatMap(\.segments).reduce(0) { $0 + $1.length }
    var trimmed = Outline(), passed: CGFloat = 0
    for path in subpaths {
      var isOpen = false
      for segment in path.segments {
        let length = segment.length
        defer { passed += length }
        let from = max(start * total - passed, 0), to = min(end * total - passed, length)
        guard to > from else {
          isOpen = false
          continue
        }
        trimmed.append(segment.part(from: from, to: to, of: length), continues: isOpen)
        isOpen = true
      }
    }
    return trimmed
  }

  private mutating func append(_ segment: CubicSegment, continues: Bool) {
    if !continues { move(to: segment.start) }
    if segment.isLine { line(to: segment.end) } else { curve(to: segment.end, segment.control1, segment.control2) }
  }

  /// Returns dashes and gaps in turn, along lines and curves. The pattern restarts with each subpath.
  ///
  /// - Parameter lengths: in points; an odd number of lengths is repeated once. If empty, the outline is unchanged.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Outline {
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
    let lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    var dashed = Outline()
    for path in subpaths where path.segments.reduce(0, { $0 + $1.length }) / whole < 1e5 {
      dashed.append(path, lengths, phase)
    }
    return dashed
  }

  private mutating func append(_ path: Subpath, _ lengths: [CGFloat], _ phase: CGFloat) {
    let whole = lengths.reduce(0, +)
    var index = 0, rest = phase.truncatingRemainder(dividingBy: whole)
    if rest < 0 { rest += whole }
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest, isDrawing = false
    for segment in path.segments {
      let length = segment.length
      var from: CGFloat = 0
      while from < length {
        let to = min(from + left, length)
        if index % 2 == 0, to > from {
          append(segment.part(from: from, to: to, of: length), continues: isDrawing)
          isDrawing = true
        }
        left -= to - from
        if left <= 0 {
          index = (index + 1) % lengths.count
          left = lengths[index]
          isDrawing = false
        }
        from = to
      }
    }
  }
}

extension CubicSegment {
  /// The part between two lengths along the segment.
  fileprivate func part(from: CGFloat, to: CGFloat, of length: CGFloat) -> CubicSegment {
    let end = to >= length ? 1 : parameter(atLength: to), start = from <= 0 ? 0 : parameter(atLength: from)
    let upToEnd = end >= 1 ? self : split(at: end).0
    return start <= 0 ? upToEnd : upToEnd.split(at: start / end).1
  }
}
