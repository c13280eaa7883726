import DisplayLists
import InterfaceDocuments

/// Scenes that were laid out, of a document or of a program: what reports and pictures are made of.
@MainActor package struct LaidOut {
  /// Whose environment all have.
  package let session: Session
  package let scenes: [Scene]
  /// What the program said; nil for a document, which says nothing.
  package var log: [String]?
  /// What scenes of a document are called, where somebody asked for it.
  package var sceneNames: SceneNames?
  /// The scene that a user sees first, where there is such a one.
  package var initialScene: Scene?
  /// Besides `session`: of controllers that run one by one.
  private var others: [Session] = []

  /// The findings of all sessions, each once.
  package var diagnostics: [Diagnostic] {
    var all: [Diagnostic] = []
    for session in [session] + others {
      all += session.diagnostics.filter { !all.contains($0) }
    }
    return all
  }

  /// Lets everything go.
  package func end() { for session in [session] + others { session.end() } }

  /// What shows a scene's controller on the screen.
  package struct Container: Sendable, Equatable {
    /// Of its scene; nil for a container that the document does not have.
    package let id: String?
    package let className: String
  }

  @MainActor package struct Scene {
    package let id: String
    /// Nil for a scene that gets its view elsewhere.
    package let root: UIView?
    /// How reports name the views.
    package let naming: ViewNaming
    /// Outermost first.
    package var containers: [Container] = []
    let record: @MainActor () -> DisplayList?

    /// The drawing; nil without a view.
    package func picture() -> DisplayList? { record() }
  }
}

extension LaidOut {
  package init(_ document: DocumentLayout) {
    session = document.session
    others = Array(document.sessions.dropFirst())
    let made = document.scenes.map { Scene($0, of: document) }
    scenes = made
    initialScene = document.initialScene.flatMap { initial in made.first { $0.id == initial.id } }
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

extension LaidOut.Scene {
  fileprivate init(_ scene: InstantiatedScene, of document: DocumentLayout) {
    self.init(
      id: scene.id, root: scene.root, naming: .documentIDs, containers: document.containers(of: scene)
    ) { document.record(scene) }
  }
}
