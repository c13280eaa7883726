import CoreTypes
import Inspection
import UIKit

/// The problems of a layout as readable text.
@MainActor struct IssueText {
  private let report: IssueReport

  init(_ report: IssueReport) { self.report = report }

  var text: String {
    let heading = "\(report.document): \(report.environment.sentence)"
    guard report.hasFindings else {
      return ([heading] + others + ["No conflicts, no ambiguities."]).joined(separator: "\n")
    }
    return ([heading] + conflicts + ambiguities + others).joined(separator: "\n")
  }

  // MARK: Conflicts

  private var conflicts: [String] {
    report.conflicts.enumerated().map { index, conflict in
      let count = report.conflicts.count
      let title = count > 1 ? "Conflict \(index + 1) of \(count)" : "Conflict"
      return (["", ConflictHeading.text(title, count: conflict.members.count)] + lines(of: conflict)).joined(
        separator: "\n")
    }
  }

  private func lines(of conflict: ConflictExplanation) -> [String] {
    let members = NumberedList(
      conflict.members.map { ($0.sentence, $0.source.text(document: report.document)) }
    ).lines
    let verdict = "  UIKit would break constraint \(conflict.broken + 1). \(conflict.reason)"
    return members + conflict.negativeLengths.map { "     and \($0)" } + [verdict] + FixList(conflict.fixes).lines
  }

  // MARK: The rest

  private var ambiguities: [String] {
    report.ambiguities.map { ambiguity in
      let position = ambiguity.view.source?.position.map { "  \($0.words(in: report.document))" } ?? ""
      return "\nAmbiguous: \(ambiguity.message)\(position)\n  \(ambiguity.advice)"
    }
  }

  private var others: [String] {
    report.others.map { "\n" + ([$0.line(document: report.document)] + $0.noteLines).joined(separator: "\n") }
  }
}

/// The first line of a conflict.
enum ConflictHeading {
  static func text(_ title: String, count: Int) -> String {
    count == 1 ? "\(title): this constraint cannot hold." : "\(title): these \(count) constraints cannot all hold."
  }
}

/// A list of sentences with their sources in a column.
struct NumberedList {
  private let entries: [(text: String, source: String)]
  private let numbers: [Int]

  /// - Parameter numbers: The numbers; nil counts from 1.
  init(_ entries: [(String, String)], numbers: [Int]? = nil) {
    (self.entries, self.numbers) = (entries, numbers ?? Array(1..<entries.count + 1))
  }

  /// The limit of the column, so that long sentences do not push the sources out of sight.
  private static let widestColumn = 72

  var lines: [String] {
    let width = entries.map(\.text.count).filter { $0 <= Self.widestColumn }.max() ?? 0
    return entries.enumerated().map { index, entry in
      let gap = String(repeating: " ", count: max(0, width - entry.text.count))
      let source = entry.source.isEmpty ? "" : "\(gap)   \(entry.source)"
      return "  \(numbers[index]). \(entry.text)\(source)"
    }
  }
}

/// A list of verified fixes, the least change first.
struct FixList {
  private let fixes: [Fix]
  private let numbers: [Int]?
  private let measuresChange: Bool

  /// - Parameters:
  ///   - numbers: The numbers of the constraints; nil counts from 1.
  ///   - measuresChange: False if the positions of views are unknown.
  init(_ fixes: [Fix], numbers: [Int]? = nil, measuresChange: Bool = true) {
    (self.fixes, self.numbers, self.measuresChange) = (fixes, numbers, measuresChange)
  }

  private func text(of fix: Fix) -> String {
    let number = numbers.map { $0.indices.contains(fix.member) ? $0[fix.member] : 0 } ?? fix.member + 1
    return fix.instruction.text("constraint \(number)")
  }

  /// The greatest number of fixes that are shown.
  private static let shown = 8

  var lines: [String] {
    guard !fixes.isEmpty else { return ["  No change of a single constraint fixes it."] }
    let list = fixes.prefix(Self.shown).map {
      "    • \(text(of: $0))\(measuresChange ? " " + Self.effect(of: $0) : "")"
    }
    let rest = fixes.count - list.count
    return ["  Each of these fixes it (verified by solving again):"] + list
      + (rest > 0 ? ["    … and \(rest) more; --format json lists them all."] : [])
  }

  private static func effect(of fix: Fix) -> String {
    let move =
      fix.change < 0.005
      ? "The layout stays as it is now."
      : "\(fix.mostChanged ?? "A view") moves or resizes by up to \(fix.change.points)."
    guard !fix.leavesAmbiguous.isEmpty else { return move }
    return "\(move) After this fix, these views are ambiguous: \(fix.leavesAmbiguous.joined(separator: ", "))."
  }
}

extension Double {
  /// The length as text, such as `1 point` or `12.5 points`.
  fileprivate var points: String {
    let number = CGFloat((self * 100).rounded() / 100).described
    return "\(number) \(number == "1" ? "point" : "points")"
  }
}

extension Diagnostic {
  var noteLines: [String] { notes.map { "  " + $0.message } }
}
