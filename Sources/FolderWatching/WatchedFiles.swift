/// The files below folders to watch for changes.
package struct WatchedFiles: Sendable {
  /// The folders, with everything below them except hidden folders.
  package var folders: [String]
  /// The extensions of relevant files and folders, without a dot; nil for all.
  package var extensions: Set<String>?
  /// The names of irrelevant folders at any depth.
  package var otherFolders: Set<String>
  /// The only relevant names, directly in the folders; nil to include everything below.
  private(set) var names: Set<String>?

  package init(_ folders: [String], extensions: Set<String>? = nil, otherFolders: Set<String> = []) {
    (self.folders, self.extensions, self.otherFolders) = (folders, extensions, otherFolders)
  }

  /// Creates a watch on files with these names in one folder.
  package init(named names: Set<String>, in folder: String) {
    self.init([folder])
    self.names = names
  }

  func counts(_ name: String) -> Bool {
    if let names { return names.contains(name) }
    guard let extensions else { return true }
    return name.lastIndex(of: ".").map { extensions.contains(String(name[name.index(after: $0)...])) } ?? false
  }
}
