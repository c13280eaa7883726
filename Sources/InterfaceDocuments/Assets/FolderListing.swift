import CoreTypes

/// What is in a folder, in a fixed order.
enum FolderListing {
  struct Item {
    var url: URL
    var isFolder: Bool
  }

  /// Without what is hidden.
  static func items(of folder: URL) -> [Item] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { name in
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      return Item(
        url: url,
        isFolder: FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue)
    }
  }
}
