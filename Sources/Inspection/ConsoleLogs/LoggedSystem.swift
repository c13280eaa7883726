import ConstraintSolver
import CoreTypes

/// The constraints of a log as rows, which reveal the contradictions among them.
///
/// A log does not contain the view hierarchy, so every item has its own edges in one common space. It does not contain
/// margins and baselines either: margins are taken to be ``margin``, baselines to be edges.
struct LoggedSystem {
  var solver = Solver()
  /// The row of each constraint of the conflict; nil for those that could not be read.
  private(set) var rows: [RowID?] = []
  private(set) var definitions: [RowID: Row] = [:]
  private let margin: Double
  private var items: [String: Variables] = [:]
  /// The known superviews of items, by the items' keys.
  private let containers: [String: ConsoleLog.Item]

  private struct Variables {
    let x: Variable, y: Variable, width: Variable, height: Variable
  }

  init(_ constraints: [ConsoleLog.Constraint], margin: Double) {
    self.margin = margin
    containers = Self.containers(in: constraints)
    for constraint in constraints {
      guard let row = row(for: constraint) else {
        rows.append(nil)
        continue
      }
      let id = solver.add(row)
      definitions[id] = row
      rows.append(id)
    }
  }

  /// Requires that no item has a negative length.
  mutating func limitLengths() {
    for key in items.keys.sorted() {
      guard let item = items[key] else { continue }
      for length in [item.width, item.height] { solver.add(Row([Term(length)], .greaterThanOrEqual)) }
    }
  }

  private mutating func row(for constraint: ConsoleLog.Constraint) -> Row? {
    guard let relation = constraint.relation else { return nil }
    var terms = expression(relation.first)
    var constant = terms.constant - relation.constant
    if let second = relation.second {
      let other = expression(second)
      terms.terms += other.terms.map { Term($0.variable, -$0.coefficient * relation.multiplier) }
      constant -= other.constant * relation.multiplier
    }
    if let container = container(of: constraint, relation) {
      let v = variables(of: container)
      terms.terms.append(Term(relation.first.attribute.isHorizontal ? v.x : v.y, -1))
    }
    let all = terms.terms
    guard constant.isFinite, abs(constant) < 1e12, all.allSatisfy({ abs($0.coefficient) < 1e9 }) else { return nil }
    if let sides = constraint.contentPriorities {
      return Row(all, constant: constant, over: Self.priority(sides.hugging), under: Self.priority(sides.compression))
    }
    return Row(all, constant: constant, relation.sign.relation, priority: Self.priority(constraint.priority))
  }

  /// Returns the superview from whose corner a position is measured, if it is a number or a share of a length.
  private func container(
    of constraint: ConsoleLog.Constraint, _ relation: ConsoleLog.Relation
  ) -> ConsoleLog.Item? {
    guard !relation.first.attribute.isLength else { return nil }
    if let second = relation.second { return second.attribute.isLength ? second.item : nil }
    return constraint.container ?? containers[relation.first.item.key]
  }

  private static func containers(in constraints: [ConsoleLog.Constraint]) -> [String: ConsoleLog.Item] {
    var found: [String: ConsoleLog.Item] = [:]
    for constraint in constraints where constraint.mask == nil {
      // A masked view usually refers to its superview; a named container takes precedence.
      if let relation = constraint.relation, let second = relation.second,
        second.attribute == relation.first.attribute
      {
        found[relation.first.item.key] = second.item
      }
    }
    for constraint in constraints {
      guard let container = constraint.container, let relation = constraint.relation else { continue }
      for item in [relation.first.item, relation.second?.item].compactMap({ $0 }) where item.key != container.key {
        found[item.key] = container
      }
    }
    return found
  }

  private static func priority(_ value: Double) -> Priority {
    value > 0 ? Priority(Float(min(value, 1000))) : Priority(.leastNormalMagnitude)
  }

  private mutating func variables(of item: ConsoleLog.Item) -> Variables {
    if let known = items[item.key] { return known }
    let made = Variables(
      x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(), height: solver.makeVariable())
    items[item.key] = made
    return made
  }

  private mutating func expression(_ anchor: ConsoleLog.Anchor) -> (terms: [Term], constant: Double) {
    let v = variables(of: anchor.item)
    switch anchor.attribute {
    case .left, .leading, .minX: return ([Term(v.x)], 0)
    case .right, .trailing, .maxX: return ([Term(v.x), Term(v.width)], 0)
    case .top, .minY, .firstBaseline: return ([Term(v.y)], 0)
    case .bottom, .maxY, .baseline, .lastBaseline: return ([Term(v.y), Term(v.height)], 0)
    case .width: return ([Term(v.width)], 0)
    case .height: return ([Term(v.height)], 0)
    case .centerX, .midX, .centerXWithinMargins: return ([Term(v.x), Term(v.width, 0.5)], 0)
    case .centerY, .midY, .centerYWithinMargins: return ([Term(v.y), Term(v.height, 0.5)], 0)
    case .leftMargin, .leadingMargin: return ([Term(v.x)], margin)
    case .rightMargin, .trailingMargin: return ([Term(v.x), Term(v.width)], -margin)
    case .topMargin: return ([Term(v.y)], margin)
    case .bottomMargin: return ([Term(v.y), Term(v.height)], -margin)
    }
  }
}

extension ConsoleLog.Relation.Sign {
  fileprivate var relation: ConstraintSolver.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  var word: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
