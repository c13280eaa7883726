import ArgumentParser
import AppBuilding
import CoreTypes
import ProjectFiles

/// The options for Xcode projects and Swift packages.
struct ProjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The scheme whose app is built.", valueName: "name"))
  var scheme: String?

  @Option(help: ArgumentHelp("The app target to build, if there are several.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "One view controller of an app instead of its first screen; for a document, use --scene.", valueName: "class"))
  var screen: String?

  @Option(
    help: ArgumentHelp("A folder with copies of packages that would be fetched from the network.", valueName: "folder"),
    completion: .directory)
  var packages: String?

  @Flag(
    help: "Builds without the question whether the project is trusted: building runs its manifest, macros and code.")
  var trust = false

  @Flag(
    help:
      "Allows packages with macros or build tool plugins, which run during the build, and Xcode targets with plugins, which do not run."
  )
  var allowPlugins = false

  @Flag(help: "Ends with the compiler's errors instead of leaving out code that does not compile here.")
  var strict = false

  @Flag(help: "Prints each place in your code that is left out, and how often each change to your sources was made.")
  var verbose = false

  /// The options without values, and those with one, as typed.
  static let flags = ["--trust", "--allow-plugins", "--strict", "--verbose"]
  static let valued = ["--scheme", "--target", "--screen", "--packages"]

  /// - Throws: `UsageError` if an option is given that means nothing for documents.
  func refuseForDocuments() throws(UsageError) {
    let given = [
      ("--scheme", scheme != nil), ("--target", target != nil), ("--screen", screen != nil),
      ("--packages", packages != nil), ("--trust", trust), ("--allow-plugins", allowPlugins), ("--strict", strict),
    ].first { $0.1 }?.0
    if let given {
      let hint = given == "--screen" ? "; for a document, use --scene" : ""
      throw UsageError("\(given) is for projects: a .xcodeproj, a .xcworkspace, a project.yml or a folder\(hint).")
    }
  }

  /// How much the build leaves out.
  var leniency: AppBuild.Leniency { strict ? .none : .all }
}

/// A path that names a project instead of a document.
enum ProjectPath {
  private static let names = ["Package.swift", "project.yml", "project.yaml"]

  /// Returns the folder of a package; nil for other projects.
  static func package(at path: String) -> String? {
    guard let found = try? Project.read(path), found.format == .swiftPackage else { return nil }
    // The compiler compares the paths of copies and originals as text.
    return URL(fileURLWithPath: found.container).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// Whether a path is a project, a workspace, a manifest, or a folder.
  static func isProject(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    if names.contains(name) { return true }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
