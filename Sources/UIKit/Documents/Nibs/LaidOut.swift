import DisplayLists
import InterfaceDocuments

/// Scenes of a document or a program after layout, for reports and pictures.
@MainActor package struct LaidOut {
  /// The session, whose environment all scenes have.
  package let session: Session
  package let scenes: [Scene]
  /// The program's log; nil for a document.
  package var log: [String]?
  /// The names of a document's scenes, if requested.
  package var sceneNames: SceneNames?
  /// The ids of a document's objects by outlets and user labels, if requested.
  package var aliases: [String: [String]] = [:]
  /// The scene that the user sees first, if there is one.
  package var initialScene: Scene?
  /// The other sessions, of controllers that run separately.
  private var others: [Session] = []

  /// The findings of all sessions without duplicates.
  package var diagnostics: [Diagnostic] {
    var all: [Diagnostic] = []
    for session in [session] + others {
      all += session.diagnostics.filter { !all.contains($0) }
    }
    return all
  }

  /// Ends all sessions.
  package func end() { for session in [session] + others { session.end() } }

  /// A container that shows a scene's controller on the screen.
  package struct Container: Sendable, Equatable {
    /// The id of its scene; nil for a container that isn't in the document.
    package let id: String?
    package let className: String
  }

  @MainActor package struct Scene {
    package let id: String
    /// The root view; nil for a scene whose view is in another document.
    package let root: UIView?
    /// How reports name the views.
    package let naming: ViewNaming
    /// The containers, outermost first.
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
    for scene in document.scenes {
      // The session of a controller on the screen. Other roots are alone in their trees.
      guard let controller = scene.staged?.controller, let root = scene.root else { continue }
      controller.session.reported = ReportedTree(root, .documentIDs)
    }
    let made = document.scenes.map { Scene($0, of: document) }
    scenes = made
    initialScene = document.initialScene.flatMap { initial in made.first { $0.id == initial.id } }
  }

  /// Creates the scene of a running program: the view of the visible controller, with a picture of the whole screen.
  package init(programIn session: Session, name: String) {
    self.session = session
    let root = session.shownContent?.loadedView
    session.reported = root.map { ReportedTree($0, .indexPaths) }
    scenes = [Scene(id: name, root: root, naming: .indexPaths) { session.recordScreen() }]
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

extension LaidOut {
  /// Draws the device around a picture of its whole screen. Returns other pictures unchanged.
  package func inDevice(_ picture: DisplayList) -> DisplayList {
    let environment = session.environment
    guard picture.size == environment.screenSize else { return picture }
    return DeviceBezel(environment: environment).picture(of: picture)
  }
}
