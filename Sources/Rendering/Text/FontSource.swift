import CFontconfig
import CoreTypes

/// The source of fonts for drawing. Layout does not use it; it has its own metric tables.
package enum FontSource: Sendable, Hashable {
  /// The fonts that fontconfig finds on this machine.
  case installed
  /// The font files below these folders. Missing characters, or a family nearer to the requested one, come from the
  /// machine's fonts.
  case directories([String])
  case none

  /// - Throws: `unusableFontFolder` for a folder that does not exist or has no font.
  package func check() throws(RenderingError) {
    guard case .directories(let paths) = self else { return }
    for path in paths {
      guard let kind = Self.kind(of: path) else { throw .unusableFontFolder(path: path, reason: "no such folder") }
      guard kind == S_IFDIR else { throw .unusableFontFolder(path: path, reason: "is no folder") }
      guard Self.hasFont(path) else { throw .unusableFontFolder(path: path, reason: "it contains no font") }
    }
  }

  /// Returns fontconfig configurations that the caller owns, most wanted first.
  func makeConfigurations() -> [OpaquePointer] {
    switch self {
    case .installed: [InstalledFonts.configuration()].compactMap(\.self)
    case .directories(let paths): [Self.makeConfiguration(paths), InstalledFonts.configuration()].compactMap(\.self)
    case .none: []
    }
  }

  /// Adds the files one by one, because for folders fontconfig needs a place to write its cache.
  private static func makeConfiguration(_ paths: [String]) -> OpaquePointer? {
    let configuration = FcConfigCreate()
    for path in paths.flatMap({ files(below: $0) }) { FcConfigAppFontAddFile(configuration, path) }
    return configuration
  }

  private static func hasFont(_ path: String) -> Bool {
    let configuration = FcConfigCreate()
    defer { FcConfigDestroy(configuration) }
    return files(below: path).contains { file in
      FcConfigAppFontAddFile(configuration, file)
      return FcConfigGetFonts(configuration, FcSetApplication).map { $0.pointee.nfont > 0 } ?? false
    }
  }

  /// Returns the files in an order that does not depend on the disk.
  private static func files(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.map { (folder as NSString).appendingPathComponent($0) }.filter { kind(of: $0) == S_IFREG }.sorted()
  }

  /// Returns the kind of a file; nil if it does not exist. Links count as their targets.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
