import CoreTypes
import FolderWatching
import InterfaceDocuments

extension WatchedFiles {
  /// Creates a watch on everything a document depends on: strings, images and colors anywhere in its project.
  init(around document: URL) {
    let outermost = AssetFinder.folders(around: document).last ?? document.deletingLastPathComponent()
    self.init([outermost.path], extensions: Self.kinds, otherFolders: AssetFinder.foreignFolders)
  }

  private static let kinds: Set<String> = [
    "xib", "storyboard", "strings", "xcstrings", "stringsdict", "png", "jpg", "jpeg", "pdf", "svg", "heic",
    "heif", "json", "ttf", "otf", "ttc", "plist",
    // Folders that appear and disappear as a whole.
    "lproj", "xcassets", "imageset", "colorset",
  ]
}
