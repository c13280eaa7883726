import CoreTypes
import FolderWatching
import UIKit

/// What a device runs.
@MainActor package struct LiveProgram {
  let name: String
  /// The documents, texts and pictures that it is made of.
  let watched: WatchedFiles
  /// Makes a session in which it has been launched. It may be called again, for a new start.
  let start: () throws -> Session

  package init(name: String, watched: WatchedFiles = WatchedFiles([]), start: @escaping () throws -> Session) {
    (self.name, self.watched, self.start) = (name, watched, start)
  }
}
