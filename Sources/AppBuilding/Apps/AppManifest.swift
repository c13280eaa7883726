import CoreTypes
import ProjectFiles

/// The manifest of a package made from an Xcode project.
struct AppManifest {
  let name: String
  let app: ProjectTarget
  let targets: [ProjectTarget]
  /// The modules that the sources of a target import.
  let imports: [ProjectTarget.ID: Set<String>]
  let project: Project
  var packages: [PackageSources.Found]

  var text: String {
    """
    // swift-tools-version:6.0
    import PackageDescription

    let package = Package(
      name: \(Self.quoted(name)),
      dependencies: [\(packages.map(\.dependency).joined(separator: ", "))],
      targets: [
        \(targets.map(target).joined(separator: ",\n    "))
      ])

    """
  }

  private func target(_ target: ProjectTarget) -> String {
    let kind =
      target.id == app.id && target.kind == .application
      ? "executableTarget"
      : target.kind == .unitTests ? "testTarget" : "target"
    return ".\(kind)(name: \(Self.quoted(target.moduleName)), dependencies: [\(dependencies(of: target))], "
      + "path: \(Self.quoted("Sources/\(target.moduleName)")), swiftSettings: [\(settings(of: target))])"
  }

  private func dependencies(of target: ProjectTarget) -> String {
    let modules = Set(targets.map(\.moduleName))
    let own = ([target.testHost].compactMap(\.self) + project.dependencies(of: target).map(\.id))
      .compactMap { id in targets.first { $0.id == id }?.moduleName }
      .filter { modules.contains($0) && $0 != target.moduleName }
    let linked = target.packageProducts.map(\.name)
    let products = (linked + (imports[target.id] ?? []).subtracting(linked).sorted()).compactMap { product in
      packages.first { $0.products.contains(product) }
        .map { ".product(name: \(Self.quoted(product)), package: \(Self.quoted($0.identity)))" }
    }
    var seen: Set<String> = []
    return (own.map(Self.quoted) + products).filter { seen.insert($0).inserted }.joined(separator: ", ")
  }

  private func settings(of target: ProjectTarget) -> String {
    var words = [".swiftLanguageMode(\(languageMode(of: target)))"]
    words += target.settings.compilationConditions.map { ".define(\(Self.quoted($0)))" }
    if target.settings.defaultActorIsolation == "MainActor" {
      words.append(".unsafeFlags([\"-default-isolation\", \"MainActor\"])")
    }
    words += UpcomingFeatures(of: target.settings).names.map { ".enableUpcomingFeature(\(Self.quoted($0)))" }
    return words.joined(separator: ", ")
  }

  private func languageMode(of target: ProjectTarget) -> String {
    let version = target.settings.swiftVersion ?? "5"
    if version.hasPrefix("6") { return ".v6" }
    return version.hasPrefix("4") || version.hasPrefix("3") ? ".v4" : ".v5"
  }

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ") + "\""
  }
}
