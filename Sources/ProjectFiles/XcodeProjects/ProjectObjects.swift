import CoreTypes

/// The objects of a `project.pbxproj` by identifier.
struct ProjectObjects {
  /// The `.xcodeproj`.
  let container: String
  /// The `project.pbxproj`.
  let file: String
  let project: ProjectObject
  let lines: ObjectLines
  private let objects: [String: PropertyListValue]

  init(container: String, checkout: Checkout) throws(ProjectError) {
    let file = container.appending(path: "project.pbxproj")
    let data = try Self.contents(of: file, checkout: checkout)
    lines = ObjectLines(data)
    let value = try Self.parse(data, file: file)
    guard let objects = value["objects"]?.dictionary, let root = value["rootObject"]?.string,
      let project = Self.object(root, in: objects)
    else {
      let advice = "restore the file from version control, or open the project in Xcode to check it"
      throw ProjectError("the file has no project object; \(advice)", file: file)
    }
    (self.container, self.file, self.project, self.objects) = (container, file, project, objects)
  }

  private static func contents(of file: String, checkout: Checkout) throws(ProjectError) -> Data {
    switch checkout.entry(at: file) {
    case .file(_, let size) where size > 64 << 20:
      throw ProjectError("the project file has \(size >> 20) MB; the limit is 64 MB", file: file)
    case .file: break
    case .outside:
      throw ProjectError(
        "the project file is a symbolic link to a file outside of '\(checkout.root)', which is not read", file: file)
    default: throw ProjectError("the project file does not exist; check out the whole project", file: file)
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ProjectError("the project file cannot be read; check its permissions", file: file)
    }
    return data
  }

  private static func parse(_ data: Data, file: String) throws(ProjectError) -> PropertyListValue {
    do throws(TextFailure) {
      return try PropertyListFile.parse(data)
    } catch {
      throw ProjectError("the project file is damaged: \(error.message)", file: file, line: error.line)
    }
  }

  func object(_ id: String?) -> ProjectObject? {
    id.flatMap { Self.object($0, in: objects) }
  }

  func objects(_ ids: [String]) -> [ProjectObject] { ids.compactMap { object($0) } }

  private static func object(_ id: String, in objects: [String: PropertyListValue]) -> ProjectObject? {
    guard let values = objects[id]?.dictionary, let isa = values["isa"]?.string else { return nil }
    return ProjectObject(id: id, isa: isa, values: values)
  }
}

extension ProjectObjects {
  /// The folder that paths of the project begin at.
  var sourceRoot: String {
    let folder = container.folderPath
    return folder.appending(path: project.text("projectDirPath") ?? "").normalizedPath
  }

  var developmentLanguage: String { project.text("developmentRegion") ?? "en" }
}
