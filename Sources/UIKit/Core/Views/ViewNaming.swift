/// The source of the names of views in reports.
package enum ViewNaming: Sendable {
  /// The identifiers of the document. Views that the system created have none.
  case documentIDs
  /// The `accessibilityIdentifier`, or else the path of indexes from the root: `0` is the root, `0.2` its third
  /// subview.
  case indexPaths

  @MainActor package func name(of view: UIView, path: [Int]) -> String? {
    switch self {
    case .documentIDs: view.source?.id
    case .indexPaths: view.accessibilityIdentifier ?? Self.indexPath(path)
    }
  }

  package static func indexPath(_ path: [Int]) -> String { path.map(String.init).joined(separator: ".") }
}

/// The unique names of a scene's views. In a program, several views may share an identifier, as rows do: the first one
/// in tree order has it as its name, the others have their index paths.
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
