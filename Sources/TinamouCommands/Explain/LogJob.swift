import CoreTypes
import Inspection
import UIKit

/// An `explain --log` command.
@MainActor struct LogJob {
  let path: String
  let format: ExplainFormat
  let console: Console

  func run() throws -> CommandStatus {
    let report = LogReport(try text())
    try console.write(line: format == .json ? report.json() : LogText(report).text)
    return report.conflicts.isEmpty ? .success : .findings
  }

  /// Returns the text. Invalid bytes become question marks, because logs are seldom clean.
  private func text() throws -> String {
    let bytes = path == "-" ? try FileHandle.standardInput.readToEnd() : FileManager.default.contents(atPath: path)
    guard let bytes = bytes ?? (path == "-" ? Data() : nil) else {
      throw DocumentFailure(path: path, message: "the log cannot be read.")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The explanation of a log as readable text.
struct LogText {
  private let report: LogReport

  init(_ report: LogReport) { self.report = report }

  var text: String {
    guard !report.conflicts.isEmpty else {
      return "This log contains no constraint conflict. Copy the whole message, starting at \"Unable to "
        + "simultaneously satisfy constraints\"."
    }
    let count = report.conflicts.count
    let conflicts = report.conflicts.enumerated().map { index, conflict in
      let title = count > 1 ? "Conflict \(index + 1) of \(count)" : "Conflict"
      return Self.text(of: conflict, title)
    }
    return conflicts.joined(separator: "\n\n") + Self.verbatim(report.unread, "Lines that Tinamou does not understand:")
  }

  private static func text(of conflict: LogExplanation, _ title: String) -> String {
    let rest = conflict.members.indices.filter { !conflict.minimal.contains($0) }
    var lines = [heading(of: conflict, title)]
    lines += list(conflict.minimal.isEmpty ? Array(conflict.members.indices) : conflict.minimal, in: conflict)
    if !conflict.minimal.isEmpty, !rest.isEmpty {
      lines += ["  Also in the list, but not needed for the contradiction:"] + list(rest, in: conflict)
    }
    lines += verdict(on: conflict).map { "  " + $0 } + conflict.assumptions.map { "  " + $0 }
    if !conflict.minimal.isEmpty {
      lines += FixList(conflict.fixes, numbers: conflict.minimal.map { $0 + 1 }, measuresChange: false).lines
    }
    return lines.joined(separator: "\n") + verbatim(conflict.unread, "Lines of the list that are not constraints:")
  }

  private static func heading(of conflict: LogExplanation, _ title: String) -> String {
    if conflict.members.isEmpty { return "\(title), but the log does not show its constraints." }
    return conflict.minimal.isEmpty
      ? "\(title), but the constraints below do not contradict each other."
      : ConflictHeading.text(title, count: conflict.minimal.count)
  }

  private static func list(_ indices: [Int], in conflict: LogExplanation) -> [String] {
    let entries = indices.map { (conflict.members[$0].sentence, conflict.members[$0].maker ?? "") }
    return NumberedList(entries, numbers: indices.map { $0 + 1 }).lines
  }

  private static func verdict(on conflict: LogExplanation) -> [String] {
    guard let broken = conflict.broken else { return [] }
    var lines = ["UIKit broke constraint \(broken + 1)."]
    if let rest = conflict.remainder, !conflict.minimal.isEmpty, conflict.minimal.contains(broken) {
      lines[0] +=
        " Its constant is \(CGFloat(rest.asked).described); the others require \(CGFloat(rest.left).described)."
    }
    if conflict.minimal.isEmpty, !conflict.members.isEmpty {
      lines.append(
        "The log rounds numbers and omits margins and superviews, so at least one of these constraints is different "
          + "from its line in the log."
      )
    }
    return lines
  }

  private static func verbatim(_ lines: [String], _ title: String) -> String {
    lines.isEmpty ? "" : "\n  \(title)\n" + lines.map { "    " + $0 }.joined(separator: "\n")
  }
}
