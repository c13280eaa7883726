import ConstraintSolver
import CoreTypes

/// An explanation of a conflict from a console: each constraint in words, the minimal contradiction, and fixes.
package struct LogExplanation: Sendable {
  package let members: [Member]
  /// The indices of a minimal set of contradicting constraints; empty if the constraints do not contradict each other.
  package let minimal: [Int]
  /// The index of the constraint that UIKit broke; nil if the log does not contain it.
  package let broken: Int?
  /// The value that the others leave for the constant of the broken constraint.
  package let remainder: Remainder?
  package let fixes: [Fix]
  /// The assumptions that the explanation relies on.
  package let assumptions: [String]
  /// The unchanged lines that are no constraints.
  package let unread: [String]

  package struct Member: Sendable {
    /// A sentence such as `badge.width = 100`; the line itself if it could not be read.
    package let sentence: String
    package let text: String
    /// The origin of a system constraint.
    package let maker: String?
    package let isRead: Bool
  }

  package struct Remainder: Sendable {
    package let asked: Double
    package let left: Double
  }

  package init(_ conflict: ConsoleLog.Conflict) {
    let constraints = conflict.allConstraints
    let captions = LogCaptions(constraints)
    members = constraints.map { Member($0, captions) }
    broken = conflict.broken.flatMap { broken in constraints.firstIndex { $0.isSame(as: broken) } }
    unread = conflict.unread
    let study = LogStudy(constraints, captions, broken: broken)
    (minimal, fixes, assumptions) = (study.minimal, study.fixes, study.assumptions)
    remainder = study.remainder
  }
}

extension ConsoleLog.Conflict {
  /// The list of constraints; a broken one that it lacks is appended.
  fileprivate var allConstraints: [ConsoleLog.Constraint] {
    guard let broken, !constraints.contains(where: { $0.isSame(as: broken) }) else { return constraints }
    return constraints + [broken]
  }
}

extension ConsoleLog.Constraint {
  fileprivate func isSame(as other: Self) -> Bool {
    address != nil && address != "0x" ? address == other.address : text == other.text
  }

  /// Whether the program itself made the constraint.
  fileprivate var isOrdinary: Bool { maker == nil && contentPriorities == nil }

  /// The origin of a system constraint; nil for the program's own.
  fileprivate var maker: String? {
    let name = identifier ?? ""
    if name.hasPrefix("UISV-hiding") { return "the stack view, for a hidden view" }
    if name.hasPrefix("UISV-") { return "the stack view" }
    if name.contains("Encapsulated-Layout") {
      return "UIKit, for the size or position that a cell, table or window sets"
    }
    if name.hasPrefix("_UITemporaryLayout") { return "UIKit, while measuring" }
    if name.hasPrefix("UIViewSafeAreaLayoutGuide") { return "UIKit, for the safe area" }
    if name.hasSuffix("guide-constraint") { return "UIKit, for the layout margins" }
    if className.contains("NSAutoresizingMask") || mask != nil { return "UIKit, from a frame and an autoresizing mask" }
    if className.contains("NSContentSize") { return "UIKit, from the content" }
    if className.contains("NSIBPrototyping") { return "Interface Builder, for a view that had no constraints" }
    if className.contains("LayoutSupport") { return "UIKit, for a layout guide" }
    return nil
  }
}

extension LogExplanation.Member {
  fileprivate init(_ constraint: ConsoleLog.Constraint, _ captions: LogCaptions) {
    text = constraint.text
    isRead = constraint.relation != nil
    sentence = captions.sentence(for: constraint) ?? constraint.text
    maker = constraint.maker.map { "by \($0)" } ?? constraint.place
  }
}

/// Solves the constraints of a log.
private struct LogStudy {
  private(set) var minimal: [Int] = []
  private(set) var fixes: [Fix] = []
  private(set) var assumptions: [String] = []
  private(set) var remainder: LogExplanation.Remainder?

  /// The usual layout margins. The first guess that makes the constraints contradictory is used. The assumption that no
  /// length is negative comes last.
  private static func guesses(withMargins: Bool) -> [(margin: Double, limitsLengths: Bool)] {
    let margins = withMargins ? [8.0, 16, 20, 15, 0] : [0]
    return margins.map { ($0, false) } + margins.map { ($0, true) }
  }

  init(_ constraints: [ConsoleLog.Constraint], _ captions: LogCaptions, broken: Int?) {
    let usesMargins = constraints.contains { $0.usesMargins }
    for guess in Self.guesses(withMargins: usesMargins) {
      var system = LoggedSystem(constraints, margin: guess.margin)
      if guess.limitsLengths { system.limitLengths() }
      let choose = Self.choice(constraints, system.rows, broken: broken)
      let conflicts = system.solve(choose)
      guard let conflict = conflicts.first else { continue }
      minimal = system.rows.indices.filter { system.rows[$0].map(conflict.rows.contains) ?? false }
      if usesMargins { assumptions.append("This assumes layout margins of \(guess.margin.inWords).") }
      if guess.limitsLengths {
        assumptions.append(
          "Together, these constraints would require a negative width or height.")
      }
      search(system, constraints, captions, conflicts.count, broken: broken, choose)
      remainder = system.remainder(of: conflict.broken, constraints, choose)
      return
    }
  }

  private mutating func search(
    _ system: LoggedSystem, _ constraints: [ConsoleLog.Constraint], _ captions: LogCaptions, _ count: Int,
    broken: Int?, _ choose: @escaping ([RowID]) -> RowID
  ) {
    let suspects = minimal.compactMap { index -> Suspect? in
      guard let id = system.rows[index], let row = system.definitions[id] else { return nil }
      let constraint = constraints[index]
      var suspect = Suspect(
        id: id, row: row, sentence: captions.sentence(for: constraint) ?? constraint.text,
        isAdjustable: constraint.isOrdinary)
      suspect.constant = constraint.relation?.constant
      if constraint.mask != nil, let item = constraint.relation?.first.item {
        let rows = constraints.indices.filter {
          constraints[$0].mask != nil && constraints[$0].relation?.first.item.key == item.key
        }
        suspect.mask = (rows.compactMap { system.rows[$0] }, captions.caption(of: item))
      }
      return suspect
    }
    fixes = FixSearch(
      solver: system.solver, suspects: suspects, conflictCount: count, watched: [],
      broken: broken.flatMap { minimal.firstIndex(of: $0) } ?? 0, choose: choose
    ).fixes()
  }

  /// Returns UIKit's own choice if the log contains it, else the first of the program's constraints.
  private static func choice(
    _ constraints: [ConsoleLog.Constraint], _ rows: [RowID?], broken: Int?
  ) -> ([RowID]) -> RowID {
    let known = broken.flatMap { rows[$0] }
    let ordinary = Set(rows.indices.filter { constraints[$0].isOrdinary }.compactMap { rows[$0] })
    return { set in
      if let known, set.contains(known) { return known }
      return set.first { ordinary.contains($0) } ?? set[0]
    }
  }
}

extension LoggedSystem {
  mutating func solve(_ choose: ([RowID]) -> RowID) -> [Conflict] { solver.solve(choosingBroken: choose) }

  fileprivate func remainder(
    of broken: RowID, _ constraints: [ConsoleLog.Constraint], _ choose: ([RowID]) -> RowID
  ) -> LogExplanation.Remainder? {
    guard let index = rows.firstIndex(of: broken), let asked = constraints[index].relation?.constant,
      let row = definitions[broken]
    else { return nil }
    var others = solver
    others.remove(broken)
    others.solve(choosingBroken: choose)
    return LogExplanation.Remainder(asked: asked, left: (asked + others.sum(of: row)).rounded(toPlaces: 4))
  }
}

extension ConsoleLog.Constraint {
  fileprivate var usesMargins: Bool {
    [relation?.first, relation?.second].contains { $0?.attribute.isMargin ?? false }
  }
}
