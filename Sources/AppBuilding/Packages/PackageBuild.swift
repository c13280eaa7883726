import CoreTypes

/// A package whose sources are made to compile here, and the words with which SwiftPM builds it.
///
/// 1. The package is mirrored in the cache. 2. SwiftPM resolves its dependencies there. 3. The modules that are missing
/// are made. 4. The adapter makes copies of the sources. 5. SwiftPM gets the copies and the kit through a toolset.
package struct PackageBuild {
  /// The tools and folders that all builds use.
  package struct Equipment: Sendable {
    package let toolchain: Toolchain
    package let kit: Kit
    package let adapter: SourceAdapter
    package let cache: BuildCache
    /// The folders of stand-in modules, those of the user first.
    package let standIns: [String]
    /// Whether macros and build tool plugins may run.
    package let allowsPlugins: Bool

    package init(
      toolchain: Toolchain, kit: Kit, adapter: SourceAdapter, cache: BuildCache, standIns: [String], allowsPlugins: Bool
    ) {
      (self.toolchain, self.kit, self.adapter, self.cache, self.standIns) = (toolchain, kit, adapter, cache, standIns)
      self.allowsPlugins = allowsPlugins
    }

    /// Identifies the kit and the adapter.
    var key: String { "\(kit.key) \(adapter.key)" }
  }

  /// A build that is ready for SwiftPM.
  package struct Prepared: Sendable {
    package let toolchain: Toolchain
    let paths: OriginalPaths
    /// The folder of the root package.
    let folder: String
    /// Around the build, the tests and the program.
    let sandbox: Sandbox
    /// The options of every SwiftPM command: the package, the build folder and the toolset.
    package let options: [String]
    package let scratch: String
    package let graph: PackageGraph
    package let report: AdapterReport
    /// Imported modules that exist only as empty stand-ins.
    package let emptyModules: [String]
    package let standIns: [String]

    /// Runs a command of SwiftPM, such as `build`, and shows its output with the paths of the originals.
    ///
    /// - Throws: `ProcessFailure` if SwiftPM does not start.
    package func swift(_ command: String, _ words: [String], show: @escaping (String) -> Void) throws -> Tool.Outcome {
      let own = command == "test" ? TestLibraries(of: report, chosen: words).words : []
      return try Tool(sandbox.words + [toolchain.swift, command]).run(options + own + words) { show(withOriginals($0)) }
    }

    /// Returns the original of a file that SwiftPM sees; another path unchanged.
    ///
    /// - Parameter path: An absolute path, or one in the root package, as the linker prints it.
    package func original(of path: String) -> String { paths.original(of: absolute(path)) }

    /// Returns a line of output with the path of an original.
    package func withOriginals(_ line: String) -> String {
      guard let end = line.firstIndex(of: ":"), line.hasPrefix("Sources/") else { return paths.withOriginals(line) }
      return paths.withOriginals(absolute(String(line[..<end])) + line[end...])
    }

    private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }
  }

  private let equipment: Equipment
  private let folder: String
  private let workspace: URL
  private let compilerOptions: [String]

  /// - Parameters:
  ///   - folder: The absolute path of the package.
  ///   - workspace: The folder in the cache for what is made from it.
  ///   - compilerOptions: More options for the compiler.
  package init(_ folder: String, in workspace: URL, with equipment: Equipment, compilerOptions: [String] = []) {
    (self.folder, self.workspace, self.equipment) = (folder, workspace, equipment)
    self.compilerOptions = compilerOptions
  }

  /// - Parameters:
  ///   - omissions: Places that do not compile, by module.
  ///   - say: Receives what happens, as short sentences.
  /// - Throws: `BuildFailure`.
  package func prepare(
    omissions: [String: [AdapterPlan.Omission]] = [:], say: @escaping (String) -> Void
  ) throws(BuildFailure) -> Prepared {
    let mirror = PackageMirror(in: workspace), scratch = workspace.appendingPathComponent("build").path
    let package = isMade ? folder : try mirror.mirror(of: folder)
    let graph = try resolve(package, mirror, scratch, say)
    if !equipment.allowsPlugins { try graph.refusePlugins() }
    var paths = OriginalPaths(mirror)
    var plan = AdapterPlan(
      output: workspace.appendingPathComponent("adapted").path, modules: modules(of: graph, &paths))
    for index in plan.modules.indices { plan.modules[index].omissions = omissions[plan.modules[index].name] ?? [] }
    let library = try StandInLibrary(
      sources: equipment.standIns, kit: equipment.kit, toolchain: equipment.toolchain, cache: equipment.cache)
    let needs = ModuleNeeds(plan, graph, equipment)
    let missing = needs.missing(among: plan.modules.flatMap(\.files), library)
    plan.emptyModules = try library.modules(missing, say: say).empty
    let report = try equipment.adapter.adapt(plan)
    // The adapter imports what UIKit and Foundation bring on iOS.
    let added = needs.missing(among: report.files.compactMap(\.adapted), library).filter(library.has)
    let standIns = try library.modules(missing.union(added), say: say)
    let toolset = try write(report, paths, standIns, scratch: scratch)
    return Prepared(
      toolchain: equipment.toolchain, paths: paths, folder: package, sandbox: Sandbox(cache: equipment.cache),
      options: ["--package-path", package, "--scratch-path", scratch, "--toolset", toolset]
        + SwiftPMFolders(equipment.cache).words,
      scratch: scratch,
      graph: graph, report: report, emptyModules: standIns.empty, standIns: standIns.names)
  }

  /// Mirrors the local packages that a package names, and reads all packages.
  private func resolve(
    _ package: String, _ mirror: PackageMirror, _ scratch: String, _ say: @escaping (String) -> Void
  ) throws(BuildFailure) -> PackageGraph {
    var waiting = [package], mirrored: Set<String> = [package]
    while let next = waiting.popLast() {
      let reader = ManifestReader(
        toolchain: equipment.toolchain, scratch: scratch, folders: SwiftPMFolders(equipment.cache).words)
      for path in try reader.manifest(in: next).localPackages where mirrored.insert(path).inserted {
        let original = mirror.original(of: path)
        guard original != path, FileManager.default.fileExists(atPath: "\(original)/Package.swift") else { continue }
        waiting.append(try mirror.mirror(of: URL(fileURLWithPath: original).resolvingSymlinksInPath().path))
      }
    }
    do {
      return try graph(of: package, scratch, say)
    } catch {
      guard mirror.forgetsPins(of: package, for: error.description) else { throw error }
      say("the versions in Package.resolved cannot be fetched; SwiftPM chooses others that the manifests allow")
      return try graph(of: package, scratch, say)
    }
  }

  private func graph(
    of package: String, _ scratch: String, _ say: @escaping (String) -> Void
  ) throws(BuildFailure) -> PackageGraph {
    do {
      return try PackageGraph(
        package, scratch: scratch, toolchain: equipment.toolchain, folders: SwiftPMFolders(equipment.cache).words,
        say: say)
    } catch {
      throw BuildFailure(error.description, isUnresolvedPackage: true)
    }
  }

  /// Whether the package was made from an Xcode project.
  private var isMade: Bool { folder.hasPrefix(workspace.path + "/") }

  /// The modules that are adapted: those of the root package, and those of packages that use UIKit or say nothing of Linux.
  private func modules(of graph: PackageGraph, _ paths: inout OriginalPaths) -> [AdapterPlan.Module] {
    graph.packages.enumerated().flatMap { index, package -> [AdapterPlan.Module] in
      let modules = package.manifest.targets.map { target in
        AdapterPlan.Module(
          name: target.moduleName, files: target.files.map { paths.add($0) }, isTest: target.isTest,
          conditions: target.conditions + (isMade && index == 0 ? [] : ["SWIFT_PACKAGE"]))
      }
      let used = index == 0 ? modules : modules.filter { !$0.isTest }
      let scans = used.flatMap(\.files).map(ImportScan.init(file:))
      let isAdapted = index == 0 || scans.contains(where: \.usesApple) || !scans.contains(where: \.namesLinux)
      return isAdapted ? used : []
    }
  }

  /// Writes the overlay and the toolset, and makes the compiler forget what it made from changed copies.
  private func write(
    _ report: AdapterReport, _ paths: OriginalPaths, _ standIns: StandInLibrary.Modules, scratch: String
  ) throws(BuildFailure) -> String {
    var copies: [String: String] = [:]
    for file in report.files {
      guard let adapted = file.adapted else { continue }
      copies[file.original] = adapted
      for path in paths.seen(for: file.original) { copies[path] = adapted }
    }
    let overlay = workspace.appendingPathComponent("overlay.yaml")
    try overlay.replace(with: SourceOverlay(copies).yaml)
    StaleObjects(in: scratch).remove(report, paths)
    let compiler =
      equipment.kit.compilerOptions + standIns.compilerOptions + ["-vfsoverlay", overlay.path]
      + paths.debugOptions + compilerOptions
    let toolset = workspace.appendingPathComponent("toolset.json")
    try toolset.replace(
      with: Toolset(compiler: compiler, linker: standIns.linkerOptions + equipment.kit.linkerOptions).json)
    return toolset.path
  }
}

extension PackageManifest.Target {
  /// The name of its module: characters that a name cannot have become underscores.
  package var moduleName: String {
    let name = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (name.first?.isNumber ?? false ? "_" : "") + String(name)
  }
}
