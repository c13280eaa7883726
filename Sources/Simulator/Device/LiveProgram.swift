import CoreTypes
import FolderWatching
import UIKit

/// The program of a device.
@MainActor package struct LiveProgram {
  let name: String
  /// The documents, strings and images that it consists of.
  let watched: WatchedFiles
  /// Starts a session with the launched program. It may be called again for a restart.
  let start: () throws -> Session

  package init(name: String, watched: WatchedFiles = WatchedFiles([]), start: @escaping () throws -> Session) {
    (self.name, self.watched, self.start) = (name, watched, start)
  }
}
