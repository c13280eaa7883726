import CoreTypes

/// Finds the other documents of a document's project. It skips folders of third-party code and build products, and
/// everything outside the project.
package enum DocumentFinder {
  private static let depthLimit = 6
  private static let folderLimit = 2000

  /// Returns the nearest document with a name. The folder of `document` comes first, then the folders below it, then
  /// those above, up to the project's.
  ///
  /// - Parameter name: The name with its extension.
  package static func find(_ name: String, around document: URL) -> URL? {
    var seen: Set<String> = []
    for folder in AssetFinder.folders(around: document) {
      if let found = find(name, below: folder, &seen) { return found }
    }
    return nil
  }

  private static func find(_ name: String, below root: URL, _ seen: inout Set<String>) -> URL? {
    var level = [root]
    for _ in 0...depthLimit {
      var next: [URL] = []
      for folder in level where seen.count < folderLimit && seen.insert(folder.path).inserted {
        let items = FolderListing.items(of: folder)
        if let found = items.first(where: { $0.name == name }) { return found.url }
        next += items.filter(mayHoldDocuments).map { $0.url.standardizedFileURL }
      }
      level = next
    }
    return nil
  }

  private static func mayHoldDocuments(_ folder: FolderListing.Item) -> Bool {
    folder.isFolder && !AssetFinder.foreignFolders.contains(folder.name)
      && !["xcodeproj", "xcworkspace", "xcassets", "framework", "bundle"].contains(String(folder.pathExtension))
  }
}
