import CoreTypes

/// The contents of folders.
enum FolderListing {
  struct Item {
    let name: String
    let isFolder: Bool
    private let folder: URL

    fileprivate init(_ entry: Entry, in folder: URL) {
      (name, isFolder, self.folder) = (entry.name, entry.isFolder, folder)
    }

    /// The item's URL, created on demand: most items have nothing to do with a document.
    var url: URL { folder.appendingPathComponent(name, isDirectory: isFolder) }

    /// The extension without its dot; empty if there is none.
    var pathExtension: Substring { name.lastIndex(of: ".").map { name[$0...].dropFirst() } ?? "" }
  }

  /// Returns the visible items in a fixed order.
  static func items(of folder: URL) -> [Item] {
    entries(of: folder.path).filter { !$0.name.hasPrefix(".") }.sorted { $0.name < $1.name }
      .map { Item($0, in: folder) }
  }

  /// Returns the names of all entries, including hidden ones, in any order; empty if there is no such folder.
  static func names(of folder: URL) -> [String] { entries(of: folder.path).map(\.name) }

  fileprivate struct Entry {
    let name: String
    let isFolder: Bool
  }

  /// Returns the entries of a folder. In most file systems the listing itself identifies folders, which saves further
  /// system calls.
  private static func entries(of path: String) -> [Entry] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { place in
        place.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(Entry(name: name, isFolder: isFolder(entry.pointee.d_type, path + "/" + name)))
    }
    return entries
  }

  /// Returns whether an entry is a folder. A link counts as its target.
  private static func isFolder(_ type: UInt8, _ path: String) -> Bool {
    guard type == UInt8(DT_UNKNOWN) || type == UInt8(DT_LNK) else { return type == UInt8(DT_DIR) }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
