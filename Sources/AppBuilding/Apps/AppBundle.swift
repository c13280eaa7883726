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
  ///   - targets: The app and the targets that it needs.
  ///   - resources: The resources of these and of their resource bundles.
  ///   - built: The folder of the products, such as `build/debug`.
  ///   - workspace: The folder in the cache for what is made from the project.
  /// - Throws: `BuildFailure` if a file cannot be written.
  init(
    _ app: ProjectTarget, with targets: [ProjectTarget], _ resources: BundleResources, built: String, in workspace: URL
  ) throws(BuildFailure) {
    folder = workspace.appendingPathComponent("\(app.moduleName).app", isDirectory: true)
    executable = folder.appendingPathComponent(app.moduleName).path
    try Self.hardLink("\(built)/\(app.moduleName)", to: executable)
    var kept = resources.names.union([app.moduleName, "Info.plist"])
    try resources.write(to: folder)
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
  static func add(_ resources: BundleResources, toTestsIn built: String) throws(BuildFailure) {
    try resources.write(to: URL(fileURLWithPath: built, isDirectory: true))
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
