import CoreTypes

extension Project {
  /// Reads a project. Nothing is written or run, and nothing outside of the checkout is read.
  ///
  /// - Parameters:
  ///   - path: an `.xcodeproj`, `.xcworkspace`, XcodeGen specification, `Package.swift`, or a folder that holds one.
  ///   - configuration: the build configuration whose settings apply. A project without it uses a similar one.
  package static func read(_ path: String, configuration: String = "Debug") throws(ProjectError) -> Project {
    try ProjectReader(ProjectLocation(path), configuration: configuration).read()
  }
}

extension Project {
  /// Returns the nearest folder with `.git` at or above a folder, else the folder itself.
  package static func checkout(of folder: String) -> String { Checkout.root(above: folder) }
}

/// Reads the project at a location with the projects that it refers to.
struct ProjectReader {
  private static let maximumProjects = 500
  private let location: ProjectLocation
  private let configuration: String
  private let checkout: Checkout
  private var contents: [ProjectContent] = []
  private var containers: [String] = []
  private var packages: [PackageReference] = []

  init(_ location: ProjectLocation, configuration: String) {
    (self.location, self.configuration) = (location, configuration)
    checkout = Checkout(root: Checkout.root(above: location.container.folderPath))
  }

  consuming func read() throws(ProjectError) -> Project {
    switch location.format {
    case .xcodeWorkspace: try readWorkspace()
    case .xcodeProject: try add(location.container)
    case .xcodeGen: try readSpecification()
    case .swiftPackage: packages = [PackageReference(.local(path: location.container.folderPath))]
    }
    return project()
  }

  /// Reads every project of the workspace; one that cannot be read becomes a note if another can.
  private mutating func readWorkspace() throws(ProjectError) {
    var first: ProjectError?
    for path in try WorkspaceFile(location.container, checkout: checkout).paths {
      guard path.hasSuffix(".xcodeproj") else {
        addPackage(at: path)
        continue
      }
      do throws(ProjectError) {
        try add(path)
      } catch {
        first = first ?? error
        checkout.notes.add(error.message, file: error.file, line: error.line)
      }
    }
    if contents.isEmpty, packages.isEmpty {
      throw first ?? ProjectError("the workspace contains neither a project nor a package", file: location.container)
    }
  }

  private mutating func readSpecification() throws(ProjectError) {
    let content = try XcodeGenReader(location.container, checkout: checkout).content(configuration)
    contents.append(content)
    for path in content.subprojects {
      do throws(ProjectError) {
        try add(path)
      } catch {
        checkout.notes.add(error.message, file: error.file, line: error.line)
      }
    }
  }

  private mutating func addPackage(at path: String) {
    guard case .folder(let folder) = checkout.entry(at: path),
      checkout.exists(folder.appending(path: "Package.swift"))
    else { return }
    packages.append(PackageReference(.local(path: folder)))
  }

  /// Reads a project and those that it contains, each once.
  private mutating func add(_ container: String) throws(ProjectError) {
    var pending = [container]
    while let next = pending.popLast() {
      guard !containers.contains(next), containers.count < Self.maximumProjects else { continue }
      containers.append(next)
      if next != location.container {
        guard case .folder = checkout.accept(next, from: location.container) else { continue }
      }
      let content: ProjectContent
      do throws(ProjectError) {
        content = try XcodeProjectReader(next, checkout: checkout).content(configuration: configuration)
      } catch {
        if next == container { throw error }
        checkout.notes.add(error.message, file: error.file, line: error.line)
        continue
      }
      contents.append(content)
      pending += content.subprojects.reversed()
    }
  }
}

// MARK: - Result

extension ProjectReader {
  private func project() -> Project {
    let container = location.container
    var project = Project(
      name: name, format: location.format, container: container, root: checkout.root,
      configuration: contents.first?.configuration ?? configuration)
    project.packages = Self.unique(packages + contents.flatMap(\.packages))
    project.targets = TargetDraft.link(contents.flatMap(\.drafts))
    let products = LocalProducts(project.packages, checkout: checkout)
    for index in project.targets.indices {
      project.targets[index].packageProducts = products.complete(project.targets[index].packageProducts)
    }
    project.headers = Self.unique(contents.flatMap(\.headers))
    project.schemes = schemes(project.targets)
    noteRepeatedNames(project.targets)
    if location.format == .swiftPackage {
      notePackage()
    } else if project.targets.isEmpty {
      checkout.notes.add("the project has no targets", file: container)
    }
    project.notes = checkout.notes.finished(container: container)
    return project
  }

  private var name: String {
    switch location.format {
    case .xcodeProject, .xcodeWorkspace: location.container.lastComponent.withoutExtension
    case .xcodeGen: contents.first?.name ?? location.container.folderPath.lastComponent
    case .swiftPackage: location.container.folderPath.lastComponent
    }
  }

  private func notePackage() {
    checkout.notes.add(
      "this manifest has not been evaluated by SwiftPM, so the package's targets are unknown", file: location.container)
    let below = ProjectLocation.projects(below: location.container.folderPath)
    guard !below.isEmpty else { return }
    let list = ProjectLocation.list(below)
    checkout.notes.add(
      "folders below this package contain Xcode projects; to open one, give its path: "
        + "\(list)", file: location.container)
  }

  /// Schemes of the container first; one of the same name in a project is hidden, as in Xcode.
  private func schemes(_ targets: [ProjectTarget]) -> [ProjectScheme] {
    let reader = SchemeReader(checkout: checkout, targets: targets)
    let containers = [location.container] + containers.filter { $0 != location.container }
    var seen: Set<String> = []
    let all = contents.flatMap(\.schemes) + containers.flatMap { reader.schemes(of: $0) }
    return all.filter { seen.insert($0.name).inserted }
  }

  private func noteRepeatedNames(_ targets: [ProjectTarget]) {
    let byName = Dictionary(grouping: targets.filter { !$0.name.isEmpty }) { $0.name }
    for (name, same) in byName.sorted(by: { $0.key < $1.key }) where same.count > 1 {
      let projects = Set(same.map(\.id.project.lastComponent)).sorted().joined(separator: ", ")
      let chosen = (same.first { $0.kind == .application && $0.supportsIOS } ?? same[0]).id.project.lastComponent
      checkout.notes.add(
        "\(same.count) targets are named '\(name)' (\(projects)); --target chooses the one in \(chosen). For another, "
          + "open the .xcodeproj that contains it", file: location.container)
    }
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
