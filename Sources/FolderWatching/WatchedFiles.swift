/// The files below folders that somebody wants to hear of.
package struct WatchedFiles: Sendable {
  /// With everything below; hidden folders left out.
  package var folders: [String]
  /// What the names of files and folders that count end with, without a dot; nil for all.
  package var extensions: Set<String>?
  /// Names of folders that have nothing to do with it, wherever they are.
  package var otherFolders: Set<String>
  /// The only names that count, right in the folders; nil where what is below counts, too.
  private(set) var names: Set<String>?

  package init(_ folders: [String], extensions: Set<String>? = nil, otherFolders: Set<String> = []) {
    (self.folders, self.extensions, self.otherFolders) = (folders, extensions, otherFolders)
  }

  /// Files of these names in one folder.
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
