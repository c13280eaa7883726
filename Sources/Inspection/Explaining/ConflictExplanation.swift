import ConstraintSolver
import CoreTypes
import UIKit

/// A conflict for people: the constraints that contradict each other and no more, which of them gives way and why, and
/// what would help.
@MainActor package struct ConflictExplanation {
  package let conflict: SolvedConflict
  package let members: [Member]
  /// The index of the one that gives way.
  package let broken: Int
  package let reason: String
  /// Lengths that would be negative if all of these held.
  package let negativeLengths: [String]
  package let fixes: [Fix]
  /// In UIKit's words.
  package let consoleText: String

  package struct Member: Sendable {
    package let sentence: String
    package let source: SourceWords
    /// As the console has it.
    package let line: String
  }

  package init(_ conflict: SolvedConflict, in evidence: LayoutEvidence) {
    self.conflict = conflict
    members = conflict.rows.map {
      Member(sentence: $0.origin.sentence, source: SourceWords($0.origin), line: $0.origin.description)
    }
    broken = conflict.rows.firstIndex { $0.id == conflict.broken.id } ?? 0
    reason = conflict.reasonForBreaking
    negativeLengths = conflict.negativeLengths.map(\.origin.sentence)
    consoleText = conflict.diagnostic.message
    fixes = FixSearch(conflict, in: evidence).fixes()
  }
}

extension FixSearch {
  @MainActor fileprivate init(_ conflict: SolvedConflict, in evidence: LayoutEvidence) {
    let entries = Dictionary(uniqueKeysWithValues: evidence.rows.map { ($0.id, $0) })
    let masks = Dictionary(grouping: evidence.rows) { $0.origin.maskedView }
    let suspects = conflict.rows.compactMap { member -> Suspect? in
      guard let entry = entries[member.id] else { return nil }
      var suspect = Suspect(
        id: entry.id, row: entry.row, sentence: entry.origin.sentence, isAdjustable: entry.origin.isAdjustable)
      if case .constraint(let constraint) = entry.origin { suspect.constant = Double(constraint.constant) }
      if case .contentSize = entry.origin { suspect.isNaturalSize = true }
      if let view = entry.origin.maskedView {
        suspect.mask = (masks[view, default: []].map(\.id), entry.origin.view?.caption ?? "the view")
      }
      return suspect
    }
    let order = Dictionary(uniqueKeysWithValues: evidence.rows.map { ($0.id, $0.origin.readinessToBreak) })
    self.init(
      solver: evidence.solver, suspects: suspects, conflictCount: evidence.conflicts.count,
      watched: evidence.watchedVariables,
      broken: conflict.rows.firstIndex { $0.id == conflict.broken.id } ?? 0,
      choose: { rows in
        rows.max { a, b in
          guard let first = order[a], let second = order[b] else { return order[a] == nil && order[b] != nil }
          return first < second
        } ?? rows[0]
      })
  }
}

extension LayoutEvidence {
  /// The variables of views, in a fixed order.
  var watchedVariables: [(variable: Variable, name: String)] {
    unknowns.sorted { $0.key < $1.key }.compactMap { variable, unknown in
      (unknown.item as? UIView).map { (variable, $0.caption) }
    }
  }
}

extension RowOrigin {
  /// The program can change it. What a stack view makes follows from its properties.
  fileprivate var isAdjustable: Bool {
    guard case .constraint(let constraint) = self else { return false }
    return constraint.identifier?.hasPrefix("UISV-") != true
  }

  fileprivate var maskedView: ObjectIdentifier? {
    if case .autoresizing(let view, _, _) = self { ObjectIdentifier(view) } else { nil }
  }
}

extension SourcePosition {
  /// `Form.xib:12:5`; a screen by code may load its views from any nib.
  package func words(in document: String) -> String {
    let file = document.split(separator: "/").last.map(String.init) ?? ""
    let isDocument = file.hasSuffix(".xib") || file.hasSuffix(".storyboard")
    return isDocument ? "\(file):\(line):\(column)" : "line \(line) of its nib"
  }
}

/// Where something was said: in a document, in a program, or by whom.
package struct SourceWords: Sendable, Equatable {
  package let position: SourcePosition?
  package let place: CodePlace?
  package let maker: String?

  /// - Parameter isNamed: false where a sentence says already who made it.
  @MainActor init(_ origin: RowOrigin, isNamed: Bool = true) {
    if case .constraint = origin { position = origin.position } else { position = nil }
    (place, maker) = (origin.place, isNamed ? origin.maker : nil)
  }

  /// `Form.xib:12:5`, `Login.swift:40, visual format "|-[a]-|"`
  package func text(document: String) -> String {
    let words = [position?.words(in: document), place?.description, maker]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}
