import CoreTypes

/// The images and colors in the asset catalogs of a project.
package struct ProjectAssets: Sendable, Hashable {
  /// The sizes of images in points, by name.
  package var imageSizes: [String: CGSize] = [:]
  package var pictures: [String: AssetPicture] = [:]
  package var colors: [String: AssetColor] = [:]
  /// The files of images and colors that cannot be read, by name.
  package var damaged: [String: String] = [:]

  package init() {}

  /// Adds assets; existing entries are kept.
  package mutating func add(_ other: ProjectAssets) {
    imageSizes.merge(other.imageSizes) { first, _ in first }
    pictures.merge(other.pictures) { first, _ in first }
    colors.merge(other.colors) { first, _ in first }
    damaged.merge(other.damaged) { first, _ in first }
  }
}

package struct AssetColor: Sendable, Hashable {
  package var any: RGBAColor
  /// The color in dark mode; nil if it is the same.
  package var dark: RGBAColor?
}

/// A reader of an asset catalog, the folder `X.xcassets`.
///
/// > Source: Asset Catalog Format Reference.
struct AssetCatalogReader {
  /// The idiom whose assets, `phone` or `pad`, come before `universal` ones.
  let idiom: UIUserInterfaceIdiom
  /// The bounds of the project; nil for a bundle, whose program may read any file.
  let bounds: ProjectBounds?
  /// The limit of folders in a catalog; a larger one is read in part.
  static let folderLimit = 10_000

  private(set) var assets = ProjectAssets()
  private var folders = 0

  init(idiom: UIUserInterfaceIdiom, bounds: ProjectBounds?) { (self.idiom, self.bounds) = (idiom, bounds) }

  /// - Parameter prefix: The names of the parent folders that are part of their assets' names.
  mutating func read(_ folder: URL, prefix: String = "") {
    folders += 1
    guard folders < Self.folderLimit else { return }
    for item in FolderListing.items(of: folder) where item.isFolder && isInBounds(item.url) {
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

  private func isInBounds(_ url: URL) -> Bool { bounds?.hold(url.path) ?? true }

  private mutating func readImage(_ folder: URL, _ name: String) {
    guard let contents = contents(folder, name, as: ImageContents.self) else { return }
    let all = ordered((contents.images ?? []).filter(\.isPicture))
    let images = all.filter { isInBounds(folder.appendingPathComponent($0.filename ?? "")) }
    let files = images.map { image in
      AssetPicture.File(
        folder.appendingPathComponent(image.filename ?? ""), scale: image.factor, isDark: image.isDark,
        slicing: image.slicing)
    }
    // All scales have the same size.
    assets.imageSizes[name] = zip(images, files).lazy.filter { !$0.0.isDark }.compactMap(\.1.size).first
    guard !all.isEmpty else { return }
    var picture = AssetPicture(files: files, isTemplate: contents.properties?.intent.map { $0 == "template" })
    picture.preservesVectors = contents.properties?.preservesVectors ?? false
    if files.isEmpty { picture.problem = "its files are symbolic links to files outside of the project" }
    assets.pictures[name] = picture
  }

  /// Sorts images: those for the device first. Images for one screen, language or size class count only if there are no
  /// others.
  private func ordered(_ images: [ImageContents.Image]) -> [ImageContents.Image] {
    let shown = images.filter { ["", "light", "dark"].contains($0.appearanceName) }
    // Drawing is in sRGB.
    let ordinary = shown.filter { !$0.isWideGamut } + shown.filter(\.isWideGamut)
    let known = ordinary.filter { $0.appearanceName == "light" } + ordinary.filter { $0.appearanceName != "light" }
    let plain = known.filter { !$0.isSpecial }
    return ranked(plain.isEmpty ? known : plain, \.idiom)
  }

  private mutating func color(_ folder: URL, _ name: String) -> AssetColor? {
    let colors = ranked(contents(folder, name, as: ColorContents.self)?.colors ?? [], \.idiom)
    let plain = colors.first { ($0.appearances ?? []).isEmpty }?.color?.value
    let dark = colors.first { ($0.appearances ?? []).map(\.value) == ["dark"] }?.color?.value
    return plain.map { AssetColor(any: $0, dark: dark) }
  }

  /// Sorts entries: those for the device first, then universal ones. Entries for other devices are dropped.
  private func ranked<Entry>(_ entries: [Entry], _ idiom: KeyPath<Entry, String?>) -> [Entry] {
    let own = self.idiom == .pad ? "ipad" : "iphone"
    return [own, "universal"].flatMap { name in entries.filter { ($0[keyPath: idiom] ?? "universal") == name } }
  }

  /// Decodes a contents file; nil if there is none, or if it is damaged, which is recorded.
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

// The `Contents.json` files of folders and sets.

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
    var gamut: String?
    var resizing: Resizing?
    // Images for one screen, one language, one size class or one chip.
    var subtype: String?
    var locale: String?
    var languageDirection: String?
    var widthClass: String?
    var heightClass: String?
    var memory: String?
    var graphics: String?

    private enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing, subtype, locale, memory
      case gamut = "display-gamut"
      case languageDirection = "language-direction"
      case widthClass = "width-class"
      case heightClass = "height-class"
      case graphics = "graphics-feature-set"
    }

    var isSpecial: Bool {
      [subtype, locale, languageDirection, widthClass, heightClass, memory, graphics].contains { $0 != nil }
    }

    /// Whether the entry has a file, which must be beside its `Contents.json`.
    var isPicture: Bool { filename.map { !$0.isEmpty && !$0.contains("/") } ?? false }

    /// The name of the appearance; empty for any.
    var appearanceName: String { (appearances ?? []).map(\.value).joined(separator: " ") }
    var isDark: Bool { appearanceName == "dark" }
    var isWideGamut: Bool { gamut == "display-P3" }

    /// The scale, written as `2x`.
    var factor: Double { ["2x": 2, "3x": 3][scale ?? ""] ?? 1 }

    var slicing: AssetSlicing? { resizing?.slicing(scale: factor) }
  }
  struct Properties: Decodable {
    /// The rendering intent, `template` or `original`.
    var intent: String?
    var preservesVectors: Bool?
    private enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case preservesVectors = "preserves-vector-representation"
    }
  }
  var images: [Image]?
  var properties: Properties?
}

/// Xcode's slicing of an image; lengths are in pixels of the image.
///
/// > Source: Asset Catalog Format Reference, "Image Set Type": `resizing`.
private struct Resizing: Decodable {
  struct Center: Decodable {
    var mode: String?
    var width: Double?
    var height: Double?
  }
  struct Caps: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }
  var mode: String?
  var center: Center?
  var caps: Caps?

  private enum CodingKeys: String, CodingKey {
    case mode, center
    case caps = "cap-insets"
  }

  /// Returns the slicing in points. Three-part images have caps on two sides only.
  func slicing(scale: Double) -> AssetSlicing? {
    func points(_ pixels: Double?, where isUsed: Bool) -> Double { isUsed ? max(0, pixels ?? 0) / scale : 0 }
    guard ["9-part", "3-part-horizontal", "3-part-vertical"].contains(mode) else { return nil }
    let isWide = mode != "3-part-vertical", isHigh = mode != "3-part-horizontal"
    let insets = UIEdgeInsets(
      top: points(caps?.top, where: isHigh), left: points(caps?.left, where: isWide),
      bottom: points(caps?.bottom, where: isHigh), right: points(caps?.right, where: isWide))
    let size = CGSize(width: points(center?.width, where: isWide), height: points(center?.height, where: isHigh))
    return AssetSlicing(caps: insets, center: size, isTiled: center?.mode == "tile")
  }
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

    /// The color's value; nil for a reference to a system color.
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

/// A color component: `0x7F` and `127` are bytes, `0.498` is a fraction. Older catalogs have numbers without quotation
/// marks.
private struct Component: Decodable {
  let value: Double
  /// The value as a fraction, for alpha, which is never in bytes.
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
