import CoreTypes
import ProjectFiles

/// An app as it runs: a folder with the executable, its `Info.plist` and its resources, as in an iOS bundle.
package struct AppBundle: Sendable {
  package let folder: URL
  package let executable: String

  /// Assembles the bundle.
  ///
  /// - Parameters:
  ///   - app: The target whose executable was built.
  ///   - targets: The app and the targets that it needs; the resources of all of them are in one folder.
  ///   - built: The folder of the products, such as `build/debug`.
  ///   - workspace: The folder in the cache for what is made from the project.
  /// - Throws: `BuildFailure` if a file cannot be written.
  package init(
    _ app: ProjectTarget, with targets: [ProjectTarget], built: String, in workspace: URL
  ) throws(BuildFailure) {
    folder = workspace.appendingPathComponent("\(app.moduleName).app", isDirectory: true)
    executable = folder.appendingPathComponent(app.moduleName).path
    try Self.hardLink("\(built)/\(app.moduleName)", to: executable)
    var kept: Set<String> = [app.moduleName, "Info.plist"]
    for resource in targets.flatMap(\.resources) {
      kept.insert(String(resource.bundlePath.split(separator: "/")[0]))
      try folder.appendingPathComponent(resource.bundlePath).link(to: resource.path)
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: built)) ?? [] where name.hasSuffix(".resources") {
      kept.insert(name)
      try folder.appendingPathComponent(name).link(to: "\(built)/\(name)")
    }
    for (name, text) in targets.flatMap({ DataModelFiles(of: $0).resources }) {
      kept.insert(name)
      try folder.appendingPathComponent(name).replace(with: text)
    }
    try write(app.infoPlist)
    removeAll(but: kept)
  }

  /// Puts the resources beside the tests, which find their main bundle by their own path.
  package static func addResources(of targets: [ProjectTarget], toTestsIn built: String) throws(BuildFailure) {
    let folder = URL(fileURLWithPath: built, isDirectory: true)
    for resource in targets.flatMap(\.resources) {
      try folder.appendingPathComponent(resource.bundlePath).link(to: resource.path)
    }
  }

  /// The program finds its bundle by its own path, which is not that of a symbolic link.
  private static func hardLink(_ path: String, to place: String) throws(BuildFailure) {
    let files = FileManager.default
    do {
      let folder = (place as NSString).deletingLastPathComponent, real = URL(fileURLWithPath: path)
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try? files.removeItem(atPath: place)
      try files.linkItem(atPath: real.resolvingSymlinksInPath().path, toPath: place)
    } catch {
      throw BuildFailure("\(place) cannot be made: \(error.localizedDescription)")
    }
  }

  private func write(_ info: [String: PropertyListValue]) throws(BuildFailure) {
    try folder.appendingPathComponent("Info.plist").replace(with: PropertyListText(.dictionary(info)).text)
  }

  private func removeAll(but kept: Set<String>) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where !kept.contains(name) {
      try? files.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
