/// The files below folders that somebody wants to hear of.
package struct WatchedFiles: Sendable {
  /// With everything below; hidden folders left out.
  package var folders: [String]
  /// What the names of files and folders that count end with, without a dot; nil for all.
  package var extensions: Set<String>?
  /// Names of folders that have nothing to do with it, wherever they are.
  package var otherFolders: Set<String>

  package init(_ folders: [String], extensions: Set<String>? = nil, otherFolders: Set<String> = []) {
    (self.folders, self.extensions, self.otherFolders) = (folders, extensions, otherFolders)
  }

  func counts(_ name: String) -> Bool {
    guard let extensions else { return true }
    return name.lastIndex(of: ".").map { extensions.contains(String(name[name.index(after: $0)...])) } ?? false
  }
}
