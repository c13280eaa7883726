extension SolvedConflict {
  /// The reason why UIKit breaks this constraint and none of the others in the conflict.
  package var reasonForBreaking: String {
    let choice = broken.origin.breakPriority
    let others = rows.filter { $0.id != broken.id }.map(\.origin.breakPriority)
    if others.allSatisfy({ $0.kind < choice.kind }) { return choice.kind.reason }
    let equals = others.filter { $0.kind == choice.kind }
    if equals.allSatisfy({ $0.depth < choice.depth }) {
      return
        "Of the constraints that could break, it belongs to the deepest view in the view hierarchy, and UIKit breaks "
        + "that one first."
    }
    if equals.allSatisfy({ ($0.depth, $0.shape) < (choice.depth, choice.shape) }) {
      return choice.shape == .gap
        ? "The candidates are equally deep in the view hierarchy, and UIKit breaks a gap between neighbors before "
          + "edges and sizes."
        : "The candidates are equally deep in the view hierarchy, and UIKit breaks trailing and bottom before "
          + "leading, top and sizes."
    }
    return "The candidates tie, and it comes first in tree order."
  }
}

extension BreakPriority.Kind {
  fileprivate var reason: String {
    switch self {
    case .naturalSize:
      "UIKit breaks a hugging or compression resistance priority of 1000 before any other constraint."
    case .baseline: "A baseline alignment breaks before constraints that set sizes and edges."
    case .constraint:
      "The others come from autoresizing masks, layout guides or the root view's size, which break later."
    case .mask:
      "It comes from an autoresizing mask; the others come from layout guides or the root view's "
        + "size, which break later."
    case .given: "The conflict contains no other constraint."
    }
  }
}
