import DisplayLists
import SystemProfiles

@testable import UIKit

/// A sheet of some generation, on which views are drawn.
@MainActor struct Sheet {
  let session: Session

  init(_ version: SystemVersion, on device: String = "iphone-5", dark: Bool = false) throws {
    var environment = SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device))
    if dark { environment.interfaceStyle = .dark }
    session = Session(environment: environment)
  }

  /// Returns the commands of one view, line by line, without the scopes around it.
  func content(_ make: () -> UIView) -> [String] {
    session.perform {
      let view = make()
      var recorder = DisplayListRecorder(size: view.bounds.size)
      view.recordContent(into: &recorder)
      return Array(recorder.list.dumpLines().dropFirst())
    }
  }

  /// Returns the whole picture of a laid-out tree, line by line.
  func picture(_ make: () -> UIView) -> [String] {
    session.perform {
      let root = make()
      session.commitFrame(of: root)
      return session.recordFrame(of: root).dumpLines()
    }
  }
}
