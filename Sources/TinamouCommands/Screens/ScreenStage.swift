import CoreTypes
import Rendering
import SystemProfiles
import UIKit

/// Lays out screens by code, each in its own session.
@MainActor struct ScreenStage {
  let request: LayoutRequest
  let steps: [UserStep]
  /// Receives the screen's log output immediately.
  var echo: (@Sendable (String) -> Void)? = nil

  /// Lays out a screen: 1. the session, 2. the first frame and its animations, 3. the steps.
  func layOut(_ screen: Screen) throws(DocumentFailure) -> LaidOut {
    let session = try start(screen)
    session.settle(before: steps.first)
    for (index, step) in steps.enumerated() {
      do {
        try session.perform(step, before: steps.dropFirst(index + 1).first)
      } catch {
        session.end()
        throw DocumentFailure(path: screen.name, message: "step \(index + 1): \(error.message)")
      }
    }
    return LaidOut(programIn: session, name: screen.name)
  }

  /// Returns a session in which the screen has been launched.
  func start(_ screen: Screen) throws(DocumentFailure) -> Session {
    if let scene = request.sceneID { try DocumentFailure.refuse(scene, ofScreen: screen.name) }
    let session = Session(environment: request.programEnvironment(), echo: echo)
    session.graphics.encoder = SharedRenderer().render
    if let diagnostic = request.pairingDiagnostic { session.report(diagnostic) }
    for diagnostic in request.settingsWithoutEffect(in: session.environment) { session.report(diagnostic) }
    if let note = Diagnostic.pseudolanguage(of: request.localeIdentifier) { session.report(note) }
    try launch(screen, in: session)
    return session
  }

  private func launch(_ screen: Screen, in session: Session) throws(DocumentFailure) {
    switch screen.content {
    case .controller(let make, let container):
      session.launch { (request.container ?? LayoutRequest.Container(container)).around(make()) }
    case .application(let make, let info):
      if request.container != nil {
        throw DocumentFailure(
          path: screen.name,
          message:
            "this screen is a whole app with its own navigation and tab bars; leave out --in, TINAMOU_IN and `in:` in "
            + ".tinamou.yml."
        )
      }
      session.launch(info, make)
    }
  }
}

extension DocumentFailure {
  /// - Throws: An error for a scene other than the screen itself.
  static func refuse(_ scene: String, ofScreen name: String) throws(DocumentFailure) {
    guard scene != name else { return }
    throw DocumentFailure(
      path: name,
      message: "this screen is in code and has no scene \u{201C}\(scene)\u{201D}; leave out --scene.")
  }
}

extension LayoutRequest.Container {
  fileprivate init(_ container: Screen.Container) {
    switch container {
    case .navigation: self = .navigation
    case .tab: self = .tab
    case .none: self = .none
    }
  }
}
