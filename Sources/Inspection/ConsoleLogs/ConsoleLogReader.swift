import CoreTypes

/// From text to conflicts: finds the constraints wherever they stand and sorts them by the phrases around them.
struct ConsoleLogReader {
  private let text: [Character]
  private var log = ConsoleLog()
  private var current: ConsoleLog.Conflict?
  private var phase = Phase.outside
  /// Text since the last constraint or phrase.
  private var loose: [Character] = []

  private enum Phase { case outside, list, broken }

  private static let opening = Array("Unable to simultaneously satisfy constraints")
  private static let breaking = Array("breaking constraint")
  /// Longer than any constraint; a text without an end does not swallow the rest.
  private static let longestConstraint = 4000

  init(_ text: String) { self.text = Array(Self.plain(text)) }

  /// Line ends as one character, entities of web pages and escaped quotes as what they stand for.
  private static func plain(_ text: String) -> String {
    var plain = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    if plain.contains("&lt;") {
      for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
        plain = plain.replacingOccurrences(of: entity, with: character)
      }
    }
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
      } else if text[place] == "<", let end = constraintEnd(from: place) {
        take(String(text[place..<end]))
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

  /// Keeps what is no boilerplate, line by line.
  private mutating func flush() {
    let lines = String(loose).split(separator: "\n").map(String.init)
    loose = []
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

  private static func isBoilerplate(_ line: String) -> Bool {
    let words = line.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"',()\\.`*:;"))
    return words.isEmpty || phrases.contains { line.contains($0) } || isLogPrefix(words)
  }

  /// `2017-01-23 02:38:10.855425-0800 App[9356:1465466] [LayoutConstraints]`, which stands before the first words.
  private static func isLogPrefix(_ words: String) -> Bool {
    words.hasSuffix("[LayoutConstraints]") || words.wholeMatch(of: /.*\[\d+(:\d+)?\]/) != nil
  }

  // MARK: Characters

  private func match(_ phrase: [Character], at place: Int) -> Int? {
    guard place + phrase.count <= text.count, text[place] == phrase[0] else { return nil }
    for index in phrase.indices where text[place + index] != phrase[index] { return nil }
    return place + phrase.count
  }

  /// The place after the `>` that ends the constraint beginning at `start`; nil when none begins there.
  private func constraintEnd(from start: Int) -> Int? {
    guard isConstraintName(from: start + 1) else { return nil }
    for place in start + 1..<min(text.count, start + Self.longestConstraint) where isEnd(place) { return place + 1 }
    return nil
  }

  /// A class name with `Constraint` in it, up to a colon.
  private func isConstraintName(from start: Int) -> Bool {
    var name = ""
    for place in start..<min(text.count, start + 80) {
      let character = text[place]
      if character == ":" || character == " " { return name.contains("Constraint") }
      guard character.isLetter || character.isNumber || character == "_" || character == "." else { return false }
      name.append(character)
    }
    return false
  }

  /// `>=` is a relation, and a text may contain `>`: the end is followed by what follows a list entry, or it comes after
  /// what a constraint ends with.
  private func isEnd(_ place: Int) -> Bool {
    guard text[place] == ">" else { return false }
    guard place + 1 < text.count else { return true }
    let next = text[place + 1]
    if next == "=" || next == "*" && place + 2 < text.count && text[place + 2] == " " { return false }
    if "\"\n,\\".contains(next) || ")]|".contains(text[place - 1]) { return true }
    let rest = text[(place + 1)...].prefix { $0 == " " || $0 == "\t" }
    let after = place + 1 + rest.count
    return after >= text.count || text[after] == "\n" || text[after] == "<"
  }
}
