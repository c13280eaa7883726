import CoreTypes

/// Makes the final Info.plist of a target.
struct InfoPlistReader {
  let checkout: Checkout
  let sourceRoot: String
  /// The project file, for notes.
  let project: String

  /// The path of `INFOPLIST_FILE`, whether or not it exists; nil if the setting is empty.
  func path(_ table: inout SettingTable) -> String? {
    let file = table.value("INFOPLIST_FILE")
    return file.isEmpty ? nil : sourceRoot.appending(path: file).normalizedPath
  }

  /// Reads the file and the generated keys into a target. As in Xcode, a generated key replaces one of the file.
  func read(into target: inout ProjectTarget, _ table: inout SettingTable) {
    let wanted = path(&table)
    target.infoPlistPath = wanted.flatMap { checkout.existingFile($0, from: project) }
    var values = target.infoPlistPath.map { file(at: $0) } ?? [:]
    if BuildSettings.boolean(table.value("GENERATE_INFOPLIST_FILE")) == true {
      values.merge(GeneratedInfoPlist.values(target: target, &table)) { Self.merge($0, $1) }
    }
    if BuildSettings.boolean(table.value("INFOPLIST_PREPROCESS")) == true, let path = target.infoPlistPath {
      checkout.notes.add(
        "Tinamou does not run the C preprocessor on the Info.plist (INFOPLIST_PREPROCESS), so macros in it are not "
          + "replaced", file: path)
    }
    target.infoPlist = values.mapValues { Self.expand($0, &table) }
  }

  private func file(at path: String) -> [String: PropertyListValue] {
    guard let data = checkout.contents(of: path) else { return [:] }
    do throws(TextFailure) {
      if let values = try PropertyListFile.parse(data).dictionary { return values }
      checkout.notes.add("the root of the Info.plist is not a dictionary; the file is ignored", file: path)
    } catch {
      let message = "the Info.plist is damaged, and its keys are left out: \(error.message)"
      checkout.notes.add(message, file: path, line: error.line)
    }
    return [:]
  }

  private static func merge(_ old: PropertyListValue, _ new: PropertyListValue) -> PropertyListValue {
    guard let first = old.dictionary, let second = new.dictionary else { return new }
    return .dictionary(first.merging(second) { merge($0, $1) })
  }

  static func expand(_ value: PropertyListValue, _ table: inout SettingTable) -> PropertyListValue {
    switch value {
    case .string(let text): return .string(table.expand(text))
    case .array(let values): return .array(values.map { expand($0, &table) })
    case .dictionary(let values): return .dictionary(values.mapValues { expand($0, &table) })
    default: return value
    }
  }
}
