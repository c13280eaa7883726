import ConstraintSolver
import CoreTypes
import UIKit

/// An explanation of a conflict: a minimal set of contradicting constraints, which one is broken and why, and fixes.
@MainActor package struct ConflictExplanation {
  package let conflict: SolvedConflict
  package let members: [Member]
  /// The index of the broken constraint.
  package let broken: Int
  package let reason: String
  /// The lengths that would be negative if all constraints held.
  package let negativeLengths: [String]
  package let fixes: [Fix]
  /// The message in UIKit's words.
  package let consoleText: String

  package struct Member: Sendable {
    package let sentence: String
    package let source: SourceWords
    /// The constraint as the console prints it.
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
    let order = Dictionary(uniqueKeysWithValues: evidence.rows.map { ($0.id, $0.origin.breakPriority) })
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
  /// Whether the program can change the constraint. Constraints made by a stack view follow from its properties.
  fileprivate var isAdjustable: Bool {
    guard case .constraint(let constraint) = self else { return false }
    return constraint.identifier?.hasPrefix("UISV-") != true
  }

  fileprivate var maskedView: ObjectIdentifier? {
    if case .autoresizing(let view, _, _) = self { ObjectIdentifier(view) } else { nil }
  }
}

extension SourcePosition {
  /// Returns a place such as `Form.xib:12:5`; views of a screen by code may come from any nib.
  package func words(in document: String) -> String {
    let file = document.split(separator: "/").last.map(String.init) ?? ""
    let isDocument = file.hasSuffix(".xib") || file.hasSuffix(".storyboard")
    return isDocument ? "\(file):\(line):\(column)" : "line \(line) of its xib or storyboard"
  }
}

/// The source of a constraint: its place in a document or a program, or its maker.
package struct SourceWords: Sendable, Equatable {
  package let position: SourcePosition?
  package let place: CodeLocation?
  package let maker: String?

  /// - Parameter isNamed: False if the sentence already names the maker.
  @MainActor init(_ origin: RowOrigin, isNamed: Bool = true) {
    if case .constraint = origin { position = origin.position } else { position = nil }
    (place, maker) = (origin.place, isNamed ? origin.maker : nil)
  }

  /// Returns text such as `Form.xib:12:5` or `Login.swift:40, visual format "|-[a]-|"`.
  package func text(document: String) -> String {
    let words = [position?.words(in: document), place?.description, maker]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}
