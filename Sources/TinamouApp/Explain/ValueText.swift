import CoreTypes
import Inspection
import UIKit

/// The chain of a value as a tree of lines.
@MainActor struct ValueText {
  private let report: ValueReport

  init(_ report: ValueReport) { self.report = report }

  var text: String {
    var lines = [
      "\(report.document): \(report.environment.sentence)", "\(report.view): frame \(report.frame.described)",
    ]
    for value in report.values {
      lines.append("")
      append(value, first: "", rest: "", to: &lines)
    }
    return lines.joined(separator: "\n")
  }

  private func append(_ value: ValueExplanation, first: String, rest: String, to lines: inout [String]) {
    let hasMore = !value.dependencies.isEmpty
    for (index, line) in Self.lines(of: value, document: report.document).enumerated() {
      lines.append((index == 0 ? first : rest + (hasMore ? "│    " : "     ")) + line)
    }
    for (index, dependency) in value.dependencies.enumerated() {
      let isLast = index == value.dependencies.count - 1
      append(
        dependency, first: rest + (isLast ? "└─ " : "├─ "), rest: rest + (isLast ? "   " : "│  "), to: &lines)
    }
  }

  private static func lines(of value: ValueExplanation, document: String) -> [String] {
    let head = "\(value.quantity) = \(CGFloat(value.value).described)"
    switch value.cause {
    case .row(let binding):
      return ["\(head)\(equation(binding))"] + because(binding, "because", document)
        + binding.beaten.map { "stronger than \($0)" }
    case .shared(let bindings):
      return ["\(head)\(bindings.first.map(equation) ?? ""), said more than once"]
        + bindings.flatMap { because($0, "as", document) }
    case .knownAlready: return ["\(head), see above"]
    case .open: return ["\(head), but nothing decides it: another value would be as good"]
    case .tooDeep: return ["\(head) …"]
    case .frame: return ["\(head), from its frame and autoresizing mask; no constraint reaches it"]
    }
  }

  private static func equation(_ binding: ValueExplanation.Binding) -> String {
    binding.equation.isEmpty ? "" : " = \(binding.equation)"
  }

  private static func because(_ binding: ValueExplanation.Binding, _ word: String, _ document: String) -> [String] {
    let source = binding.source.text(document: document)
    return ["\(word) \(binding.sentence)\(source.isEmpty ? "" : "   \(source)")"]
      + binding.distances.map { "where \($0)" }
  }
}
