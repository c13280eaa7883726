import AppBuilding
import CoreTypes
import Processes
import ProjectFiles

/// The build of a project's app for a command.
@MainActor struct ProjectBuild {
  private let path: String
  private let options: ProjectOptions
  private let console: Console
  let project: Project
  let app: ProjectTarget
  /// The test targets, for a run of tests.
  private let tests: [ProjectTarget]
  let workspace: URL
  private let equipment: PackageBuild.Equipment

  /// Reads the project, and finds what a build needs.
  ///
  /// - Throws: `ProjectError` for a project that cannot be read, `BuildFailure` if it is not trusted or a tool is missing.
  ///
  /// - Parameter runsTests: Whether the unit tests are built. A project without an app may have tests, too.
  init(_ path: String, _ options: ProjectOptions, console: Console, runsTests: Bool = false) throws {
    (self.path, self.options, self.console) = (path, options, console)
    project = try Project.read(path)
    (app, tests) =
      runsTests
      ? try project.unitTests(scheme: options.scheme, target: options.target)
      : (try project.application(scheme: options.scheme, target: options.target), [])
    guard app.kind == .application || runsTests else {
      throw BuildFailure(
        "\(project.container): \u{201C}\(app.name)\u{201D} is not an app; choose another --target or --scheme.")
    }
    guard !app.swiftFiles.isEmpty else {
      throw BuildFailure(
        "\(project.container): the app \u{201C}\(app.name)\u{201D} has no Swift files; Tinamou does not compile "
          + "Objective-C.")
    }
    try Trust(project.root, cache: BuildCache()).ask(options.trust, on: console)
    try PluginCheck(app, in: project).refuse(unless: options.allowPlugins)
    workspace = try BuildCache().workspace(of: "\(project.container)/\(app.name)")
    equipment = try .usual(for: project.container, allowsPlugins: options.allowPlugins, console)
  }

  /// Builds the app.
  ///
  /// - Throws: `BuildFailure` with the compiler's errors.
  func run(_ leniency: AppBuild.Leniency) throws -> (built: AppBuild.Built, bundle: AppBundle) {
    for note in project.notes { console.say(.note, note.message, at: Self.place(note)) }
    let packages = PackageSources(copies: options.packages.map { URL(fileURLWithPath: $0).path }, in: workspace)
    var build = try AppBuild(app, of: project, in: workspace, packages: packages, with: equipment)
    let console = console
    let built = try build.run(leniency) { line in MainActor.assumeIsolated { console.showStage("tinamou: \(line)") } }
    guard let bundle = built.bundle else {
      throw BuildFailure("\(app.name): the build succeeded, but no app bundle was made; please report this.")
    }
    return (built, bundle)
  }

  /// Builds the app, if there is one, with the unit tests, and runs them.
  ///
  /// - Parameter words: Options of `swift test`.
  func test(_ words: [String]) throws -> CommandStatus {
    for note in project.notes { console.say(.note, note.message, at: Self.place(note)) }
    let packages = PackageSources(copies: options.packages.map { URL(fileURLWithPath: $0).path }, in: workspace)
    var build = try AppBuild(app, tests: tests, of: project, in: workspace, packages: packages, with: equipment)
    let console = console
    let built = try build.buildTests(options.leniency) { line in
      MainActor.assumeIsolated { console.showStage("tinamou: \(line)") }
    }
    BuildReport(built, isVerbose: options.verbose).print(on: console)
    let output = console.output
    let outcome = try built.prepared.swift("test", words) { try? FileBytes.write($0 + "\n", to: output) }
    sayWhatDidNotRun(of: tests, built)
    return outcome.succeeded ? .success : .failure
  }

  /// Says that a success is not one of all tests.
  private func sayWhatDidNotRun(of tests: [ProjectTarget], _ built: AppBuild.Built) {
    let files = Set(tests.flatMap(\.swiftFiles)),
      count = built.prepared.report.omitted.count { files.contains($0.file) }
    guard count > 0 else { return }
    console.say(
      .warning,
      "\(count == 1 ? "1 place" : "\(count) places") in the tests did not compile, so tests may be missing from this "
        + "result; --strict makes that an error.",
      at: "tinamou")
  }

  private static func place(_ note: ProjectNote) -> String {
    note.line.map { "\(note.file):\($0)" } ?? note.file
  }
}

extension PackageBuild.Equipment {
  /// The tools of this installation and this machine, with the stand-ins that the project's `.tinamou.yml` names.
  ///
  /// - Parameter project: The path of the project's file, or of the package's folder.
  @MainActor static func usual(
    for project: String, allowsPlugins: Bool, _ console: Console
  ) throws -> PackageBuild.Equipment {
    let own = try ConfigurationFile.nearest(to: URL(fileURLWithPath: project))?.standIns
    let toolchain = try Toolchain.find(), cache = BuildCache()
    let installation = try Installation(executable: Installation.executable)
    let kit = try Kit.of(installation, toolchain: toolchain, cache: cache) { line in
      MainActor.assumeIsolated { console.showStage("tinamou: \(line)") }
    }
    let adapter = try SourceAdapter.of(installation, toolchain: toolchain, cache: cache) {
      console.showStage("tinamou: \($0)")
    }
    return PackageBuild.Equipment(
      toolchain: toolchain, kit: kit, adapter: adapter, cache: cache,
      standIns: [own].compactMap(\.self) + [installation.standIns], allowsPlugins: allowsPlugins)
  }
}
