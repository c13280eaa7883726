import CoreTypes
import ProjectFiles

/// Builds an app of an Xcode project. Code that does not compile is left out, and the rest is tried again.
package struct AppBuild {
  /// The most attempts; each leaves out at least one more place.
  private static let mostRounds = 24

  private let app: ProjectTarget
  private var package: AppPackage
  private let workspace: URL
  private let equipment: PackageBuild.Equipment

  /// An app that was built, or tests.
  package struct Built: Sendable {
    /// The folder of the app and its executable; nil for tests.
    package let bundle: AppBundle?
    package let prepared: PackageBuild.Prepared
    /// The modules of the project itself.
    package let modules: Set<String>
    /// The packages that could not be found.
    package let notes: [String]
  }

  package init(
    _ app: ProjectTarget, tests: [ProjectTarget] = [], of project: Project, in workspace: URL, packages: PackageSources,
    with equipment: PackageBuild.Equipment
  ) throws(BuildFailure) {
    (self.app, self.workspace, self.equipment) = (app, workspace, equipment)
    guard app.kind != .application || EntryPoint(of: app).exists else {
      throw BuildFailure(
        "\(app.name) has no entry point in Swift: no class has @main, and there is no main.swift. Tinamou does not "
          + "compile Objective-C, such as main.m.")
    }
    package = try AppPackage(app, tests: tests, of: project, in: workspace, packages: packages)
  }

  /// Whether a place that does not compile is left out.
  package enum Leniency: Sendable {
    /// Every place is left out, so that the app comes up.
    case all
    /// Only a place that was left out before; another error ends the build, because the user has just made it.
    case known
    /// None: an error ends the build.
    case none
  }

  /// Builds the app.
  ///
  /// - Parameter say: Receives what happens, as short sentences.
  /// - Throws: `BuildFailure` with the compiler's errors if it does not compile.
  package mutating func run(_ leniency: Leniency = .all, say: @escaping (String) -> Void) throws(BuildFailure) -> Built
  {
    let prepared = try compile(["--product", app.moduleName], leniency, say)
    let bundle = try AppBundle(
      app, with: package.targets, package.resources, built: "\(prepared.scratch)/debug", in: workspace)
    return Built(bundle: bundle, prepared: prepared, modules: modules, notes: package.notes)
  }

  /// Builds the app and its tests, which are then ready to run.
  package mutating func buildTests(
    _ leniency: Leniency = .all, say: @escaping (String) -> Void
  ) throws(BuildFailure) -> Built {
    let prepared = try compile(["--build-tests"], leniency, say)
    try AppBundle.add(package.resources, toTestsIn: "\(prepared.scratch)/debug")
    return Built(bundle: nil, prepared: prepared, modules: modules, notes: package.notes)
  }

  private var modules: Set<String> { Set(package.targets.map(\.moduleName)) }

  /// Compiles until nothing has to be left out any more.
  private mutating func compile(
    _ words: [String], _ leniency: Leniency, _ say: @escaping (String) -> Void
  ) throws(BuildFailure) -> PackageBuild.Prepared {
    var known = KnownOmissions(in: workspace, tools: equipment.key), rounds = 0
    if leniency == .none { known.forget() }
    let build = PackageBuild(
      package.folder, in: workspace, with: equipment,
      compilerOptions: ["-continue-building-after-errors", "-suppress-warnings"])
    while true {
      rounds += 1
      let prepared = try prepare(build, known, say)
      say(rounds == 1 ? "compiling \(app.moduleName)" : "compiling \(app.moduleName) again, without what failed")
      let outcome = try attempt(words, prepared)
      if outcome.succeeded {
        try known.keep()
        return prepared
      }
      let errors = CompilerErrors(outcome.text, of: prepared)
      let places = leniency.omitted(of: errors.places, known: known)
      guard !places.isEmpty, rounds < Self.mostRounds else {
        if leniency != .none, errors.places.isEmpty, try leaveOutPackages(for: outcome.text, prepared) { continue }
        throw BuildFailure(errors.text ?? outcome.text)
      }
      known.add(places)
      let count = Set(places.map(\.omission)).count
      say(
        count == 1
          ? "\(places[0].omission.file):\(places[0].omission.line) does not compile"
          : "\(count) places do not compile")
    }
  }

  /// Leaves out the packages that cannot be compiled here at all.
  private mutating func leaveOutPackages(
    for output: String, _ prepared: PackageBuild.Prepared
  ) throws(BuildFailure) -> Bool {
    if try package.leaveOutPackages(ofFilesIn: output) { return true }
    return try package.leaveOutPackages(withLanguageVersionIn: output, checkouts: "\(prepared.scratch)/checkouts")
  }

  /// Prepares the build. Packages that SwiftPM cannot resolve are left out.
  private mutating func prepare(
    _ build: PackageBuild, _ known: KnownOmissions, _ say: @escaping (String) -> Void
  ) throws(BuildFailure) -> PackageBuild.Prepared {
    while true {
      do {
        return try build.prepare(omissions: known.omissions, say: say)
      } catch {
        guard error.isUnresolvedPackage, try package.leaveOutPackages(for: error.description) else { throw error }
      }
    }
  }

  private func attempt(
    _ words: [String], _ prepared: PackageBuild.Prepared
  ) throws(BuildFailure) -> Tool.Outcome {
    do {
      return try prepared.swift("build", words) { _ in }
    } catch {
      throw BuildFailure("\(error)")
    }
  }
}

extension AppBuild.Leniency {
  fileprivate func omitted(of places: [CompilerErrors.Place], known: KnownOmissions) -> [CompilerErrors.Place] {
    switch self {
    case .all: places
    case .known: places.filter(known.isKnown)
    case .none: []
    }
  }
}
