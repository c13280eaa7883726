import CoreTypes
import Inspection
import UIKit

/// The explanation of a value as a tree of lines.
@MainActor struct ValueText {
  private let report: ValueReport

  init(_ report: ValueReport) { self.report = report }

  var text: String {
    var lines = [
      "\(report.document): \(report.environment.sentence)", "\(report.view): frame \(report.frame.described)",
    ]
    if let derivation = report.derivation { lines += ["", derivation] }
    for value in report.values {
      lines.append("")
      append(value, first: "", rest: "", to: &lines)
    }
    return lines.joined(separator: "\n")
  }

  private func append(_ value: ValueExplanation, first: String, rest: String, to lines: inout [String]) {
    let hasMore = !value.dependencies.isEmpty
    for (index, line) in value.lines(document: report.document).enumerated() {
      lines.append((index == 0 ? first : rest + (hasMore ? "│    " : "     ")) + line)
    }
    for (index, dependency) in value.dependencies.enumerated() {
      let isLast = index == value.dependencies.count - 1
      append(
        dependency, first: rest + (isLast ? "└─ " : "├─ "), rest: rest + (isLast ? "   " : "│  "), to: &lines)
    }
  }
}
