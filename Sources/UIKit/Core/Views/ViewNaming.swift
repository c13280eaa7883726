/// Where the names of views in reports come from.
package enum ViewNaming: Sendable {
  /// The ids of the document; views that the system made have none.
  case documentIDs
  /// `accessibilityIdentifier`, else the path of indices from the root: `0` is the root, `0.2` its third subview.
  case indexPaths

  @MainActor package func name(of view: UIView, path: [Int]) -> String? {
    switch self {
    case .documentIDs: view.source?.id
    case .indexPaths: view.accessibilityIdentifier ?? Self.indexPath(path)
    }
  }

  static func indexPath(_ path: [Int]) -> String { path.map(String.init).joined(separator: ".") }
}

/// The names of a scene's views, each given once. In a program several views may have an identifier, as rows do: the first
/// one in the order of the tree goes by it, the others by their places.
@MainActor package struct ViewNames {
  private let naming: ViewNaming
  private var taken: Set<String> = []

  package init(_ naming: ViewNaming) { self.naming = naming }

  package mutating func name(of view: UIView, path: [Int]) -> String? {
    guard let name = naming.name(of: view, path: path), naming == .indexPaths else {
      return naming.name(of: view, path: path)
    }
    return taken.insert(name).inserted ? name : ViewNaming.indexPath(path)
  }
}
