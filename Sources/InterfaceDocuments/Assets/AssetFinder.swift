import CoreTypes

/// Finds the images and colors that a document names, in asset catalogs and as files.
///
/// It searches the folders around the document, up to the project's own. It writes nothing, and reads nothing outside
/// the project, not even through a link.
package struct AssetFinder {
  /// The greatest number of folders above a document that are searched.
  static let ancestorLimit = 6
  /// The depth of the search below each of these folders.
  package static let depthLimit = 2

  private let idiom: UIUserInterfaceIdiom

  package init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }

  /// - Parameter names: The names of images outside catalogs.
  package func assets(around document: URL, pictures names: Set<String>) -> ProjectAssets {
    let folders = Self.folders(around: document)
    var search = AssetSearch(idiom: idiom, names: names, root: folders.last)
    for folder in folders { search.look(into: folder) }
    return search.assets
  }

  /// Returns the assets of a folder that the user named: a catalog, or a folder with catalogs.
  package func assets(in folder: URL, pictures names: Set<String>) -> ProjectAssets {
    let folder = folder.standardizedFileURL
    let inside = folder.appendingPathComponent("any")
    var search = AssetSearch(idiom: idiom, names: names, root: Self.folders(around: inside).last)
    search.look(into: folder)
    return search.assets
  }
}

/// A traversal of folders.
private struct AssetSearch {
  let idiom: UIUserInterfaceIdiom
  let names: Set<String>
  let bounds: ProjectBounds?
  private(set) var assets = ProjectAssets()
  private var seen: Set<String> = []

  /// - Parameters:
  ///   - names: The names of images outside catalogs.
  ///   - root: The project's folder.
  init(idiom: UIUserInterfaceIdiom, names: Set<String>, root: URL?) {
    (self.idiom, self.names, bounds) = (idiom, names, root.map { ProjectBounds($0) })
  }

  /// - Parameter folder: A standardized URL, so that each folder has one name.
  mutating func look(into folder: URL, depth: Int = 0) {
    if folder.pathExtension == "xcassets" { return addCatalog(folder) }
    guard seen.insert(folder.path).inserted else { return }
    let items = FolderListing.items(of: folder)
    let folders = items.filter { $0.isFolder && isInBounds($0.url) }
    for item in folders where item.pathExtension == "xcassets" { addCatalog(item.url) }
    assets.add(pictures(items.filter { !$0.isFolder }))
    guard depth < AssetFinder.depthLimit else { return }
    for item in folders where AssetFinder.mayHoldFiles(item) { look(into: item.url, depth: depth + 1) }
  }

  private func isInBounds(_ url: URL) -> Bool { bounds?.hold(url.path) ?? true }

  private mutating func addCatalog(_ folder: URL) {
    var reader = AssetCatalogReader(idiom: idiom, bounds: bounds)
    reader.read(folder)
    assets.add(reader.assets)
  }

  /// Returns the image files with the given names: `logo.png`, `logo@2x.png`, `logo~ipad.png`.
  private func pictures(_ files: [FolderListing.Item]) -> ProjectAssets {
    var assets = ProjectAssets()
    if names.isEmpty { return assets }
    let all = files.compactMap { file in PictureName(file.name).map { (file, $0) } }
    // Files for the device come before universal ones.
    for (item, picture) in all.filter({ $0.1.idiom == idiom }) + all.filter({ $0.1.idiom == nil }) {
      for name in [picture.name, picture.fullName] where names.contains(name) {
        add(AssetPicture.File(item.url, scale: picture.scale), as: name, to: &assets)
      }
    }
    return assets
  }

  private func add(_ file: AssetPicture.File, as name: String, to assets: inout ProjectAssets) {
    guard bounds?.hold(file.path) ?? true else {
      if assets.pictures[name] == nil {
        assets.pictures[name] = AssetPicture(
          files: [],
          problem: "its file is a symbolic link to a file outside of the project")
      }
      return
    }
    assets.pictures[name, default: .none].problem = nil
    assets.pictures[name, default: .none].files.append(file)
    if assets.imageSizes[name] == nil { assets.imageSizes[name] = file.size }
  }
}

extension AssetFinder {
  /// Returns the document's folder and those above it, up to the project's. Without a project, it stops at the folder
  /// around the language folders.
  package static func folders(around document: URL) -> [URL] {
    var folder = document.deletingLastPathComponent().standardizedFileURL, found: [URL] = []
    for _ in 0...ancestorLimit {
      found.append(folder)
      if isProject(folder) { return found }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { break }
      folder = parent
    }
    return Array(found.prefix(found.first?.pathExtension == "lproj" ? 2 : 1))
  }

  static func isProject(_ folder: URL) -> Bool {
    FolderListing.names(of: folder).contains { name in
      [".git", "Package.swift", "Podfile"].contains(name) || name.hasSuffix(".xcodeproj")
        || name.hasSuffix(".xcworkspace")
    }
  }

  /// The folders of build products and third-party code, which are skipped.
  package static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "build", "node_modules", "DerivedData", "vendor",
  ]

  static func mayHoldFiles(_ folder: FolderListing.Item) -> Bool {
    !foreignFolders.contains(folder.name)
      && !["xcodeproj", "xcworkspace", "lproj", "framework", "bundle"].contains(String(folder.pathExtension))
  }
}

/// The parts of an image's file name.
///
/// > Source: Resource Programming Guide, "Image, Sound, and Video Resources".
struct PictureName {
  var name: String
  /// The name with its extension.
  var fullName: String
  var scale = 1.0
  /// The idiom; nil for all devices.
  var idiom: UIUserInterfaceIdiom?

  init?(_ file: String) {
    let kinds = ["png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "heif"]
    guard let dot = file.lastIndex(of: "."), kinds.contains(file[dot...].dropFirst().lowercased()) else { return nil }
    name = String(file[..<dot])
    for (suffix, idiom) in [("~ipad", UIUserInterfaceIdiom.pad), ("~iphone", .phone)] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      self.idiom = idiom
    }
    for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      self.scale = scale
    }
    fullName = name + file[dot...]
  }
}
