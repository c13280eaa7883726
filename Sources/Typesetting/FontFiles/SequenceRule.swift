/// A contextual rule: it applies lookups to some glyphs of a sequence if certain glyphs are before and behind it.
struct SequenceRule {
  /// A pattern of consecutive glyphs.
  struct Pattern {
    enum Kind {
      case glyphs
      case classes(ClassDefinition)
      /// Coverage tables, by offsets from this table.
      case coverages(FontBytes)
    }

    let kind: Kind
    /// The pattern's values, two bytes per glyph.
    let values: FontBytes
    let count: Int

    func fits(_ number: Int, _ glyph: Int) -> Bool {
      let value = values.u16(2 * number)
      return switch kind {
      case .glyphs: value == glyph
      case .classes(let classes): value == classes.of(glyph)
      case .coverages(let table): GlyphCoverage(table: table.part(at: value)).index(of: glyph) != nil
      }
    }
  }

  /// The glyphs before the sequence, nearest first.
  let before: Pattern
  /// The sequence without its first glyph, which is known to match.
  let rest: Pattern
  let behind: Pattern
  /// The lookups to apply, four bytes each: an index in the sequence, and a lookup.
  let actions: FontBytes

  struct Match {
    /// The places of the sequence in the buffer.
    var places: [Int]
    let actions: [(number: Int, lookup: Int)]
  }

  /// Returns the match at a place; nil if the rule does not apply.
  func match(at place: Int, in buffer: GlyphBuffer, for lookup: FontLookup) -> Match? {
    guard let places = Self.places(rest, from: place, buffer, { buffer.next(after: $0, for: lookup) }),
      Self.places(before, from: place, buffer, { buffer.previous(before: $0, for: lookup) }) != nil,
      Self.places(behind, from: places[places.count - 1], buffer, { buffer.next(after: $0, for: lookup) }) != nil
    else { return nil }
    let actions = (0..<self.actions.count / 4).map { (self.actions.u16(4 * $0), self.actions.u16(4 * $0 + 2)) }
    return Match(places: places, actions: actions)
  }

  /// Returns the start of the search followed by the places of the pattern; nil if the pattern does not match.
  private static func places(_ pattern: Pattern, from place: Int, _ buffer: GlyphBuffer, _ step: (Int) -> Int?)
    -> [Int]?
  {
    var places = [place]
    for number in 0..<pattern.count {
      guard let next = step(places[number]), pattern.fits(number, buffer.glyphs[next].id) else { return nil }
      places.append(next)
    }
    return places
  }
}

extension SequenceRule {
  /// A lazy collection, because a damaged font may have very many rules.
  typealias Candidates = LazyMapSequence<Range<Int>, SequenceRule>

  /// Returns the rules of a subtable that may apply with `glyph` first.
  ///
  /// > Source: OpenType 1.9, "Sequence context", "Chained sequence context".
  static func candidates(_ table: FontBytes, isChained: Bool, first glyph: Int) -> Candidates? {
    switch table.u16(0) {
    case 1:
      guard let number = GlyphCoverage(table: table.target16(2)).index(of: glyph) else { return nil }
      return rules(in: table, set: number, countAt: 4, isChained: isChained, .glyphs, .glyphs, .glyphs)
    case 2:
      guard GlyphCoverage(table: table.target16(2)).index(of: glyph) != nil else { return nil }
      func classes(_ place: Int) -> ClassDefinition { ClassDefinition(table: table.target16(place)) }
      let own = classes(isChained ? 6 : 4)
      return rules(
        in: table, set: own.of(glyph), countAt: isChained ? 10 : 6, isChained: isChained,
        .classes(classes(4)), .classes(own), .classes(classes(8)))
    case 3:
      guard let (rule, first) = rule(ofCoverages: table, isChained: isChained), first.fits(0, glyph) else { return nil }
      return (0..<1).lazy.map { _ in rule }
    default: return nil
    }
  }

  private static func rules(
    in table: FontBytes, set number: Int, countAt place: Int, isChained: Bool,
    _ before: Pattern.Kind, _ own: Pattern.Kind, _ behind: Pattern.Kind
  ) -> Candidates? {
    guard number < table.u16(place) else { return nil }
    let set = table.target16(place + 2 + 2 * number)
    return (0..<min(set.u16(0), set.count / 2)).lazy.map { number in
      var reader = RuleReader(set.target16(2 + 2 * number))
      if !isChained {
        let count = reader.number(), actions = reader.number()
        let rest = reader.pattern(count - 1, own), none = Pattern(kind: own, values: .none, count: 0)
        return SequenceRule(before: none, rest: rest, behind: none, actions: reader.actions(actions))
      }
      let before = reader.pattern(reader.number(), before), rest = reader.pattern(reader.number() - 1, own)
      let behind = reader.pattern(reader.number(), behind), actions = reader.number()
      return SequenceRule(before: before, rest: rest, behind: behind, actions: reader.actions(actions))
    }
  }

  /// Returns the rule, and the pattern of its first glyph.
  private static func rule(ofCoverages table: FontBytes, isChained: Bool) -> (SequenceRule, first: Pattern)? {
    let kind = Pattern.Kind.coverages(table), none = Pattern(kind: kind, values: .none, count: 0)
    var reader = RuleReader(table.part(at: 2))
    let before = isChained ? reader.pattern(reader.number(), kind) : none
    let count = reader.number()
    var actions = isChained ? 0 : reader.number()
    guard count > 0 else { return nil }
    let first = reader.pattern(1, kind), rest = reader.pattern(count - 1, kind)
    let behind = isChained ? reader.pattern(reader.number(), kind) : none
    if isChained { actions = reader.number() }
    return (SequenceRule(before: before, rest: rest, behind: behind, actions: reader.actions(actions)), first)
  }
}

/// Reads the parts of a rule in order.
private struct RuleReader {
  private let table: FontBytes
  private var place = 0

  init(_ table: FontBytes) { self.table = table }

  mutating func number() -> Int {
    defer { place += 2 }
    return table.u16(place)
  }

  mutating func pattern(_ count: Int, _ kind: SequenceRule.Pattern.Kind) -> SequenceRule.Pattern {
    let count = max(count, 0)
    defer { place += 2 * count }
    return SequenceRule.Pattern(kind: kind, values: table.part(at: place, count: 2 * count), count: count)
  }

  func actions(_ count: Int) -> FontBytes { table.part(at: place, count: 4 * min(count, 64)) }
}
