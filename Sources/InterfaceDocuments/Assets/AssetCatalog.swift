import CoreTypes

/// What the asset catalogues of a project know of images and colours.
package struct ProjectAssets: Sendable, Hashable {
  /// In points, by name.
  package var imageSizes: [String: CGSize] = [:]
  package var pictures: [String: AssetPicture] = [:]
  package var colors: [String: AssetColor] = [:]
  /// The files of images and colours that cannot be read, by name.
  package var damaged: [String: String] = [:]

  package init() {}

  /// What is there already stays.
  package mutating func add(_ other: ProjectAssets) {
    imageSizes.merge(other.imageSizes) { first, _ in first }
    pictures.merge(other.pictures) { first, _ in first }
    colors.merge(other.colors) { first, _ in first }
    damaged.merge(other.damaged) { first, _ in first }
  }
}

package struct AssetColor: Sendable, Hashable {
  package var any: RGBAColor
  /// nil: the same.
  package var dark: RGBAColor?
}

/// Reads a folder `X.xcassets`.
///
/// > Source: Asset Catalog Format Reference.
struct AssetCatalogReader {
  /// `phone` and `pad` go before `universal`.
  let idiom: UIUserInterfaceIdiom
  /// A catalogue with more folders is read in part.
  static let folderLimit = 10_000

  private(set) var assets = ProjectAssets()
  private var folders = 0

  init(idiom: UIUserInterfaceIdiom) { self.idiom = idiom }

  /// - Parameter prefix: the names of the folders above that are part of their assets' names.
  mutating func read(_ folder: URL, prefix: String = "") {
    folders += 1
    guard folders < Self.folderLimit else { return }
    for item in FolderListing.items(of: folder) where item.isFolder {
      let name = prefix + item.url.deletingPathExtension().lastPathComponent
      switch item.url.pathExtension {
      case "imageset": readImage(item.url, name)
      case "colorset": assets.colors[name] = color(item.url, name)
      case "": read(item.url, prefix: providesNamespace(item.url) ? "\(name)/" : prefix)
      default: break
      }
    }
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    (try? contents(folder, as: FolderContents.self))?.properties?.providesNamespace == true
  }

  private mutating func readImage(_ folder: URL, _ name: String) {
    guard let contents = contents(folder, name, as: ImageContents.self) else { return }
    let images = (contents.images ?? []).filter(\.isPicture)
    assets.imageSizes[name] = imageSize(folder, images.filter { ($0.appearances ?? []).isEmpty })
    assets.pictures[name] = picture(folder, images, contents.properties)
  }

  private func picture(
    _ folder: URL, _ images: [ImageContents.Image], _ properties: ImageContents.Properties?
  ) -> AssetPicture? {
    let plain = images.filter { !$0.isSpecial && ["", "dark"].contains($0.appearanceName) }
    let files = ranked(plain, \.idiom).compactMap { image in
      AssetPicture.File(
        folder.appendingPathComponent(image.filename ?? ""), scale: image.factor, isDark: image.appearanceName == "dark"
      )
    }
    guard !files.isEmpty else { return nil }
    return AssetPicture(files: files, isTemplate: properties?.intent.map { $0 == "template" })
  }

  /// Of the picture for the device, which all scales have in common.
  private func imageSize(_ folder: URL, _ images: [ImageContents.Image]) -> CGSize? {
    let plain = ranked(images.filter { !$0.isSpecial }, \.idiom), special = ranked(images.filter(\.isSpecial), \.idiom)
    for image in plain + special {
      let url = folder.appendingPathComponent(image.filename ?? "")
      guard let size = PictureHeader.size(ofFile: url) else { continue }
      let isVector = ["pdf", "svg"].contains(url.pathExtension.lowercased())
      let scale = isVector ? 1 : image.factor
      return CGSize(width: size.width / scale, height: size.height / scale)
    }
    return nil
  }

  private mutating func color(_ folder: URL, _ name: String) -> AssetColor? {
    let colors = ranked(contents(folder, name, as: ColorContents.self)?.colors ?? [], \.idiom)
    let plain = colors.first { ($0.appearances ?? []).isEmpty }?.color?.value
    let dark = colors.first { ($0.appearances ?? []).map(\.value) == ["dark"] }?.color?.value
    return plain.map { AssetColor(any: $0, dark: dark) }
  }

  /// Those for the device first, then those for all; others are for other devices.
  private func ranked<Entry>(_ entries: [Entry], _ idiom: KeyPath<Entry, String?>) -> [Entry] {
    let own = self.idiom == .pad ? "ipad" : "iphone"
    return [own, "universal"].flatMap { name in entries.filter { ($0[keyPath: idiom] ?? "universal") == name } }
  }

  /// Nil where there is none, or where it is damaged, which is noted.
  private mutating func contents<Contents: Decodable>(
    _ folder: URL, _ name: String, as type: Contents.Type
  ) -> Contents? {
    do {
      return try contents(folder, as: type)
    } catch {
      assets.damaged[name] = "\(folder.lastPathComponent)/Contents.json"
      return nil
    }
  }

  private func contents<Contents: Decodable>(_ folder: URL, as type: Contents.Type) throws -> Contents? {
    let url = folder.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try JSONDecoder().decode(type, from: Data(try FileBytes.read(url)))
  }
}

// `Contents.json` of folders and sets.

private struct FolderContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?
    private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }
  var properties: Properties?
}

private struct Appearance: Decodable {
  var value: String
}

private struct ImageContents: Decodable {
  struct Image: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    // Pictures for one screen, one language or one size class.
    var subtype: String?
    var locale: String?
    var languageDirection: String?
    var widthClass: String?
    var heightClass: String?

    private enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, subtype, locale
      case languageDirection = "language-direction"
      case widthClass = "width-class"
      case heightClass = "height-class"
    }

    var isSpecial: Bool { [subtype, locale, languageDirection, widthClass, heightClass].contains { $0 != nil } }

    /// Beside the `Contents.json`, and nowhere else.
    var isPicture: Bool { filename.map { !$0.isEmpty && !$0.contains("/") } ?? false }

    /// Empty for any.
    var appearanceName: String { (appearances ?? []).map(\.value).joined(separator: " ") }

    /// `2x`
    var factor: Double { ["2x": 2, "3x": 3][scale ?? ""] ?? 1 }
  }
  struct Properties: Decodable {
    /// `template` or `original`
    var intent: String?
    private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }
  var images: [Image]?
  var properties: Properties?
}

private struct ColorContents: Decodable {
  struct Entry: Decodable {
    var idiom: String?
    var color: Color?
    var appearances: [Appearance]?
  }
  struct Color: Decodable {
    var space: String?
    var components: [String: Component]?
    private enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }

    /// nil: a reference to one of the system's colours.
    var value: RGBAColor? {
      guard let components else { return nil }
      let alpha = components["alpha"]?.share ?? 1
      if let white = components["white"]?.value { return RGBAColor(white: white, alpha: alpha) }
      return ColorSpaces.color(
        red: components["red"]?.value ?? 0, green: components["green"]?.value ?? 0,
        blue: components["blue"]?.value ?? 0, alpha: alpha, space: space == "display-p3" ? "displayP3" : space)
    }
  }
  var colors: [Entry]?
}

/// `0x7F` and `127` are bytes, `0.498` is a share; older catalogues have numbers without quotation marks.
private struct Component: Decodable {
  let value: Double
  /// Of alpha, which is never in bytes.
  let share: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = try? container.decode(String.self) else {
      value = try container.decode(Double.self)
      share = value
      return
    }
    if text.lowercased().hasPrefix("0x") {
      value = Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255
      share = value
    } else {
      let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
      value = (number ?? 0) / (text.contains(".") ? 1 : 255)
      share = number ?? 1
    }
  }
}
