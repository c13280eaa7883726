import CoreTypes

/// Finds the constraints in a text, and groups them into conflicts by the phrases around them.
struct ConsoleLogReader {
  private let text: [UInt8]
  private var log = ConsoleLog()
  private var current: ConsoleLog.Conflict?
  private var phase = Phase.outside
  /// The text since the last constraint or phrase.
  private var loose: [UInt8] = []

  private enum Phase { case outside, list, broken }

  private static let opening = Array("Unable to simultaneously satisfy constraints".utf8)
  private static let breaking = Array("breaking constraint".utf8)
  /// A limit longer than any constraint, so that unterminated text does not consume the rest.
  private static let longestConstraint = 4000

  init(_ text: String) { self.text = Self.plain(text) }

  /// Normalizes line ends, HTML entities and escaped quotes.
  private static func plain(_ text: String) -> [UInt8] {
    var text = text
    if Substring(text).first("&lt;") != nil {
      for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
        text = text.replacingOccurrences(of: entity, with: character)
      }
    }
    var plain: [UInt8] = []
    for byte in text.utf8 {
      if byte == .newline, plain.last == .carriageReturn { plain.removeLast() }
      if plain.last == .carriageReturn { plain[plain.count - 1] = .newline }
      plain.append(byte)
    }
    if plain.last == .carriageReturn { plain[plain.count - 1] = .newline }
    return plain
  }

  mutating func read() -> ConsoleLog {
    var place = 0
    while place < text.count {
      if let end = match(Self.opening, at: place) {
        begin()
        place = end
      } else if let end = match(Self.breaking, at: place) {
        flush()
        if current == nil { current = ConsoleLog.Conflict() }
        phase = .broken
        place = end
      } else if text[place] == UInt8(ascii: "<"), let end = constraintEnd(from: place) {
        take(String(decoding: text[place..<end], as: UTF8.self))
        place = end
      } else {
        loose.append(text[place])
        place += 1
      }
    }
    flush()
    finish()
    return log
  }

  private mutating func begin() {
    flush()
    finish()
    (current, phase) = (ConsoleLog.Conflict(), .list)
  }

  private mutating func finish() {
    guard let conflict = current else { return }
    if !conflict.constraints.isEmpty || conflict.broken != nil || !conflict.unread.isEmpty {
      log.conflicts.append(conflict)
    }
    (current, phase) = (nil, .outside)
  }

  private mutating func take(_ text: String) {
    flush()
    let constraint = ConsoleLog.Constraint(parsing: text)
    switch phase {
    case .broken where current?.broken == nil: current?.broken = constraint
    case .broken:
      // A list without its own heading.
      finish()
      (current, phase) = (ConsoleLog.Conflict(constraints: [constraint]), .list)
    case .list, .outside:
      if current == nil { current = ConsoleLog.Conflict() }
      phase = .list
      current?.constraints.append(constraint)
    }
  }

  // MARK: Text between constraints

  /// Keeps the lines that are no boilerplate.
  private mutating func flush() {
    let lines = loose.split(separator: .newline).map { String(decoding: $0, as: UTF8.self) }
    loose.removeAll(keepingCapacity: true)
    for line in lines where !Self.isBoilerplate(line) {
      if phase == .list, current != nil { current?.unread.append(line) } else { log.unread.append(line) }
    }
  }

  private static let phrases = [
    "Probably at least one of the constraints", "Try this:", "look at each constraint and try to figure out",
    "find the code that added the unwanted", "Note: If you're seeing NSAutoresizingMask",
    "refer to the documentation for the UIView property", "translatesAutoresizingMaskIntoConstraints)",
    "Will attempt to recover by", "UIViewAlertForUnsatisfiableConstraints", "objc_exception_throw",
    "UIConstraintBasedLayoutDebugging", "to catch this in the debugger", "may also be helpful",
    "NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints",
  ]

  static func isBoilerplate(_ line: String) -> Bool {
    let words = withoutPunctuation(line), line = Substring(line)
    return words.isEmpty || phrases.contains { line.first($0) != nil } || isLogPrefix(words)
  }

  /// Removes the punctuation around lists and lines.
  private static func withoutPunctuation(_ line: String) -> Substring {
    let marks = Array(" \t\"',()\\.`*:;".utf8)
    var words = line.utf8.drop { marks.contains($0) }
    while let last = words.last, marks.contains(last) { words.removeLast() }
    return Substring(words)
  }

  /// Returns whether the words are a log prefix such as `2017-01-23 02:38:10.855425-0800 App[9356:1465466]
  /// [LayoutConstraints]`.
  private static func isLogPrefix(_ words: Substring) -> Bool {
    if words.hasSuffix("[LayoutConstraints]") { return true }
    var rest = words
    guard rest.take(while: { $0.isDigit || $0 == UInt8(ascii: "-") }).utf8.count == 10, rest.take(" "),
      let bracket = rest.last("["), rest.take(while: { $0.isDigit || $0 == UInt8(ascii: ":") }).utf8.count == 8
    else { return false }
    var process = rest[bracket.upperBound...]
    _ = process.take { $0.isHexDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "x") }
    return process == "]"
  }

  // MARK: Bytes

  private func match(_ phrase: [UInt8], at place: Int) -> Int? {
    guard place + phrase.count <= text.count, text[place] == phrase[0] else { return nil }
    for index in phrase.indices where text[place + index] != phrase[index] { return nil }
    return place + phrase.count
  }

  /// Returns the place after the `>` that ends the constraint beginning at `start`; nil if none begins there.
  private func constraintEnd(from start: Int) -> Int? {
    guard isConstraintName(from: start + 1) else { return nil }
    for place in start + 1..<min(text.count, start + Self.longestConstraint) where isEnd(place) { return place + 1 }
    return nil
  }

  /// Returns whether there is a class name with `Constraint` in it, up to a colon.
  private func isConstraintName(from start: Int) -> Bool {
    for place in start..<min(text.count, start + 80) {
      let byte = text[place]
      if byte == UInt8(ascii: ":") || byte == .space {
        return Substring(decoding: text[start..<place], as: UTF8.self).first("Constraint") != nil
      }
      guard byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == .dot || byte > 0x7f else {
        return false
      }
    }
    return false
  }

  /// Returns whether a `>` ends a constraint. `>=` is a relation, and text may contain `>`. So what follows must be
  /// what follows a list entry, or what precedes must end a constraint.
  private func isEnd(_ place: Int) -> Bool {
    guard text[place] == UInt8(ascii: ">") else { return false }
    guard place + 1 < text.count else { return true }
    let next = text[place + 1]
    if next == UInt8(ascii: "=") || next == UInt8(ascii: "*") && place + 2 < text.count && text[place + 2] == .space {
      return false
    }
    if "\"\n,\\".utf8.contains(next) || ")]|".utf8.contains(text[place - 1]) { return true }
    let after = text[(place + 1)...].first { $0 != .space && $0 != UInt8(ascii: "\t") }
    return after == nil || after == .newline || after == UInt8(ascii: "<")
  }
}
