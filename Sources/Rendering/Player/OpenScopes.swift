import DisplayLists

/// The open scopes of a list with properly nested scopes.
struct OpenScopes {
  private var kinds: [Kind] = []

  private enum Kind { case save, layer, mask, view }

  var isEmpty: Bool { kinds.isEmpty }

  /// Follows a command. Returns false if it ends a scope other than the innermost one.
  mutating func follow(_ command: DrawCommand) -> Bool {
    switch command {
    case .save: kinds.append(.save)
    case .beginLayer: kinds.append(.layer)
    case .beginMask: kinds.append(.mask)
    case .beginView: kinds.append(.view)
    case .restore: return kinds.popLast() == .save
    case .endLayer: return kinds.popLast() == .layer
    case .endMask: return kinds.popLast() == .mask
    case .endView: return kinds.popLast() == .view
    default: break
    }
    return true
  }
}
