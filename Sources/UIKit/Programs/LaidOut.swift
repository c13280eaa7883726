import DisplayLists
import InterfaceDocuments

/// Scenes that were laid out, of a document or of a program: what reports and pictures are made of.
@MainActor package struct LaidOut {
  package let session: Session
  package let scenes: [Scene]
  /// What the program said; nil for a document, which says nothing.
  package var log: [String]?
  /// What scenes of a document are called, where somebody asked for it.
  package var sceneNames: SceneNames?

  @MainActor package struct Scene {
    package let id: String
    /// Nil for a scene that gets its view elsewhere.
    package let root: UIView?
    /// How reports name the views.
    package let naming: ViewNaming
    let record: @MainActor () -> DisplayList?

    /// The drawing; nil without a view.
    package func picture() -> DisplayList? { record() }
  }
}

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

extension LaidOut {
  package init(_ document: DocumentLayout) {
    session = document.session
    scenes = document.scenes.map { scene in
      Scene(id: scene.id, root: scene.root, naming: .documentIDs) { document.record(scene) }
    }
  }

  /// A running program: the view of the controller that the user looks at, in a picture of the whole screen.
  package init(programIn session: Session, name: String) {
    self.session = session
    scenes = [
      Scene(id: name, root: session.shownContent?.loadedView, naming: .indexPaths) { session.recordScreen() }
    ]
    log = session.log
  }
}
