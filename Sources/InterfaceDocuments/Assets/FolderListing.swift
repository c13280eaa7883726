import CoreTypes

/// What is in a folder.
enum FolderListing {
  struct Item {
    let name: String
    let isFolder: Bool
    private let folder: URL

    fileprivate init(_ entry: Entry, in folder: URL) {
      (name, isFolder, self.folder) = (entry.name, entry.isFolder, folder)
    }

    /// Made when it is asked for: most of what is listed has nothing to do with a document.
    var url: URL { folder.appendingPathComponent(name, isDirectory: isFolder) }

    /// Without the dot; empty where there is none.
    var pathExtension: Substring { name.lastIndex(of: ".").map { name[$0...].dropFirst() } ?? "" }
  }

  /// Without what is hidden, in a fixed order.
  static func items(of folder: URL) -> [Item] {
    entries(of: folder.path).filter { !$0.name.hasPrefix(".") }.sorted { $0.name < $1.name }
      .map { Item($0, in: folder) }
  }

  /// Of everything, also what is hidden, in any order; empty for what is no folder.
  static func names(of folder: URL) -> [String] { entries(of: folder.path).map(\.name) }

  fileprivate struct Entry {
    let name: String
    let isFolder: Bool
  }

  /// Most file systems say in the listing itself what is a folder, so that nothing else has to be looked up.
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

  /// Links count as what they lead to.
  private static func isFolder(_ type: UInt8, _ path: String) -> Bool {
    guard type == UInt8(DT_UNKNOWN) || type == UInt8(DT_LNK) else { return type == UInt8(DT_DIR) }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
