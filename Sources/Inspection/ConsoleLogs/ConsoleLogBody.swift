import CoreTypes

/// The middle part of a constraint: `H:|-(8)-[A]`, `V:[A(50)]`, `A.leading == 0.5*B.leading + 5`.
struct ConsoleLogBody {
  private let body: Substring
  private let names: ConsoleLogNames
  /// The priority of a visual format, such as `@251`.
  private(set) var priority: Double?

  init(_ body: Substring, names: ConsoleLogNames) {
    self.body = body.trimmed
    self.names = names
  }

  mutating func relation() -> ConsoleLog.Relation? {
    body.hasPrefix("H:") || body.hasPrefix("V:") ? visualRelation() : equation()
  }

  // MARK: Items

  /// Parses an item: `UILabel:0x7f…'text'`, `_UILayoutGuide:0x…`, or a plain name.
  static func item(_ text: Substring) -> ConsoleLog.Item {
    let text = text.trimmed
    guard let colon = text.first(":0x") else {
      return ConsoleLog.Item(name: text.isEmpty ? nil : String(text))
    }
    var rest = text[colon.lowerBound...].dropFirst()
    var item = ConsoleLog.Item(className: String(text[..<colon.lowerBound]), address: rest.takeAddress())
    if rest.take("'") { item.text = String(rest.hasSuffix("'") ? rest.dropLast() : rest) }
    return item
  }

  /// Returns an item; a name gets its address from the tail of the constraint.
  private func resolved(_ text: Substring) -> ConsoleLog.Item {
    var item = Self.item(text)
    if let name = item.name { item.address = names.addresses[name] }
    // With `names: cell:0x…` beside `'|':cell:0x…`, the class is really a name.
    if names.addresses[item.className] != nil { (item.name, item.className) = (item.className, "") }
    return item
  }

  /// The item that `|` refers to.
  var container: ConsoleLog.Item? {
    guard var known = names.container else { return nil }
    if names.addresses[known.className] != nil { (known.name, known.className) = (known.className, "") }
    return known
  }

  private func container(of item: ConsoleLog.Item) -> ConsoleLog.Item {
    container ?? ConsoleLog.Item(name: "superview of \(item.name ?? item.className)")
  }

  // MARK: Equations

  private func equation() -> ConsoleLog.Relation? {
    for sign in [ConsoleLog.Relation.Sign.equal, .greaterThanOrEqual, .lessThanOrEqual] {
      var rest = body
      while let range = rest.first(" \(sign.rawValue)") {
        rest = rest[range.upperBound...]
        if let first = anchor(body[..<range.lowerBound]) { return equation(first, sign, rest) }
      }
    }
    return nil
  }

  private func equation(
    _ first: ConsoleLog.Anchor, _ sign: ConsoleLog.Relation.Sign, _ right: Substring
  ) -> ConsoleLog.Relation? {
    var relation = ConsoleLog.Relation(first: first, sign: sign)
    if let number = Self.number(right) {
      relation.constant = number
      return relation
    }
    guard let (anchor, factor, offset) = term(right) else { return nil }
    (relation.second, relation.multiplier, relation.constant) = (anchor, factor, offset)
    return relation
  }

  /// Parses an anchor, `UIView:0x….leading`: the attribute follows the last dot.
  private func anchor(_ text: Substring) -> ConsoleLog.Anchor? {
    guard let dot = text.lastIndex(of: "."),
      let attribute = ConsoleLog.Attribute(rawValue: String(text[text.index(after: dot)...].trimmed))
    else { return nil }
    return ConsoleLog.Anchor(item: resolved(text[..<dot]), attribute: attribute)
  }

  /// Parses a term, `0.5*UIView:0x….width * 2 + 5`: a factor, the anchor, and the rest.
  private func term(_ text: Substring) -> (ConsoleLog.Anchor, factor: Double, offset: Double)? {
    let rest = text.trimmed, (before, start) = Self.leadingFactor(rest)
    var search = start
    while let dot = search.first(".") {
      search = search[dot.upperBound...]
      guard let (end, factor, offset) = Self.tail(search) else { continue }
      guard let anchor = anchor(start[..<end]), (before * factor).isReadable else { return nil }
      return (anchor, before * factor, offset)
    }
    return nil
  }

  /// Parses a leading factor such as `0.5*`, possibly negative; 1 if there is none.
  private static func leadingFactor(_ text: Substring) -> (Double, rest: Substring) {
    var rest = text
    let isNegative = rest.take("-")
    guard let factor = rest.takeNumber() else { return (1, text) }
    rest.skipSpaces()
    guard rest.take("*") else { return (1, text) }
    rest.skipSpaces()
    return (isNegative ? -factor : factor, rest)
  }

  /// Parses a tail such as `width * 2 + 5`, and returns the end of the word.
  private static func tail(_ text: Substring) -> (end: Substring.Index, factor: Double, offset: Double)? {
    var rest = text, factor = 1.0, offset = 0.0
    guard !rest.take(while: \.isLetter).isEmpty else { return nil }
    let end = rest.startIndex
    rest.skipSpaces()
    if rest.take("*") {
      rest.skipSpaces()
      let isNegative = rest.take("-")
      guard let number = rest.takeNumber() else { return nil }
      factor = isNegative ? -number : number
      rest.skipSpaces()
    }
    let isNegative = rest.take("-")
    if isNegative || rest.take("+") {
      guard let number = number(rest) else { return nil }
      return (end, factor, isNegative ? -number : number)
    }
    return rest.isEmpty ? (end, factor, offset) : nil
  }

  /// Parses a finite number: `20`, `- 20`, `+ 30`, `NSSpace(8)`.
  static func number(_ text: Substring) -> Double? {
    var rest = text.trimmed
    if !rest.take(while: \.isLetter).isEmpty {
      guard rest.take("("), rest.hasSuffix(")") else { return nil }
      rest.removeLast()
    }
    let isNegative = rest.take("-")
    if !isNegative { _ = rest.take("+") }
    rest.skipSpaces()
    let isNegatedTwice = rest.take("-")
    guard let number = rest.takeNumber(), rest.isEmpty else { return nil }
    return isNegative != isNegatedTwice ? -number : number
  }

  // MARK: The visual format

  private mutating func visualRelation() -> ConsoleLog.Relation? {
    let isHorizontal = body.hasPrefix("H:")
    var rest = body.dropFirst(2), absolute = false
    for suffix in ["(LTR)", "(RTL)"] where rest.hasSuffix(suffix) {
      rest = rest.dropLast(suffix.count)
      absolute = true
    }
    let parts = Self.parts(of: rest)
    let edges = Edges(isHorizontal: isHorizontal, isAbsolute: absolute)
    switch parts.map(\.kind) {
    case [.item]: return length(parts[0].text, isHorizontal)
    case [.bar, .gap, .item]: return gap(parts[1].text, to: parts[2].text, edges)
    case [.item, .gap, .bar]: return gap(parts[1].text, from: parts[0].text, edges)
    case [.item, .gap, .item]: return gap(parts[1].text, from: parts[0].text, to: parts[2].text, edges)
    default: return nil
    }
  }

  private struct Edges {
    let start: ConsoleLog.Attribute
    let end: ConsoleLog.Attribute

    init(isHorizontal: Bool, isAbsolute: Bool) {
      start = isHorizontal ? (isAbsolute ? .left : .leading) : .top
      end = isHorizontal ? (isAbsolute ? .right : .trailing) : .bottom
    }
  }

  /// Parses a length, `[A(50)]`: the parentheses after the address or the text, not those inside the text.
  private mutating func length(_ text: Substring, _ isHorizontal: Bool) -> ConsoleLog.Relation? {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    let first = ConsoleLog.Anchor(item: resolved(text[..<open]), attribute: isHorizontal ? .width : .height)
    let (sign, amount) = predicate(inside)
    if let constant = Self.number(amount) {
      return ConsoleLog.Relation(first: first, sign: sign, constant: constant)
    }
    let second = ConsoleLog.Anchor(item: resolved(amount), attribute: first.attribute)
    return ConsoleLog.Relation(first: first, sign: sign, second: second)
  }

  /// Parses a gap; a missing item means the superview.
  private mutating func gap(
    _ text: Substring, from: Substring? = nil, to: Substring? = nil, _ edges: Edges
  ) -> ConsoleLog.Relation? {
    let (sign, amount) = predicate(text)
    guard let constant = amount.isEmpty ? 8 : Self.number(amount) else { return nil }
    let before = from.map { resolved($0) }, after = to.map { resolved($0) }
    let first: ConsoleLog.Anchor, second: ConsoleLog.Anchor
    switch (before, after) {
    case (let before?, let after?):
      (first, second) = (.init(item: after, attribute: edges.start), .init(item: before, attribute: edges.end))
    case (nil, let after?):
      let outer = container(of: after)
      (first, second) = (.init(item: after, attribute: edges.start), .init(item: outer, attribute: edges.start))
    case (let before?, nil):
      let outer = container(of: before)
      (first, second) = (.init(item: outer, attribute: edges.end), .init(item: before, attribute: edges.end))
    case (nil, nil): return nil
    }
    return ConsoleLog.Relation(first: first, sign: sign, second: second, constant: constant)
  }

  /// Parses a predicate such as `>=8@251`.
  private mutating func predicate(_ text: Substring) -> (ConsoleLog.Relation.Sign, Substring) {
    var rest = text, sign = ConsoleLog.Relation.Sign.equal
    for known in [ConsoleLog.Relation.Sign.equal, .greaterThanOrEqual, .lessThanOrEqual]
    where rest.hasPrefix(known.rawValue) {
      sign = known
      rest = rest.dropFirst(2)
    }
    if let at = rest.lastIndex(of: "@"), let value = Double(rest[rest.index(after: at)...]), value.isReadable {
      priority = value
      rest = rest[..<at]
    }
    return (sign, rest)
  }

  // MARK: Parts of a visual format

  private struct Part {
    enum Kind { case bar, gap, item, other }
    let kind: Kind
    let text: Substring
  }

  /// Splits a visual format into `|`, `-(8)-` and `[A]`. An item ends at the last `]` before a gap, a bar or the end,
  /// because its text may contain brackets.
  private static func parts(of text: Substring) -> [Part] {
    var parts: [Part] = [], rest = text
    while let first = rest.first, parts.count < 8 {
      switch first {
      case "|":
        parts.append(Part(kind: .bar, text: rest.prefix(1)))
        rest = rest.dropFirst()
      case "-":
        parts.append(Part(kind: .gap, text: takeGap(from: &rest)))
      case "[":
        let end = itemEnd(rest)
        parts.append(Part(kind: .item, text: rest[rest.index(after: rest.startIndex)..<end]))
        rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
      default:
        parts.append(Part(kind: .other, text: rest))
        rest = rest[rest.endIndex...]
      }
    }
    return parts
  }

  /// Takes a gap: `-(>=8@250)-`, `-8-`, `-`.
  private static func takeGap(from text: inout Substring) -> Substring {
    text.removeFirst()
    var rest = text
    if rest.take("("), let end = rest.first(")-") {
      text = rest[end.upperBound...]
      return rest[..<end.lowerBound]
    }
    let number = rest.take { $0.isDigit || $0 == .dot }
    guard !number.isEmpty, rest.take("-") else { return "" }
    text = rest
    return number
  }

  private static func itemEnd(_ text: Substring) -> Substring.Index {
    var end = text.startIndex
    while let bracket = text[end...].firstIndex(of: "]") {
      let after = text[text.index(after: bracket)...]
      if after.isEmpty || after.hasPrefix("-") || after.hasPrefix("|") { return bracket }
      end = text.index(after: bracket)
    }
    return text.endIndex
  }
}
