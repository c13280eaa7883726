import CoreTypes
import Yams

/// The configuration file `.tinamou.yml`; its keys are named like the long options.
struct ConfigurationFile {
  static let name = ".tinamou.yml"

  /// The key of the folder with the stand-ins for other modules when projects are built.
  private static let standInsKey = "stand-ins"

  let settings: [SettingName: Setting]
  /// The path of the folder with the user's own stand-ins; nil if the file names none.
  let standIns: String?

  /// Returns the file in a folder, or in the nearest folder above that has one.
  static func nearest(to folder: URL) throws -> ConfigurationFile? {
    var folder = folder.standardizedFileURL
    while true {
      let path = folder.appendingPathComponent(name).path
      if FileManager.default.fileExists(atPath: path) { return try ConfigurationFile(path: path) }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { return nil }
      folder = parent
    }
  }

  init(path: String) throws {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw UsageError("the file cannot be read", at: path)
    }
    try self.init(yaml: String(decoding: bytes, as: UTF8.self), path: path)
  }

  /// - Throws: `UsageError` at the line of the first error.
  init(yaml: String, path: String) throws {
    guard let root = try Self.compose(yaml, path: path) else {
      (settings, standIns) = ([:], nil)
      return
    }
    guard let mapping = root.mapping else {
      throw UsageError("lines like 'device: iphone-5' are expected", at: root.place(in: path))
    }
    var settings: [SettingName: Setting] = [:], standIns: String?
    for (key, value) in mapping {
      if key.scalar?.string == Self.standInsKey {
        standIns = Self.folder(try Self.text(value, path: path), of: path)
        continue
      }
      let name = try Self.name(key, path: path)
      settings[name] = try Self.setting(value, of: name, path: path)
    }
    (self.settings, self.standIns) = (settings, standIns)
  }
}

extension ConfigurationFile {
  /// Parses the file; nil if it is empty.
  private static func compose(_ yaml: String, path: String) throws -> Node? {
    do {
      return try Yams.compose(yaml: yaml)
    } catch let error as YamlError {
      throw error.usageError(path: path)
    }
  }

  private static func name(_ key: Node, path: String) throws -> SettingName {
    if let text = key.scalar?.string, let name = SettingName(rawValue: text) { return name }
    let known = (SettingName.allCases.map(\.rawValue) + [standInsKey]).joined(separator: ", ")
    throw UsageError(
      "unknown key \u{201C}\(key.scalar?.string ?? "")\u{201D}; the keys are \(known)", at: key.place(in: path))
  }

  private static func setting(_ value: Node, of name: SettingName, path: String) throws -> Setting {
    let text = try text(value, path: path)
    return Setting(
      text: name == .assets ? folder(text, of: path) : text, origin: .file(place: value.place(in: path)))
  }

  private static func text(_ value: Node, path: String) throws -> String {
    guard let text = value.scalar?.string else {
      throw UsageError("one value is expected, not a list or a mapping", at: value.place(in: path))
    }
    return text
  }

  /// Returns a folder's path, which is relative to the file, wherever the tool is run.
  private static func folder(_ text: String, of path: String) -> String {
    URL(fileURLWithPath: text, relativeTo: URL(fileURLWithPath: path)).path
  }
}

extension Node {
  fileprivate func place(in path: String) -> String { mark.map { "\(path):\($0.line):\($0.column)" } ?? path }
}

extension YamlError {
  fileprivate func usageError(path: String) -> UsageError {
    switch self {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      UsageError(problem, at: "\(path):\(mark.line):\(mark.column)")
    case .duplicatedKeysInMapping(let duplicates, _):
      UsageError("a key is given twice: \(duplicates.map { "\($0)" }.joined(separator: ", "))", at: path)
    default: UsageError("\(self)", at: path)
    }
  }
}
