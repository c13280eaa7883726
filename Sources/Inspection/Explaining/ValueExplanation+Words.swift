import CoreTypes
import UIKit

extension ValueExplanation {
  /// Returns the value, its cause, and constraints that a conflict breaks, without the dependencies.
  ///
  /// - Parameter document: The document whose name appears in places.
  package func lines(document: String) -> [String] {
    causeLines(document) + broken.map { $0.line(document) }
  }

  private func causeLines(_ document: String) -> [String] {
    let head = "\(quantity) = \(CGFloat(value).described)"
    switch cause {
    case .row(let binding):
      return ["\(head)\(Self.equation(binding))"] + Self.because(binding, "because", document)
        + binding.beaten.map { "stronger than \($0)" }
    case .shared(let bindings):
      return ["\(head)\(bindings.first.map(Self.equation) ?? ""), required by several constraints"]
        + bindings.flatMap { Self.because($0, "as", document) }
    case .knownAlready: return ["\(head), see above"]
    case .open: return ["\(head), but the constraints do not determine it: another value satisfies them as well"]
    case .tooDeep: return ["\(head) …"]
    case .frame: return ["\(head), from its frame and autoresizing mask; no constraint affects it"]
    }
  }

  private static func equation(_ binding: Binding) -> String {
    binding.equation.isEmpty ? "" : " = \(binding.equation)"
  }

  private static func because(_ binding: Binding, _ word: String, _ document: String) -> [String] {
    let source = binding.source.text(document: document)
    return ["\(word) \(binding.sentence)\(source.isEmpty ? "" : "   \(source)")"]
      + binding.distances.map { "where \($0)" }
  }
}

extension ValueExplanation.Broken {
  fileprivate func line(_ document: String) -> String {
    let source = source.text(document: document)
    return "broken by a conflict: \(sentence), off by \(deviation.inWords)\(source.isEmpty ? "" : "   \(source)")"
  }
}
