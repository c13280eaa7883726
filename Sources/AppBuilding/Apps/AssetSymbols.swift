import CoreTypes
import ProjectFiles

/// The Swift file that Xcode generates from a target's asset catalogs: a constant for each image and each color.
///
/// > Basis: Xcode 15 release notes, and the files that it generates: `AccentColor` is `accent`, `icon-home 24` is
/// > `iconHome24`, and a folder that provides a namespace is an enumeration.
struct AssetSymbols {
  static let fileName = "GeneratedAssetSymbols.swift"

  private var images = Scope()
  private var colors = Scope()
  private let addsExtensions: Bool

  /// The constants of a catalog or of a folder that provides a namespace.
  private struct Scope {
    /// The names of assets by the names of their constants.
    var constants: [String: String] = [:]
    var inner: [String: Scope] = [:]

    var isEmpty: Bool { constants.isEmpty && inner.allSatisfy(\.value.isEmpty) }
  }

  /// - Parameter target: a target of an Xcode project.
  init(of target: ProjectTarget) {
    addsExtensions = target.settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
    if BuildSettings.boolean(target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] ?? "YES") == false {
      return
    }
    for catalog in target.resources where catalog.kind == .assetCatalog {
      let found = AssetFolder(catalog.path)
      Self.add(found, \.images, suffix: "Image", to: &images)
      Self.add(found, \.colors, suffix: "Color", to: &colors)
    }
  }

  private static func add(
    _ folder: AssetFolder, _ names: KeyPath<AssetFolder, [String]>, suffix: String, to scope: inout Scope
  ) {
    for name in folder[keyPath: names] {
      let symbol = SymbolName(name, without: suffix).text
      if !symbol.isEmpty, scope.constants[symbol] == nil { scope.constants[symbol] = folder.prefix + name }
    }
    for (name, inner) in folder.namespaces {
      let symbol = SymbolName(name, without: "").capitalized
      if !symbol.isEmpty { add(inner, names, suffix: suffix, to: &scope.inner[symbol, default: Scope()]) }
    }
  }

  /// The file; nil if the target has no images and colors.
  var text: String? {
    guard !images.isEmpty || !colors.isEmpty else { return nil }
    var lines = ["import Foundation", "import UIKit", ""]
    lines += resources("ImageResource", images) + resources("ColorResource", colors)
    if addsExtensions {
      lines += values("UIImage", "ImageResource", images) + values("UIColor", "ColorResource", colors)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func resources(_ type: String, _ scope: Scope) -> [String] {
    guard !scope.isEmpty else { return [] }
    return ["extension \(type) {"]
      + lines(scope, "  ") { symbol, name in
        "static let \(symbol) = \(type)(name: \(AppManifest.quoted(name)), bundle: .main)"
      } + ["}"]
  }

  private func values(_ type: String, _ resource: String, _ scope: Scope) -> [String] {
    guard !scope.isEmpty else { return [] }
    return ["extension \(type) {"]
      + lines(scope, "  ") { symbol, name in
        "static var \(symbol): \(type) { \(type)(resource: \(resource)(name: \(AppManifest.quoted(name)), bundle: .main)) }"
      } + ["}"]
  }

  private func lines(_ scope: Scope, _ indent: String, _ line: (String, String) -> String) -> [String] {
    scope.constants.sorted { $0.key < $1.key }.map { indent + line(SymbolName.escaped($0.key), $0.value) }
      + scope.inner.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.flatMap { name, inner in
        ["\(indent)enum \(name) {"] + lines(inner, indent + "  ", line) + ["\(indent)}"]
      }
  }
}

/// The images and colors in a folder of an asset catalog, in order.
private struct AssetFolder {
  /// The prefix of the names in the folder, such as `Icons/` in a folder that provides a namespace.
  let prefix: String
  private(set) var images: [String] = []
  private(set) var colors: [String] = []
  private(set) var namespaces: [(name: String, folder: AssetFolder)] = []

  private static let deepest = 20

  init(_ path: String, prefix: String = "", depth: Int = 0) {
    self.prefix = prefix
    guard depth < Self.deepest else { return }
    for item in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
      let name = (item as NSString).deletingPathExtension, inner = "\(path)/\(item)"
      switch (item as NSString).pathExtension {
      case "imageset": images.append(name)
      case "colorset": colors.append(name)
      case "" where Self.providesNamespace(inner):
        namespaces.append((name, AssetFolder(inner, prefix: "\(prefix)\(name)/", depth: depth + 1)))
      case "": add(AssetFolder(inner, prefix: prefix, depth: depth + 1))
      default: break
      }
    }
  }

  private mutating func add(_ folder: AssetFolder) {
    images += folder.images
    colors += folder.colors
    namespaces += folder.namespaces
  }

  private static func providesNamespace(_ path: String) -> Bool {
    guard let json = FileManager.default.contents(atPath: "\(path)/Contents.json") else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: json))?.properties?.providesNamespace ?? false
  }

  private struct Contents: Decodable {
    let properties: Properties?

    struct Properties: Decodable {
      let providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
  }
}

/// The name of a constant for an asset.
struct SymbolName {
  let text: String

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "if", "import", "in", "init", "is", "let", "nil", "operator", "private", "protocol", "public",
    "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "true", "try", "var", "where", "while",
  ]

  /// - Parameter suffix: `Image` or `Color`, which a longer name loses.
  init(_ asset: String, without suffix: String) {
    let words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let whole = words.enumerated().map { $0 == 0 ? Self.lowered($1) : Self.raised($1) }.joined()
    let name = suffix.isEmpty || !whole.hasSuffix(suffix) ? whole : String(whole.dropLast(suffix.count))
    text = name.first?.isNumber ?? false ? "_" + name : name
  }

  /// The name of a type.
  var capitalized: String { Self.raised(text) }

  /// Returns a name with backquotes if it is a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static func raised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Returns a word with its leading capitals in lower case: `URLIcon` becomes `urlIcon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    let count =
      capitals > 1 && capitals < word.count && word.dropFirst(capitals).first?.isLetter ?? false
      ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }
}
