import CoreTypes
import InterfaceDocuments
import SystemProfiles
import UIKit

/// Lays out what the command line names: a screen of the catalog, or else the document at that path.
@MainActor struct Stage {
  let request: LayoutRequest
  private let library: DocumentLibrary
  private let screens: [Screen]
  private let steps: [UserStep]
  /// Receives the log output of screens.
  private let echo: (@Sendable (String) -> Void)?

  /// - Parameter wantsFirstSceneOnly: Whether to lay out only the scene that a user sees first, for a storyboard on a
  ///   device.
  init(
    _ surroundings: CommonOptions, _ program: ProgramOptions, in invocation: Invocation,
    wantsFirstSceneOnly: Bool = false
  ) throws {
    var request = try LayoutRequest(Settings(surroundings, in: invocation))
    request.wantsFirstSceneOnly = wantsFirstSceneOnly
    self.init(
      request: request, screens: try invocation.catalog(), steps: try program.parsedSteps(),
      echo: program.console ? invocation.console.speaker : nil)
  }

  init(
    request: LayoutRequest, library: DocumentLibrary = DocumentLibrary(), screens: [Screen], steps: [UserStep],
    echo: (@Sendable (String) -> Void)? = nil
  ) {
    (self.request, self.library) = (request, library)
    (self.screens, self.steps, self.echo) = (screens, steps, echo)
  }

  func layOut(_ name: String) throws(DocumentFailure) -> LaidOut {
    guard let screen = screens.first(where: { $0.name == name }) else { return try layOutDocument(name) }
    return try ScreenStage(request: request, steps: steps, echo: echo).layOut(screen)
  }

  private func layOutDocument(_ path: String) throws(DocumentFailure) -> LaidOut {
    if !screens.isEmpty, !FileManager.default.fileExists(atPath: path) {
      throw .unknown(path, among: screens.map(\.name))
    }
    if !steps.isEmpty {
      throw DocumentFailure(path: path, message: "--do works on screens in code; for a document, use 'serve'.")
    }
    var layout = LaidOut(try DocumentStage(request: request, library: library).layOut(path))
    let document = try library.document(at: path)
    (layout.sceneNames, layout.aliases) = (SceneNames(document), document.objectAliases)
    return layout
  }
}
