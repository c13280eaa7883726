import CoreTypes
import Synchronization

/// Reports changes in folders, with a short delay because editors write in several steps.
///
/// Hidden files and those that end with `~` are editors' own and are ignored.
package final class FolderWatch: Sendable {
  /// The delay in seconds.
  private static let moment = 0.03
  private static let mostFolders = 2000
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

  private nonisolated(unsafe) let source: any DispatchSourceRead

  /// - Parameters:
  ///   - files: The files to watch, including future ones.
  ///   - queue: The queue on which `changed` is called. One call may follow after the last reference is gone.
  /// - Returns: Nil without folders, and if the system does not support watching.
  package init?(_ files: WatchedFiles, on queue: DispatchQueue, changed: @escaping @Sendable () -> Void) {
    let descriptor = files.folders.isEmpty ? -1 : inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    Self.watch(files, descriptor)
    let pending = Pending()
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      let news = FolderNews(readFrom: descriptor, about: files)
      // Watching a folder again has no effect.
      if news.concernsFolders { Self.watch(files, descriptor) }
      guard news.counts, pending.begin() else { return }
      queue.asyncAfter(deadline: .now() + Self.moment) {
        pending.end()
        changed()
      }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  deinit { source.cancel() }

  private static func watch(_ files: WatchedFiles, _ descriptor: Int32) {
    for folder in all(files) { inotify_add_watch(descriptor, folder, events) }
  }

  private static func all(_ files: WatchedFiles) -> [String] {
    var found: [String] = []
    for folder in files.folders {
      found.append(folder)
      guard files.names == nil, let walk = FileManager.default.enumerator(atPath: folder) else { continue }
      for case let path as String in walk where found.count < mostFolders {
        let name = (path as NSString).lastPathComponent
        if name.hasPrefix(".") || files.otherFolders.contains(name) {
          walk.skipDescendants()
        } else if walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory {
          found.append((folder as NSString).appendingPathComponent(path))
        }
      }
    }
    return found
  }
}

/// Whether a change is waiting to be reported.
private final class Pending: Sendable {
  private let flag = Mutex(false)

  /// Marks a change as waiting; returns false if one was already.
  func begin() -> Bool {
    flag.withLock { flag in
      defer { flag = true }
      return !flag
    }
  }

  func end() { flag.withLock { $0 = false } }
}
