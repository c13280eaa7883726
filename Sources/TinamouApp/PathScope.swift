import CoreTypes
import InterfaceDocuments
import TinamouCommands

/// The screens and paths that pages may open: those that the command line names, the screens of the executable, and
/// files in the projects of the named documents.
struct PathScope: Sendable {
  private let names: Set<String>
  private let assets: String?
  /// The path components of the folders, with symbolic links resolved.
  private let folders: [[String]]

  /// - Parameters:
  ///   - opened: The screens and documents that the command line names.
  ///   - screens: The screens of the executable.
  ///   - assets: The folder that the command line names.
  init(opened: [String], screens: [String], assets: String?) {
    names = Set(opened + screens)
    self.assets = assets
    let documents = opened.filter { !screens.contains($0) || FileManager.default.fileExists(atPath: $0) }
    folders = documents.compactMap { name in
      AssetFinder.folders(around: URL(fileURLWithPath: name)).last.map(Self.parts)
    }
  }

  /// - Returns: The reason why a page may not start a device with the settings; nil if it may.
  func refusal(of settings: [String: String]) -> String? {
    if let name = settings["screen"], !names.contains(name), !isInside(name) {
      return
        "\u{201C}\(name)\u{201D} is not a document or screen of this server, and is not in the project of one of its "
        + "documents. Start 'serve' again and name it on the command line."
    }
    if let folder = settings[SettingName.assets.rawValue], folder != assets, !isInside(folder) {
      return "assets: \u{201C}\(folder)\u{201D} is outside of the project. Name it with --assets on the command line."
    }
    return nil
  }

  private func isInside(_ path: String) -> Bool {
    let parts = Self.parts(of: URL(fileURLWithPath: path))
    return !path.isEmpty && folders.contains { parts.starts(with: $0) }
  }

  /// Returns the path components with symbolic links resolved, so that none leads out of a project.
  private static func parts(of url: URL) -> [String] {
    url.standardizedFileURL.resolvingSymlinksInPath().pathComponents
  }
}
