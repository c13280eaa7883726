import CoreTypes
import UIKit

/// The explained layout problems of a document or screen.
@MainActor package struct IssueReport {
  package let document: String
  package let environment: EnvironmentSummary
  package let conflicts: [ConflictExplanation]
  package let ambiguities: [AmbiguityExplanation]
  /// All other diagnostics.
  package let others: [Diagnostic]

  package init(_ layout: LaidOut, document: String) {
    self.document = document
    environment = layout.session.environmentSummary
    var conflicts: [ConflictExplanation] = [], ambiguities: [AmbiguityExplanation] = []
    // A container and its child each have a scene, but show the same views.
    var known: Set<String> = []
    for root in layout.scenes.compactMap(\.root) {
      guard let evidence = LayoutEvidence(root: root.top) else { continue }
      conflicts += evidence.conflicts.map { ConflictExplanation($0, in: evidence) }
        .filter { known.insert($0.consoleText).inserted }
      ambiguities += AmbiguityExplanation.all(in: evidence, below: root).filter { ambiguity in
        ambiguity.view.source.map { known.insert("\($0.id) \(ambiguity.open)").inserted } ?? true
      }
    }
    (self.conflicts, self.ambiguities) = (conflicts, ambiguities)
    others = layout.diagnostics.filter { $0.rule != "unsatisfiable-constraints" }
  }

  /// Whether there is a conflict or an ambiguity. Other diagnostics say nothing about the constraints.
  package var hasFindings: Bool { !conflicts.isEmpty || !ambiguities.isEmpty }
}

extension UIView {
  /// The topmost ancestor, because constraints are solved for a whole tree.
  var top: UIView { sequence(first: self) { $0.superview }.reduce(self) { $1 } }
}

// MARK: - As JSON

extension IssueReport {
  package func json() throws -> String { try ExplanationJSON.text(Encoded(self)) }

  private struct Encoded: Encodable {
    let schemaVersion = 1
    let document: String
    let environment: LayoutReport.Environment
    let conflicts: [Conflict]
    let ambiguities: [Ambiguity]
    let diagnostics: [LayoutReport.Finding]

    @MainActor init(_ report: IssueReport) {
      document = report.document
      environment = LayoutReport.Environment(report.environment)
      conflicts = report.conflicts.map(Conflict.init)
      ambiguities = report.ambiguities.map(Ambiguity.init)
      diagnostics = report.others.map(LayoutReport.Finding.init)
    }
  }

  private struct Conflict: Encodable {
    let constraints: [ExplanationJSON.Constraint]
    /// The index of the broken constraint.
    let breaks: Int
    let reason: String
    let fixes: [ExplanationJSON.Fix]
    let console: String

    @MainActor init(_ conflict: ConflictExplanation) {
      constraints = conflict.members.map { ExplanationJSON.Constraint($0.sentence, $0.source, $0.line) }
      (breaks, reason, console) = (conflict.broken, conflict.reason, conflict.consoleText)
      fixes = conflict.fixes.map(ExplanationJSON.Fix.init)
    }
  }

  private struct Ambiguity: Encodable {
    let view: String
    let id: String?
    let open: [String]
    let first: [Double]
    let second: [Double]
    let message: String
    let line: Int?

    @MainActor init(_ ambiguity: AmbiguityExplanation) {
      (view, id, open) = (ambiguity.view.caption, ambiguity.view.source?.id, ambiguity.open)
      (first, second) = (ambiguity.first.numbers, ambiguity.second.numbers)
      (message, line) = (ambiguity.message, ambiguity.view.source?.position?.line)
    }
  }
}

/// The JSON parts that the explanations share.
enum ExplanationJSON {
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  struct Constraint: Encodable {
    let sentence: String
    let file: String?
    let line: Int?
    let column: Int?
    let maker: String?
    let console: String?

    init(_ sentence: String, _ source: SourceWords, _ console: String?) {
      (self.sentence, self.console, maker) = (sentence, console, source.maker)
      file = source.place?.file
      line = source.position?.line ?? source.place?.line
      column = source.position?.column
    }
  }

  struct Fix: Encodable {
    let text: String
    var constraint: Int
    let change: Double
    let ambiguous: [String]

    init(_ fix: Inspection.Fix) {
      (text, constraint, ambiguous) = (fix.text, fix.member, fix.leavesAmbiguous)
      change = fix.change.rounded(toPlaces: 2)
    }
  }
}

extension CGRect {
  /// x, y, width and height, with at most four decimals.
  fileprivate var numbers: [Double] { [minX, minY, width, height].map { Double($0).rounded(toPlaces: 4) } }
}
