import CoreTypes
import ProjectFiles

/// A Swift package made from an app of an Xcode project: links to its sources, and a manifest.
package struct AppPackage: Sendable {
  /// The folder of the package, in the cache.
  package let folder: String
  /// The app, and the targets that it needs, in the order in which they are built.
  package let targets: [ProjectTarget]
  /// The resources of the targets and of those that have nothing else.
  let resources: BundleResources
  /// The packages that could not be found, which the app does without.
  package internal(set) var notes: [String] = []
  var manifest: AppManifest

  /// Writes the package.
  ///
  /// - Parameters:
  ///   - app: The target to build: an app, or its tests with `tests`.
  ///   - tests: Test targets to build with the app.
  ///   - workspace: The folder in the cache for what is made from the project.
  ///   - packages: Where the project's packages are.
  /// - Throws: `BuildFailure` if a file cannot be written.
  package init(
    _ app: ProjectTarget, tests: [ProjectTarget] = [], of project: Project, in workspace: URL,
    packages: PackageSources
  ) throws(BuildFailure) {
    let root = workspace.appendingPathComponent("package", isDirectory: true)
    var seen: Set<ProjectTarget.ID> = [], modules: Set<String> = []
    let needed = ([app] + tests).flatMap { project.dependencies(of: $0) + [$0] }
      .filter { seen.insert($0.id).inserted }
    let distinct = needed.filter(\.isBuilt)
    targets = distinct.filter { modules.insert($0.moduleName).inserted }
    for target in distinct where !targets.contains(where: { $0.id == target.id }) {
      notes.append(
        "the target \(target.name) is left out, because another target has the same module name, \(target.moduleName).")
    }
    resources = BundleResources(of: needed.filter { $0.isBuilt || $0.hasOnlyResources })
    folder = root.path
    let placeholders = targets.map { ObjectiveCPlaceholders(of: $0, in: project) }
    for (target, classes) in zip(targets, placeholders) { try Self.link(target, classes, in: root) }
    let imports = Dictionary(uniqueKeysWithValues: targets.map { ($0.id, Self.imports(of: $0)) })
    let found = packages.find(
      targets.flatMap(\.packageProducts), localPackages: project.packages,
      imported: Set(imports.values.joined()).subtracting(targets.map(\.moduleName)))
    let objectiveC = placeholders.flatMap(\.names)
    if !objectiveC.isEmpty {
      notes.append(
        "these classes are written in Objective-C, so empty Swift classes replace them: "
          + "\(objectiveC.joined(separator: ", "))")
    }
    notes += found.notes + targets.flatMap { DataModelFiles(of: $0).notes }
    manifest = AppManifest(
      name: project.name, app: app, targets: targets, imports: imports, project: project, packages: found.packages)
    try write()
  }

  func write() throws(BuildFailure) {
    try URL(fileURLWithPath: folder).appendingPathComponent("Package.swift").replace(with: manifest.text)
  }

  /// The files that Xcode generates.
  private static func generatedSources(of target: ProjectTarget) -> [(name: String, text: String)] {
    let symbols = AssetSymbols(of: target).text.map { [(AssetSymbols.fileName, $0)] } ?? []
    let strings = StringSymbols(of: target).text.map { [(StringSymbols.fileName, $0)] } ?? []
    return symbols + strings + DataModelFiles(of: target).sources
  }

  private static func imports(of target: ProjectTarget) -> Set<String> {
    target.swiftFiles.reduce(into: []) { $0.formUnion(ImportScan(file: $1).modules) }
  }

  /// Links the sources into a folder named like the module, which has no subfolders: a module's file names are unique.
  private static func link(
    _ target: ProjectTarget, _ classes: ObjectiveCPlaceholders, in root: URL
  ) throws(BuildFailure) {
    let folder = root.appendingPathComponent("Sources/\(target.moduleName)", isDirectory: true)
    var names: Set<String> = []
    for file in target.swiftFiles {
      var name = (file as NSString).lastPathComponent
      if names.contains(name) { name = "\(BuildCache.key(file).prefix(6))-\(name)" }
      names.insert(name)
      try folder.appendingPathComponent(name).link(to: file)
    }
    let placeholders = classes.text.map { [(ObjectiveCPlaceholders.fileName, $0)] } ?? []
    for (name, text) in generatedSources(of: target) + placeholders where names.insert(name).inserted {
      try folder.appendingPathComponent(name).replace(with: text)
    }
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where !names.contains(name) {
      try? files.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}

extension ProjectTarget {
  /// Whether its product is read at run time, and is not compiled here.
  fileprivate var hasOnlyResources: Bool {
    switch kind {
    case .bundle: true
    case .framework, .staticLibrary: swiftFiles.isEmpty
    default: false
    }
  }

  /// Whether it becomes a target of the package: extensions, watch apps and scripts do not.
  var isBuilt: Bool {
    switch kind {
    case .application, .framework, .staticLibrary, .unitTests: !swiftFiles.isEmpty
    default: false
    }
  }
}
