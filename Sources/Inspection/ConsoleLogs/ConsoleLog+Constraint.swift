import CoreTypes

// Parses a constraint from the outside in: class and address, tail, priority, identifier, then the rest.
extension ConsoleLog.Constraint {
  init(parsing raw: String) {
    text = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var rest = Substring(text)
    if rest.hasPrefix("<") { rest.removeFirst() }
    if rest.hasSuffix(">") { rest.removeLast() }
    takeClass(from: &rest)
    let names = takeTail(from: &rest)
    takePriority(from: &rest)
    takeContentPriorities(from: &rest)
    takeMask(from: &rest)
    takeIdentifier(from: &rest)
    var body = ConsoleLogBody(rest, names: names)
    container = body.container
    relation = body.relation()
    if let inner = body.priority, priority == 1000 { priority = inner }
  }

  private mutating func takeClass(from rest: inout Substring) {
    let name = rest.prefix { $0 != ":" && $0 != " " }
    className = String(name)
    rest = rest.dropFirst(name.count)
    if rest.first == ":" { rest.removeFirst() }
    address = rest.takeAddress()
    takePlace(from: &rest)
    rest.skipSpaces()
  }

  /// Takes the place, such as `@HomeView.swift#99`.
  private mutating func takePlace(from rest: inout Substring) {
    var tail = rest
    guard tail.take("@") else { return }
    let file = tail.take { $0 != .space && $0 != UInt8(ascii: "#") }
    guard !file.isEmpty, tail.take("#") else { return }
    let line = tail.take(while: \.isDigit)
    guard !line.isEmpty else { return }
    (place, rest) = ("\(file):\(line)", tail)
  }

  /// Takes the tail: `(active, names: '|':UIView:0x… )`, `(Names: '|':UIView:0x… )`.
  private mutating func takeTail(from rest: inout Substring) -> ConsoleLogNames {
    for opening in [" (active", " (inactive", " (Names:", " (names:"] {
      guard let range = rest.last(opening) else { continue }
      let tail = rest[range.lowerBound...]
      isActive = !tail.begins(with: " (inactive")
      rest = rest[..<range.lowerBound]
      return ConsoleLogNames(tail)
    }
    return ConsoleLogNames("")
  }

  private mutating func takePriority(from rest: inout Substring) {
    guard let range = rest.last(" priority:"), let value = Double(rest[range.upperBound...].trimmed),
      value.isReadable
    else { return }
    priority = value
    rest = rest[..<range.lowerBound]
  }

  private mutating func takeContentPriorities(from rest: inout Substring) {
    guard let range = rest.last(" Hug:") else { return }
    var tail = rest[range.upperBound...]
    guard let hugging = tail.takeNumber(), tail.take(" CompressionResistance:"), let compression = tail.takeNumber()
    else { return }
    contentPriorities = ConsoleLog.ContentPriorities(hugging: hugging, compression: compression)
    rest = rest[..<range.lowerBound]
  }

  private mutating func takeMask(from rest: inout Substring) {
    var tail = rest
    guard tail.take("h="), let horizontal = tail.takeMaskSigns(), tail.take(" v="),
      let vertical = tail.takeMaskSigns()
    else { return }
    mask = "h=\(horizontal) v=\(vertical)"
    tail.skipSpaces()
    rest = tail
  }

  private mutating func takeIdentifier(from rest: inout Substring) {
    var tail = rest
    guard tail.take("'"), let range = tail.first("' ") else { return }
    identifier = String(tail[..<range.lowerBound])
    rest = tail[range.upperBound...]
    rest.skipSpaces()
  }
}

extension Substring {
  /// Takes the signs of an autoresizing mask: `-&-`.
  fileprivate mutating func takeMaskSigns() -> Substring? {
    var tail = self
    let signs = tail.prefix(3)
    guard signs.utf8.count == 3, signs.allSatisfy({ $0 == "-" || $0 == "&" }) else { return nil }
    tail = tail[signs.endIndex...]
    self = tail
    return signs
  }
}

/// The names in a constraint and their meanings.
struct ConsoleLogNames {
  /// The addresses by accessibility identifier.
  private(set) var addresses: [String: String] = [:]
  /// The item that `|` refers to.
  private(set) var container: ConsoleLog.Item?

  init(_ tail: Substring) {
    guard let colon = tail.first("ames:") else { return }
    var rest = tail[colon.upperBound...].trimmed
    if rest.hasSuffix(")") { rest.removeLast() }
    while !rest.isEmpty {
      let comma = rest.first(", ")
      add((comma.map { rest[..<$0.lowerBound] } ?? rest).trimmed)
      rest = comma.map { rest[$0.upperBound...] } ?? ""
    }
    if let name = container?.name, container?.address == nil { container?.address = addresses[name] }
  }

  private mutating func add(_ entry: Substring) {
    var entry = entry
    if entry.take("'|':") {
      container = ConsoleLogBody.item(entry)
    } else if let range = entry.last(":0x") {
      addresses[String(entry[..<range.lowerBound])] = String(entry[range.lowerBound...].dropFirst())
    }
  }
}
