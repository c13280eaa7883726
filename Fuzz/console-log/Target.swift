import CoreTypes

/// Reads any bytes as pasted text. Reading terminates. Every line is either understood or kept unchanged, and nothing
/// is made up. A constraint can be read again with the same result, and every conflict can be explained.
@_cdecl("LLVMFuzzerTestOneInput")
public func readConsole(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let log = ConsoleLog.parse(text)
  let judge = ConsoleLogJudge(text: text, log: log)
  let complaints =
    judge.deafness + judge.lostLines + judge.inventedTexts + judge.changedConstraints + judge.numbersWithoutEnd
  if !complaints.isEmpty { fatalError(complaints.joined(separator: "\n")) }
  for conflict in log.conflicts {
    let explanation = LogExplanation(conflict)
    guard explanation.members.count >= conflict.constraints.count else { fatalError("\(conflict) loses a constraint") }
  }
  return 0
}

struct ConsoleLogJudge {
  private let log: ConsoleLog
  /// The text with one kind of line end.
  private let text: String
  private let constraints: [ConsoleLog.Constraint]
  private let unread: [String]

  init(text: String, log: ConsoleLog) {
    self.log = log
    self.text = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    constraints = log.conflicts.flatMap { $0.constraints + [$0.broken].compactMap { $0 } }
    unread = log.unread + log.conflicts.flatMap(\.unread)
  }

  /// Checks that a constraint is found, whatever follows it.
  var deafness: [String] {
    let line = "<NSLayoutConstraint:0x1 A:0x2.width == 1>"
    let first = ConsoleLog.parse("(\n\"\(line)\",\n\(text)").conflicts.first?.constraints.first
    return first?.text == line && first?.relation?.constant == 1 ? [] : ["\(line) is not seen in front of it"]
  }

  /// Whether the text is a copy of a web page, which is changed before it is read.
  private var isFromPage: Bool { text.has("&lt;") }

  /// The whole lines that contain nothing known and were not kept. A line may be part of a constraint; one that
  /// contains a constraint is kept in pieces.
  var lostLines: [String] {
    guard !isFromPage else { return [] }
    let kept = Set(unread.map { Array($0.utf8) })
    return text.split(separator: "\n").map(String.init).compactMap { line in
      if ConsoleLogReader.isBoilerplate(line) || mayTouchConstraint(line) { return nil }
      if kept.contains(Array(line.utf8)) || constraints.contains(where: { $0.text.has(line.folded) }) { return nil }
      return "\(line.debugDescription) is lost"
    }
  }

  private func mayTouchConstraint(_ line: String) -> Bool {
    line.has("Constraint") && line.has("<") || line.has(">") && !constraints.isEmpty
      || line.has("Unable to simultaneously satisfy constraints") || line.has("breaking constraint")
  }

  var inventedTexts: [String] {
    guard !isFromPage else { return [] }
    let lines = unread.filter { !text.has($0) }
    let folded = text.folded
    return (lines + constraints.map(\.text).filter { !folded.has($0) })
      .map { "\($0.debugDescription) is not in the text" }
  }

  var changedConstraints: [String] {
    constraints.compactMap { constraint in
      let again = ConsoleLog.Constraint(parsing: constraint.text)
      return again == constraint ? nil : "\(constraint) is \(again) when read again"
    }
  }

  var numbersWithoutEnd: [String] {
    constraints.compactMap { constraint in
      let numbers = [
        constraint.priority, constraint.relation?.constant, constraint.relation?.multiplier,
        constraint.contentPriorities?.hugging, constraint.contentPriorities?.compression,
      ]
      return numbers.allSatisfy { $0?.isFinite ?? true } ? nil : "\(constraint) has a number without end"
    }
  }
}

extension String {
  /// Compares bytes, regardless of how adjacent characters combine.
  fileprivate func has(_ part: String) -> Bool { part.isEmpty || Substring(self).first(part) != nil }

  fileprivate var folded: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
