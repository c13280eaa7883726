import ConstraintSolver
import CoreTypes
import UIKit

/// An explanation of a value: the row that determines it, with numbers, and the same for the values it depends on.
package struct ValueExplanation: Sendable {
  /// The quantity, such as `badge.width`.
  package let quantity: String
  package let value: Double
  package let cause: Cause
  package var dependencies: [ValueExplanation] = []
  /// The rows about the value that a conflict breaks.
  package var broken: [Broken] = []

  package enum Cause: Sendable {
    /// A row determines the value: without it, the value would be open or different.
    case row(Binding)
    /// Several rows require the same value; no single one is needed.
    case shared([Binding])
    /// The value is explained elsewhere in the tree, or depends on itself.
    case knownAlready
    /// Nothing determines the value.
    case open
    /// The dependencies are too deep to be shown.
    case tooDeep
    /// No constraint affects the value.
    case frame
  }

  /// A row that does not hold, because a conflict breaks it.
  package struct Broken: Sendable {
    package let sentence: String
    package let source: SourceWords
    /// The distance by which it is missed.
    package let deviation: Double
  }

  /// A row that holds exactly.
  package struct Binding: Sendable {
    package let sentence: String
    /// The row solved for the quantity: `root.width 320 − x 20 − 20`; empty for a plain number.
    package let equation: String
    package let source: SourceWords
    /// The distances of a constraint between anchors, with their positions: `b.leading 120 − a.trailing 80 = 40`.
    package var distances: [String] = []
    /// The weaker rows that would hold better without this one.
    package var beaten: [String] = []
  }
}

/// Follows a variable to the rows that determine it.
///
/// A row determines a variable if it mentions it and holds exactly, and if the variable becomes open or different
/// without it. That is tried on a copy. Among several such rows, one whose other variables do not depend on this
/// variable comes first, so that the walk leads toward the root.
@MainActor struct ValueWalk {
  private let evidence: LayoutEvidence
  private let byVariable: [Variable: [LayoutEvidence.Entry]]
  private let brokenIDs: Set<RowID>
  private var explained: Set<Variable> = []
  private let maximumDepth: Int

  init(_ evidence: LayoutEvidence, maximumDepth: Int = 8) {
    (self.evidence, self.maximumDepth) = (evidence, maximumDepth)
    brokenIDs = Set(evidence.conflicts.map(\.broken.id))
    var byVariable: [Variable: [LayoutEvidence.Entry]] = [:]
    for entry in evidence.rows {
      for term in entry.row.terms { byVariable[term.variable, default: []].append(entry) }
    }
    self.byVariable = byVariable
  }

  mutating func explain(_ variable: Variable, depth: Int = 0) -> ValueExplanation {
    let quantity = evidence.unknowns[variable]?.caption ?? "?", value = evidence.solver.value(of: variable)
    let broken = explained.contains(variable) || depth > maximumDepth ? [] : brokenRows(about: variable)
    func leaf(_ cause: ValueExplanation.Cause) -> ValueExplanation {
      ValueExplanation(quantity: quantity, value: value, cause: cause, broken: broken)
    }
    if !explained.insert(variable).inserted { return leaf(.knownAlready) }
    if depth > maximumDepth { return leaf(.tooDeep) }
    guard let decision = decision(about: variable) else {
      return leaf(evidence.solver.isAmbiguous(variable) ? .open : sharedCause(of: variable))
    }
    if let source = sourceOfMasks(decision.entry, variable) {
      var explanation = leaf(.row(maskBinding(decision.entry, from: source)))
      explanation.dependencies = [explain(source, depth: depth + 1)]
      return explanation
    }
    let binding = binding(decision.entry, for: variable, decision.sum, beaten: decision.beaten)
    var explanation = leaf(.row(binding))
    explanation.dependencies = others(in: decision.entry.row, than: variable).map { explain($0, depth: depth + 1) }
    return explanation
  }

  // MARK: Masks that pass a length on

  /// Follows masks by which container views fill each other. Returns the first variable that does not follow from a
  /// mask, or nil if there are no masks in between.
  private func sourceOfMasks(_ entry: LayoutEvidence.Entry, _ variable: Variable) -> Variable? {
    guard var source = handedOn(by: entry, to: variable) else { return nil }
    var count = 0
    while let next = decision(about: source).flatMap({ handedOn(by: $0.entry, to: source) }), count < 100 {
      source = next
      count += 1
    }
    return count > 0 ? source : nil
  }

  /// Returns the superview's length, if a mask makes the view's length equal to it.
  private func handedOn(by entry: LayoutEvidence.Entry, to variable: Variable) -> Variable? {
    guard case .autoresizing(_, _, .length) = entry.origin, abs(entry.row.constant) < 1e-9 else { return nil }
    let others = others(in: entry.row, than: variable)
    return others.count == 1 ? others[0] : nil
  }

  private func maskBinding(_ entry: LayoutEvidence.Entry, from source: Variable) -> ValueExplanation.Binding {
    let name = evidence.unknowns[source]?.caption ?? "?", value = evidence.solver.value(of: source)
    return ValueExplanation.Binding(
      sentence: "the autoresizing masks of this view and its superviews make each of them fill its superview "
        + "along this axis",
      equation: "\(name) \(value.inWords)",
      source: SourceWords(entry.origin, isNamed: false))
  }

  // MARK: Deciding rows

  private struct Decision {
    let entry: LayoutEvidence.Entry
    /// The value of its left side without the row, which shows the direction in which it holds the value.
    let sum: Double
    let beaten: [String]
    /// Whether the row's other variables keep their values without it.
    let isClean: Bool
  }

  private func decision(about variable: Variable) -> Decision? {
    var fallback: Decision?
    for entry in candidates(for: variable) {
      guard let decision = trial(of: entry, for: variable) else { continue }
      if decision.isClean { return decision }
      fallback = fallback ?? decision
    }
    return fallback
  }

  /// Returns the rows that hold exactly: required ones first, then by priority.
  private func candidates(for variable: Variable) -> [LayoutEvidence.Entry] {
    byVariable[variable, default: []]
      .filter { abs(evidence.solver.sum(of: $0.row)) < 1e-4 && !brokenIDs.contains($0.id) }
      .sorted { ($1.row.strength, $0.id) < ($0.row.strength, $1.id) }
  }

  private func trial(of entry: LayoutEvidence.Entry, for variable: Variable) -> Decision? {
    var trial = evidence.solver
    trial.remove(entry.id)
    trial.solve(choosingBroken: evidence.broken)
    let isMoved = abs(trial.value(of: variable) - evidence.solver.value(of: variable)) > 1e-4
    guard isMoved || trial.isAmbiguous(variable) && !evidence.solver.isAmbiguous(variable) else { return nil }
    let isClean = others(in: entry.row, than: variable).allSatisfy {
      abs(trial.value(of: $0) - evidence.solver.value(of: $0)) < 1e-4
        && (!trial.isAmbiguous($0) || evidence.solver.isAmbiguous($0))
    }
    return Decision(
      entry: entry, sum: trial.sum(of: entry.row), beaten: beaten(without: entry, variable, in: trial),
      isClean: isClean)
  }

  /// Returns the weaker rows that hold better without the row. For a required row, these are only rows about the
  /// variable itself, because it overrides everything.
  private func beaten(without entry: LayoutEvidence.Entry, _ variable: Variable, in trial: Solver) -> [String] {
    let strength = entry.row.side(of: trial.sum(of: entry.row)) ?? entry.row.strength
    let losers = evidence.rows.filter { other in
      guard other.id != entry.id, let lost = other.row.side(of: evidence.solver.sum(of: other.row)) else {
        return false
      }
      return !lost.isRequired && lost < strength
        && evidence.solver.deviation(of: other.row) - trial.deviation(of: other.row) > 1e-3
        && (!entry.row.isRequired || other.row.terms.contains { $0.variable == variable })
    }
    return losers.prefix(3).map { loser in
      let sum = evidence.solver.sum(of: loser.row)
      return "\(loser.sentence(sum)), off by \(evidence.solver.deviation(of: loser.row).inWords)"
    }
  }

  /// Returns the broken rows about a variable. A constraint between a view and its superview is not about the superview.
  private func brokenRows(about variable: Variable) -> [ValueExplanation.Broken] {
    byVariable[variable, default: []].compactMap { entry in
      let deviation = evidence.solver.deviation(of: entry.row)
      guard brokenIDs.contains(entry.id), deviation > 1e-3, !isAboutSubview(entry, of: variable) else { return nil }
      return ValueExplanation.Broken(
        sentence: entry.sentence(evidence.solver.sum(of: entry.row)), source: SourceWords(entry.origin),
        deviation: deviation)
    }
  }

  private func isAboutSubview(_ entry: LayoutEvidence.Entry, of variable: Variable) -> Bool {
    guard case .constraint(let constraint) = entry.origin, let container = evidence.unknowns[variable]?.item else {
      return false
    }
    let view = Self.view(of: container)
    return [constraint.firstItem, constraint.secondItem].contains { item in
      guard let view, let other = Self.view(of: item), other !== view else { return false }
      return other.isDescendant(of: view)
    }
  }

  private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  private func sharedCause(of variable: Variable) -> ValueExplanation.Cause {
    let holding = candidates(for: variable).prefix(3)
    guard !holding.isEmpty else { return .open }
    return .shared(holding.map { binding($0, for: variable, 0, beaten: []) })
  }

  // MARK: Words

  private func others(in row: Row, than variable: Variable) -> [Variable] {
    row.terms.map(\.variable).filter { $0 != variable && !isRootPosition($0) }
  }

  private func isRootPosition(_ variable: Variable) -> Bool {
    guard let unknown = evidence.unknowns[variable] else { return false }
    return unknown.item === evidence.root && !unknown.isLength
  }

  private func binding(
    _ entry: LayoutEvidence.Entry, for variable: Variable, _ sum: Double, beaten: [String]
  ) -> ValueExplanation.Binding {
    ValueExplanation.Binding(
      sentence: entry.sentence(sum), equation: equation(of: entry, for: variable),
      source: SourceWords(entry.origin), distances: entry.distances.map(\.words), beaten: beaten)
  }

  /// Returns an equation such as `root.width 320 × 0.5 − x 20 + 8`. A positive term comes first, if there is one.
  private func equation(of entry: LayoutEvidence.Entry, for variable: Variable) -> String {
    let row = entry.row
    guard let own = row.terms.first(where: { $0.variable == variable })?.coefficient, own != 0 else { return "" }
    let item = evidence.unknowns[variable]?.item
    var terms: [(isNegative: Bool, words: String)] = []
    for other in others(in: row, than: variable) {
      guard let unknown = evidence.unknowns[other] else { continue }
      let factor = row.terms.filter { $0.variable == other }.reduce(0) { $0 - $1.coefficient } / own
      let name = unknown.item === item ? unknown.part : unknown.caption
      let scale = abs(abs(factor) - 1) < 1e-9 ? "" : " × \(abs(factor).inWords)"
      terms.append((factor < 0, "\(name) \(evidence.solver.value(of: other).inWords)\(scale)"))
    }
    let constants = entry.constants(dividedBy: own)
    if terms.isEmpty, constants.allSatisfy(\.note.isEmpty) { return "" }
    terms += constants.map { ($0.value < 0, abs($0.value).inWords + $0.note) }
    if let positive = terms.firstIndex(where: { !$0.isNegative }) { terms.insert(terms.remove(at: positive), at: 0) }
    let first = (terms[0].isNegative ? "−" : "") + terms[0].words
    return terms.dropFirst().reduce(first) { $0 + ($1.isNegative ? " − " : " + ") + $1.words }
  }
}

extension LayoutEvidence.Entry {
  /// Returns the sentence; for a natural size it includes the priority on the relevant side.
  ///
  /// - Parameter sum: The value of the row's left side, or its value without the row; 0 means both sides.
  @MainActor func sentence(_ sum: Double) -> String {
    if case .encapsulated(let view, _, _) = origin {
      return view is UIWindow
        ? "it is the size of the window"
        : "the view is the root of this layout, and its size and origin are given"
    }
    guard case .contentSize(let view, let axis) = origin else { return origin.sentence }
    let hugging = sum < -1e-6 ? nil : row.over.map { "content hugging \($0.words)" }
    let resistance = sum > 1e-6 ? nil : row.under.map { "compression resistance \($0.words)" }
    let length = "intrinsic \(axis.lengthName) \((-row.constant).inWords) of \(view.caption)"
    return "\([hugging, resistance].compactMap { $0 }.joined(separator: " and ")) of the \(length)"
  }
}

extension LayoutEvidence.Entry {
  /// The parts of the row's constant: that of the constraint, and what its items add to it.
  @MainActor fileprivate func constants(dividedBy own: Double) -> [(value: Double, note: String)] {
    let all = -row.constant / own
    var parts = [(value: all, note: "")]
    if case .constraint(let constraint) = origin, let note = constraint.noteOnOffsets {
      let declared = Double(constraint.constant) / own
      parts = [(declared, ""), (all - declared, note)]
    }
    return parts.filter { abs($0.value) > 1e-9 }
  }
}

extension NSLayoutConstraint {
  /// The reason why a row's constant differs from that of the constraint; nil if its items do not add to it.
  fileprivate var noteOnOffsets: String? {
    let attributes = [firstAttribute, secondAttribute]
    if attributes.contains(.firstBaseline) || attributes.contains(.lastBaseline) { return " (baseline)" }
    let views = [firstItem, secondItem].compactMap { $0 as? UIView }
    return views.contains { $0.alignmentRectInsets != .zero } ? " (alignment rectangle)" : nil
  }
}

extension DistanceReading {
  @MainActor fileprivate var words: String {
    "\(end.name) \(end.value.inWords) − \(start.name) \(start.value.inWords) = \(length.inWords)"
  }
}

extension Row {
  /// Returns the priority on the side of a sum; nil for none.
  fileprivate func side(of sum: Double) -> Priority? { sum > 1e-6 ? over : sum < -1e-6 ? under : nil }
}

extension Priority {
  fileprivate var words: String { Double(value).inWords }
}
