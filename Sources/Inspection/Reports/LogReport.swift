import CoreTypes

/// The explained conflicts of a console log.
package struct LogReport: Sendable {
  package let conflicts: [LogExplanation]
  /// The unchanged lines that belong to no conflict.
  package let unread: [String]

  package init(_ text: String) {
    let log = ConsoleLog.parse(text)
    (conflicts, unread) = (log.conflicts.map(LogExplanation.init), log.unread)
  }

  package func json() throws -> String {
    try ExplanationJSON.text(Encoded(conflicts: conflicts.map(Conflict.init), unread: unread))
  }

  private struct Encoded: Encodable {
    let schemaVersion = 1
    let conflicts: [Conflict]
    let unread: [String]
  }

  private struct Conflict: Encodable {
    let constraints: [Constraint]
    let minimal: [Int]
    let breaks: Int?
    let asked: Double?
    let left: Double?
    let fixes: [ExplanationJSON.Fix]
    let assumptions: [String]
    let unread: [String]

    init(_ explanation: LogExplanation) {
      constraints = explanation.members.map {
        Constraint(sentence: $0.isRead ? $0.sentence : nil, maker: $0.maker, console: $0.text)
      }
      (minimal, breaks) = (explanation.minimal, explanation.broken)
      (asked, left) = (explanation.remainder?.asked, explanation.remainder?.left)
      fixes = explanation.fixes.map { fix in
        var fix = ExplanationJSON.Fix(fix)
        fix.constraint = explanation.minimal.indices.contains(fix.constraint) ? explanation.minimal[fix.constraint] : 0
        return fix
      }
      (assumptions, unread) = (explanation.assumptions, explanation.unread)
    }
  }

  private struct Constraint: Encodable {
    let sentence: String?
    let maker: String?
    let console: String
  }
}
