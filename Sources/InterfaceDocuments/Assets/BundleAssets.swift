import CoreTypes

/// The uncompiled images and colors in a bundle: catalogs and image files, at its top and in the folders of the user's
/// languages.
package struct BundleAssets: Sendable {
  private var catalogs = ProjectAssets()
  private var pictures: [String: [Picture]] = [:]

  fileprivate struct Picture: Sendable {
    var url: URL
    var scale: Double
    var isForDevice: Bool
  }

  /// - Parameter locale: The user's locale, such as `de_CH`.
  package init(_ bundle: URL, idiom: UIUserInterfaceIdiom, locale: String) {
    for folder in [bundle] + TranslationFinder.languageFolders(in: bundle, for: locale) {
      let items = FolderListing.items(of: folder)
      for item in items where item.isFolder && item.url.pathExtension == "xcassets" {
        var reader = AssetCatalogReader(idiom: idiom, bounds: nil)
        reader.read(item.url)
        catalogs.add(reader.assets)
      }
      for item in items where !item.isFolder { note(item.url, idiom) }
    }
  }

  private mutating func note(_ url: URL, _ idiom: UIUserInterfaceIdiom) {
    guard let name = PictureName(url.lastPathComponent), name.idiom == nil || name.idiom == idiom else { return }
    let picture = Picture(url: url, scale: name.scale, isForDevice: name.idiom != nil)
    pictures[name.name, default: []].append(picture)
    pictures[name.fullName, default: []].append(picture)
  }

  /// Returns the size of an image in points. Catalogs come before files; a name that ends with `.png` finds the image of a
  /// catalog, too.
  ///
  /// > Basis: captured. React Native takes names without an extension or with `.png` for images of catalogs, others not.
  ///
  /// - Parameter scale: The screen's scale.
  package func imageSize(_ name: String, scale: Double) -> CGSize? {
    if let size = catalogs.imageSizes[name] { return size }
    guard let picture = pictures[name]?.max(by: { $0.isWorse(than: $1, on: scale) }) else {
      return nameInCatalog(name).flatMap { catalogs.imageSizes[$0] }
    }
    return AssetPicture.File(picture.url, scale: picture.scale).size
  }

  /// Returns the files of an image; nil if there are none.
  package func picture(_ name: String) -> AssetPicture? {
    if let picture = catalogs.pictures[name] { return picture }
    let known = (pictures[name] ?? []).sorted { $0.isForDevice && !$1.isForDevice }
    let files = known.map { AssetPicture.File($0.url, scale: $0.scale) }
    return files.isEmpty ? nameInCatalog(name).flatMap { catalogs.pictures[$0] } : AssetPicture(files: files)
  }

  private func nameInCatalog(_ name: String) -> String? { name.hasSuffix(".png") ? String(name.dropLast(4)) : nil }

  package func color(_ name: String) -> AssetColor? { catalogs.colors[name] }

  /// Returns the assets that a document can use.
  package func assets(for document: InterfaceDocument, scale: Double) -> ProjectAssets {
    var assets = ProjectAssets()
    assets.colors = catalogs.colors
    for name in document.pictureNames {
      (assets.imageSizes[name], assets.pictures[name]) = (imageSize(name, scale: scale), picture(name))
    }
    return assets
  }
}

extension BundleAssets.Picture {
  /// Whether another file is better: one for the device, then one for its screen scale, then a sharper one.
  fileprivate func isWorse(than other: Self, on screenScale: Double) -> Bool {
    if isForDevice != other.isForDevice { return other.isForDevice }
    if (scale == screenScale) != (other.scale == screenScale) { return other.scale == screenScale }
    return scale < other.scale
  }
}
