import CoreTypes

/// Finds the pictures and colours that a document names: in asset catalogues and as files, in the folders around it up to
/// the project's own. Nothing is written, and nothing beyond the project is read.
package struct AssetFinder {
  /// How many folders above a document are looked at.
  static let ancestorLimit = 6
  /// How deep below each of these.
  package static let depthLimit = 2

  private let idiom: UIUserInterfaceIdiom

  package init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }

  /// - Parameter names: of pictures that are not in catalogues.
  package func assets(around document: URL, pictures names: Set<String>) -> ProjectAssets {
    var assets = ProjectAssets(), seen: Set<String> = []
    for folder in Self.folders(around: document) { assets.add(search(folder, depth: 0, names, &seen)) }
    return assets
  }

  /// Of a folder that somebody named: a catalogue, or one that holds some.
  package func assets(in folder: URL, pictures names: Set<String>) -> ProjectAssets {
    var seen: Set<String> = []
    return search(folder.standardizedFileURL, depth: 0, names, &seen)
  }

  /// - Parameter folder: standardized, so that no two names lead to one.
  private func search(_ folder: URL, depth: Int, _ names: Set<String>, _ seen: inout Set<String>) -> ProjectAssets {
    if folder.pathExtension == "xcassets" { return catalog(folder) }
    guard seen.insert(folder.path).inserted else { return ProjectAssets() }
    let items = FolderListing.items(of: folder)
    var assets = ProjectAssets()
    for item in items where item.isFolder && item.pathExtension == "xcassets" { assets.add(catalog(item.url)) }
    assets.add(pictures(items.filter { !$0.isFolder }, names))
    guard depth < Self.depthLimit else { return assets }
    for item in items where item.isFolder && Self.mayHoldFiles(item) {
      assets.add(search(item.url, depth: depth + 1, names, &seen))
    }
    return assets
  }

  private func catalog(_ folder: URL) -> ProjectAssets {
    var reader = AssetCatalogReader(idiom: idiom)
    reader.read(folder)
    return reader.assets
  }

  /// `logo.png`, `logo@2x.png`, `logo~ipad.png` of the names asked for.
  private func pictures(_ files: [FolderListing.Item], _ names: Set<String>) -> ProjectAssets {
    var assets = ProjectAssets()
    if names.isEmpty { return assets }
    let all = files.compactMap { file in PictureName(file.name).map { (file, $0) } }
    // Those for the device go before those for all.
    for (item, picture) in all.filter({ $0.1.idiom == idiom }) + all.filter({ $0.1.idiom == nil }) {
      for name in [picture.name, picture.fullName] where names.contains(name) {
        let url = item.url
        if let file = AssetPicture.File(url, scale: picture.scale) {
          assets.pictures[name, default: .none].files.append(file)
        }
        guard assets.imageSizes[name] == nil else { continue }
        assets.imageSizes[name] = PictureHeader.size(ofFile: url).map {
          CGSize(width: $0.width / picture.scale, height: $0.height / picture.scale)
        }
      }
    }
    return assets
  }
}

extension AssetFinder {
  /// The document's folder and those above it, up to the project's; without a project, the folder around its languages at most.
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

  /// Not what was built, and not other people's code.
  /// Of other people's work, and of what was made from the project.
  package static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "build", "node_modules", "DerivedData", "vendor",
  ]

  static func mayHoldFiles(_ folder: FolderListing.Item) -> Bool {
    !foreignFolders.contains(folder.name)
      && !["xcodeproj", "xcworkspace", "lproj", "framework", "bundle"].contains(String(folder.pathExtension))
  }
}

/// The parts of a picture's file name.
///
/// > Source: Resource Programming Guide, "Image, Sound, and Video Resources".
struct PictureName {
  var name: String
  /// With the extension.
  var fullName: String
  var scale = 1.0
  /// nil: for all.
  var idiom: UIUserInterfaceIdiom?

  init?(_ file: String) {
    let kinds = ["png", "jpg", "jpeg", "gif", "pdf", "svg"]
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
