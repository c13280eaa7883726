import CoreTypes
import FolderWatching
import InterfaceDocuments

extension WatchedFiles {
  /// What a document is made of, wherever in the project its texts, pictures and colours are looked for.
  init(around document: URL) {
    let outermost = AssetFinder.folders(around: document).last ?? document.deletingLastPathComponent()
    self.init([outermost.path], extensions: Self.kinds, otherFolders: AssetFinder.foreignFolders)
  }

  private static let kinds: Set<String> = [
    "xib", "storyboard", "strings", "xcstrings", "stringsdict", "png", "jpg", "jpeg", "pdf", "svg", "heic",
    "heif", "json", "ttf", "otf", "ttc", "plist",
    // Folders that come and go as a whole.
    "lproj", "xcassets", "imageset", "colorset",
  ]
}
