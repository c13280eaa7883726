import CoreTypes

/// Tells when something in folders changes, a moment after it did: editors write in several steps.
@MainActor final class FolderWatch {
  /// In seconds.
  private static let moment = 0.03
  private static let mostFolders = 2000
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  private var isPending = false
  private let changed: @MainActor () -> Void

  /// - Parameter folders: with everything below, hidden folders left out.
  /// - Returns: nil without folders, and where the system does not watch.
  init?(_ folders: [String], changed: @escaping @MainActor () -> Void) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    self.changed = changed
    guard !folders.isEmpty, descriptor >= 0 else { return nil }
    for folder in Self.all(in: folders) { inotify_add_watch(descriptor, folder, Self.events) }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in self?.read() }
    source.resume()
    self.source = source
  }

  isolated deinit {
    source?.cancel()
    close(descriptor)
  }

  private static func all(in folders: [String]) -> [String] {
    var found: [String] = []
    for folder in folders {
      found.append(folder)
      guard let walk = FileManager.default.enumerator(atPath: folder) else { continue }
      for case let path as String in walk where found.count < mostFolders {
        if (path as NSString).lastPathComponent.hasPrefix(".") {
          walk.skipDescendants()
        } else if walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory {
          found.append((folder as NSString).appendingPathComponent(path))
        }
      }
    }
    return found
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while Foundation.read(descriptor, &buffer, buffer.count) > 0 {}
    guard !isPending else { return }
    isPending = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.moment) { [weak self] in
      self?.isPending = false
      self?.changed()
    }
  }
}
