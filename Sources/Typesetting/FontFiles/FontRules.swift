/// Applies lookups to glyphs, from the first glyph to the last.
struct FontRules {
  /// Applies a subtable at a place.
  ///
  /// - Returns: The place to continue from; nil if the subtable does not apply.
  typealias Action = (_ kind: Int, _ table: FontBytes, _ lookup: FontLookup, _ place: Int, inout GlyphBuffer) -> Int?

  let lookups: FontLookups
  /// The kind of contextual lookups, which apply other lookups; the next kind is chained.
  let contextKind: Int
  let action: Action

  /// The greatest depth of nested contextual lookups.
  private static let deepest = 8

  func apply(_ chosen: [FontLookup], to buffer: inout GlyphBuffer) {
    for lookup in chosen {
      var place = 0
      while place < buffer.glyphs.count {
        let isSkipped = buffer.classes.isSkipped(buffer.glyphs[place].id, by: lookup)
        let next = isSkipped ? nil : apply(lookup, at: place, to: &buffer, depth: 0)
        guard buffer.mayStep() else { return }
        place = max(next ?? 0, place + (next == place ? 0 : 1))
      }
    }
  }

  private func apply(_ lookup: FontLookup, at place: Int, to buffer: inout GlyphBuffer, depth: Int) -> Int? {
    for (kind, table) in lookup.subtables {
      guard buffer.mayStep() else { return nil }
      let next =
        kind == contextKind || kind == contextKind + 1
        ? applyInContext(table, isChained: kind > contextKind, lookup, at: place, to: &buffer, depth: depth)
        : action(kind, table, lookup, place, &buffer)
      if let next { return next }
    }
    return nil
  }

  private func applyInContext(
    _ table: FontBytes, isChained: Bool, _ lookup: FontLookup, at place: Int, to buffer: inout GlyphBuffer, depth: Int
  ) -> Int? {
    let glyph = buffer.glyphs[place].id
    guard depth < Self.deepest,
      let rules = SequenceRule.candidates(table, isChained: isChained, first: glyph)
    else { return nil }
    for rule in rules {
      guard buffer.mayStep() else { return nil }
      guard var match = rule.match(at: place, in: buffer, for: lookup) else { continue }
      perform(&match, on: &buffer, depth: depth)
      return min((match.places.last ?? place) + 1, buffer.glyphs.count)
    }
    return nil
  }

  private func perform(_ match: inout SequenceRule.Match, on buffer: inout GlyphBuffer, depth: Int) {
    for (number, lookupNumber) in match.actions {
      guard number < match.places.count, let lookup = lookups.lookup(lookupNumber) else { continue }
      guard buffer.mayStep(1 + lookup.subtables.count / 8) else { return }
      let place = match.places[number], before = buffer.glyphs.count
      guard place < buffer.glyphs.count else { continue }
      _ = apply(lookup, at: place, to: &buffer, depth: depth + 1)
      match.follow(buffer.glyphs.count - before, after: number)
    }
  }
}

extension SequenceRule.Match {
  /// Updates the places after glyphs were inserted or removed behind a glyph of the sequence. Removed glyphs are the
  /// next ones of the sequence.
  fileprivate mutating func follow(_ change: Int, after number: Int) {
    if change < 0 {
      places.removeSubrange(number + 1..<min(number + 1 - change, places.count))
    } else if change > 0 {
      places.insert(contentsOf: (1...change).map { places[number] + $0 }, at: number + 1)
    }
    let first = number + 1 + max(change, 0)
    for later in places.indices where later >= first { places[later] += change }
  }
}
