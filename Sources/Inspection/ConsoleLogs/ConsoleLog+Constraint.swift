import CoreTypes

// One constraint, taken apart from the outside in: class and address, tail, priority, identifier, what is left.
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
    if let match = rest.prefixMatch(of: /0x[0-9A-Fa-f]*/) {
      address = String(match.output)
      rest = rest[match.range.upperBound...]
    }
    if let match = rest.prefixMatch(of: /@([^ #]+)#([0-9]+)/) {
      place = "\(match.output.1):\(match.output.2)"
      rest = rest[match.range.upperBound...]
    }
    rest = rest.drop { $0 == " " }
  }

  /// `(active, names: '|':UIView:0x… )`, `(Names: '|':UIView:0x… )`
  private mutating func takeTail(from rest: inout Substring) -> ConsoleLogNames {
    for opening in [" (active", " (inactive", " (Names:", " (names:"] {
      guard let range = rest.range(of: opening, options: .backwards) else { continue }
      let tail = rest[range.lowerBound...]
      isActive = !tail.hasPrefix(" (inactive")
      rest = rest[..<range.lowerBound]
      return ConsoleLogNames(tail)
    }
    return ConsoleLogNames("")
  }

  private mutating func takePriority(from rest: inout Substring) {
    guard let range = rest.range(of: " priority:", options: .backwards),
      let value = Double(rest[range.upperBound...].trimmingCharacters(in: .whitespaces)), value.isFinite
    else { return }
    priority = value
    rest = rest[..<range.lowerBound]
  }

  private mutating func takeContentPriorities(from rest: inout Substring) {
    guard let match = rest.firstMatch(of: /\ Hug:([0-9.]+) CompressionResistance:([0-9.]+)/),
      let hugging = Double(match.output.1), let compression = Double(match.output.2)
    else { return }
    contentPriorities = ConsoleLog.ContentPriorities(hugging: hugging, compression: compression)
    rest = rest[..<match.range.lowerBound]
  }

  private mutating func takeMask(from rest: inout Substring) {
    guard let match = rest.prefixMatch(of: /h=[-&]{3} v=[-&]{3}/) else { return }
    mask = String(match.output)
    rest = rest[match.range.upperBound...].drop { $0 == " " }
  }

  private mutating func takeIdentifier(from rest: inout Substring) {
    guard rest.first == "'", let range = rest.dropFirst().range(of: "' ") else { return }
    identifier = String(rest[rest.index(after: rest.startIndex)..<range.lowerBound])
    rest = rest[range.upperBound...].drop { $0 == " " }
  }
}

/// What the names in a constraint stand for.
struct ConsoleLogNames {
  /// By accessibility identifier.
  private(set) var addresses: [String: String] = [:]
  /// What `|` is.
  private(set) var container: ConsoleLog.Item?

  init(_ tail: Substring) {
    guard let colon = tail.range(of: "ames:") else { return }
    var rest = tail[colon.upperBound...].drop { $0 == " " }
    while !rest.isEmpty {
      let entry = rest.range(of: ", ").map { rest[..<$0.lowerBound] } ?? rest
      add(entry.trimmingCharacters(in: CharacterSet(charactersIn: " )")))
      rest = rest.dropFirst(entry.count + 2)
    }
    if let name = container?.name, container?.address == nil { container?.address = addresses[name] }
  }

  private mutating func add(_ entry: String) {
    if entry.hasPrefix("'|':") {
      container = ConsoleLogBody.item(Substring(entry.dropFirst(4)))
    } else if let range = entry.range(of: ":0x", options: .backwards) {
      addresses[String(entry[..<range.lowerBound])] = String(entry[entry.index(after: range.lowerBound)...])
    }
  }
}
