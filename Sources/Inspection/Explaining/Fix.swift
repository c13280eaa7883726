import CoreTypes
import ConstraintSolver

/// A change that resolves a conflict, verified by solving again.
package struct Fix: Sendable {
  package enum Kind: Sendable, Equatable {
    case lowerPriority(to: Float)
    case changeConstant(from: Double, to: Double)
    case remove
    /// Turns `translatesAutoresizingMaskIntoConstraints` off.
    case unmask

    /// The rank among fixes that move equally little; the one that removes less comes first.
    var weight: Int {
      switch self {
      case .lowerPriority: 0
      case .changeConstant: 1
      case .remove: 2
      case .unmask: 3
      }
    }
  }

  package let kind: Kind
  /// The index of the constraint in the conflict's list.
  package let member: Int
  /// The instruction as a sentence of its own.
  package let text: String
  /// The instruction that refers to the constraint by a number.
  package let instruction: Instruction
  /// The greatest change of an edge or a length from the current layout, in points.
  package let change: Double
  /// The view that changes most; nil if none changes.
  package let mostChanged: String?
  /// The views that are ambiguous after the fix.
  package let leavesAmbiguous: [String]

  /// A sentence with a gap for the name of the constraint.
  package struct Instruction: Sendable {
    let before: String
    let after: String

    package func text(_ name: String) -> String { before + name + after }
  }
}

/// A row of a conflict, and the changes that a fix may make to it.
struct Suspect {
  let id: RowID
  let row: Row
  let sentence: String
  /// The constant of a constraint that the program can change; nil if it cannot be changed.
  var constant: Double?
  var isAdjustable: Bool
  /// Whether the row is a required hugging or compression resistance.
  var isNaturalSize = false
  /// The rows that are removed with this one if its view's mask is no longer translated, and the view.
  var mask: (rows: [RowID], view: String)?
}

/// Tries changes on copies of a system, and keeps those that help.
struct FixSearch {
  /// The solved system, with the conflict broken.
  let solver: Solver
  let suspects: [Suspect]
  let conflictCount: Int
  /// The variables whose values matter, with the names of their items.
  let watched: [(variable: Variable, name: String)]
  /// The index of the broken constraint; its fixes come first among equals.
  let broken: Int
  let choose: ([RowID]) -> RowID

  /// Returns the fixes, the least change first.
  func fixes() -> [Fix] {
    let found = suspects.indices.flatMap { fixes(of: $0) }
    var texts: Set<String> = []
    let distinct = found.filter { texts.insert($0.text).inserted }
    return distinct.sorted { rank(of: $0) < rank(of: $1) }
  }

  private func rank(of fix: Fix) -> (Double, Int, Int, Int) {
    (fix.change.rounded(toPlaces: 2), fix.member == broken ? 0 : 1, fix.kind.weight, fix.member)
  }

  private func fixes(of member: Int) -> [Fix] {
    let suspect = suspects[member]
    var found: [Fix?] = []
    if suspect.isAdjustable { found = [lowering(member), moving(member), removing(member)] }
    if suspect.isNaturalSize { found.append(loosening(member)) }
    if suspect.mask != nil { found.append(unmasking(member)) }
    return found.compactMap { $0 }
  }

  // MARK: The changes

  private func lowering(_ member: Int) -> Fix? { makingOptional(member, "Lower the priority of ") }

  private func loosening(_ member: Int) -> Fix? {
    makingOptional(member, "Lower the hugging and compression resistance priorities of ")
  }

  private func makingOptional(_ member: Int, _ text: String) -> Fix? {
    let suspect = suspects[member]
    return fix(.lowerPriority(to: 999), member, Fix.Instruction(before: text, after: " to 999.")) { solver in
      solver.remove(suspect.id)
      solver.add(suspect.row.optional)
    }
  }

  private func removing(_ member: Int) -> Fix? {
    let suspect = suspects[member]
    return fix(.remove, member, Fix.Instruction(before: "Remove ", after: ".")) { $0.remove(suspect.id) }
  }

  private func unmasking(_ member: Int) -> Fix? {
    guard let mask = suspects[member].mask else { return nil }
    let text = Fix.Instruction(
      before: "Set translatesAutoresizingMaskIntoConstraints to false for \(mask.view), whose autoresizing mask makes ",
      after: ".")
    return fix(.unmask, member, text) { solver in mask.rows.forEach { solver.remove($0) } }
  }

  /// Returns a fix that changes the constant to the value at which the others agree.
  private func moving(_ member: Int) -> Fix? {
    let suspect = suspects[member]
    guard let old = suspect.constant else { return nil }
    var others = solver
    others.remove(suspect.id)
    others.solve(choosingBroken: choose)
    let rest = others.sum(of: suspect.row)
    let new = (old + rest).rounded(toPlaces: 4)
    guard abs(new - old) > 1e-4, abs(new) < 1e6 else { return nil }
    let text = Fix.Instruction(before: "Change the constant of ", after: " from \(old.inWords) to \(new.inWords).")
    return fix(.changeConstant(from: old, to: new), member, text) {
      $0.setConstant(suspect.row.constant - (new - old), of: suspect.id)
    }
  }

  // MARK: The proof

  private func fix(_ kind: Fix.Kind, _ member: Int, _ text: Fix.Instruction, _ change: (inout Solver) -> Void) -> Fix? {
    var trial = solver
    change(&trial)
    let left = trial.solve(choosingBroken: choose)
    let ids = Set(suspects.map(\.id))
    guard left.count < conflictCount, !left.contains(where: { !ids.isDisjoint(with: $0.rows) }) else { return nil }
    let most = watched.map {
      (distance: abs(trial.value(of: $0.variable) - solver.value(of: $0.variable)), name: $0.name)
    }
    .max { $0.distance < $1.distance }
    let distance = most?.distance ?? 0
    return Fix(
      kind: kind, member: member, text: text.text(suspects[member].sentence), instruction: text, change: distance,
      mostChanged: distance > 0 ? most?.name : nil, leavesAmbiguous: newlyAmbiguous(in: trial))
  }

  /// Returns the views of the conflict that become ambiguous.
  private func newlyAmbiguous(in trial: Solver) -> [String] {
    let concerned = Set(suspects.flatMap { $0.row.terms.map(\.variable) })
    var names: [String] = []
    for (variable, name) in watched where concerned.contains(variable) && !names.contains(name) {
      if trial.isAmbiguous(variable), !solver.isAmbiguous(variable) { names.append(name) }
    }
    return names
  }
}

extension Row {
  /// The same row with a priority just below required.
  fileprivate var optional: Row {
    let strong = Priority(999)
    return Row(terms, constant: constant, over: over.map { min($0, strong) }, under: under.map { min($0, strong) })
  }

  /// The higher priority of the two sides.
  var strength: Priority { max(over ?? Priority(.leastNormalMagnitude), under ?? Priority(.leastNormalMagnitude)) }
}

extension Solver {
  /// Returns the left side of a row with the current values; it is zero if an equation holds.
  func sum(of row: Row) -> Double { row.terms.reduce(row.constant) { $0 + $1.coefficient * value(of: $1.variable) } }
}

extension Double {
  func rounded(toPlaces places: Int) -> Double {
    let scale = places == 2 ? 100.0 : 10_000.0
    guard magnitude < 1e11 else { return self }
    return (self * scale).rounded() / scale + 0
  }

  /// The number with up to three decimals, without trailing zeros; never `-0`.
  var inWords: String {
    guard magnitude < 1e9 else { return String(format: "%g", self) }
    let rounded = (self * 1000).rounded() / 1000 + 0
    if rounded == rounded.rounded() { return String(Int(rounded)) }
    let text = String(format: "%.3f", rounded)
    return String(text.reversed().drop { $0 == "0" }.reversed())
  }
}
