import CoreTypes
import UIKit

/// What a device runs.
@MainActor package struct LiveProgram {
  let name: String
  /// Folders whose documents, texts and pictures it is made of.
  let watched: [String]
  /// Makes a session in which it has been launched. It may be called again, for a new start.
  let start: () throws -> Session

  package init(name: String, watched: [String] = [], start: @escaping () throws -> Session) {
    (self.name, self.watched, self.start) = (name, watched, start)
  }
}
