import AppBuilding
import CoreTypes
import ProjectFiles

/// The executable of a project or a package, ready to run commands.
@MainActor struct ProjectProgram {
  private let name: String
  /// The folder whose files are watched.
  private let root: String
  let workspace: URL
  let executable: String
  private let bundle: String
  /// The view controller to show; nil for the app's first screen.
  let screen: String?

  /// Builds the app of an Xcode project, or the program of a package.
  ///
  /// - Throws: `ProjectError` for a project that cannot be read, `BuildFailure` if it cannot be built.
  static func build(
    _ path: String, _ options: ProjectOptions, _ leniency: AppBuild.Leniency, console: Console
  ) throws -> ProjectProgram {
    if let folder = ProjectPath.package(at: path) { return try package(folder, options, console) }
    let build = try ProjectBuild(path, options, console: console)
    let (built, bundle) = try build.run(leniency)
    if leniency != .known { BuildReport(built, isVerbose: options.verbose).print(on: console) }
    return ProjectProgram(
      name: build.app.name, root: build.project.root, workspace: build.workspace, executable: bundle.executable,
      bundle: bundle.folder.path, screen: options.screen)
  }

  private static func package(_ folder: String, _ options: ProjectOptions, _ console: Console) throws -> ProjectProgram
  {
    let cache = BuildCache()
    try Trust(Project.checkout(of: folder), cache: cache).ask(options.trust, on: console)
    let workspace = try cache.workspace(of: folder)
    let built = try PackageProgram(
      folder, in: workspace, with: .usual(for: folder, allowsPlugins: options.allowPlugins, console)
    )
    .build(target: options.target, screen: options.screen) { line in
      MainActor.assumeIsolated { console.showStage("tinamou: \(line)") }
    }
    return ProjectProgram(
      name: built.name, root: folder, workspace: workspace, executable: built.executable,
      bundle: (built.executable as NSString).deletingLastPathComponent, screen: built.screen)
  }

  /// Writes what the live page needs to build the program again, and returns the path of the file.
  func writeRebuildPlan(_ path: String, _ options: ProjectOptions) throws -> String {
    var words = AppHome.leaving() + [Installation.executable, BuildProjectCommand.name, path]
    if let scheme = options.scheme { words += ["--scheme", scheme] }
    if let target = options.target { words += ["--target", target] }
    if let screen = options.screen { words += ["--screen", screen] }
    if let packages = options.packages { words += ["--packages", packages] }
    if options.allowPlugins { words.append("--allow-plugins") }
    let plan = RebuildPlan(name: name, folder: root, command: words, executable: executable, bundle: bundle)
    let file = workspace.appendingPathComponent("rebuild.json")
    try JSONEncoder().encode(plan).write(to: file, options: .atomic)
    return file.path
  }
}

/// The facts by which a live page builds an app of a project again.
package struct RebuildPlan: Codable, Sendable {
  package let name: String
  /// The folder whose files are watched.
  package let folder: String
  /// The command that builds the app.
  package let command: [String]
  package let executable: String
  /// The folder with the executable and its resources.
  package let bundle: String
}
