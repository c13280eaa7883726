import CoreTypes

/// A program made from a Swift package: its own app, or one that shows a view controller of its libraries.
package struct PackageProgram {
  private let folder: String
  private let workspace: URL
  private let equipment: PackageBuild.Equipment

  package struct Built: Sendable {
    package let name: String
    package let executable: String
    /// The view controller to show, with its module; nil for the app's first screen.
    package let screen: String?
    package let prepared: PackageBuild.Prepared
  }

  /// - Parameters:
  ///   - folder: The absolute path of the package.
  ///   - workspace: The folder in the cache for what is made from it.
  package init(_ folder: String, in workspace: URL, with equipment: PackageBuild.Equipment) {
    (self.folder, self.workspace, self.equipment) = (folder, workspace, equipment)
  }

  /// Builds the program.
  ///
  /// - Parameters:
  ///   - target: An executable target; nil for the only one that imports UIKit.
  ///   - screen: The class of a view controller.
  ///   - say: Receives what happens, as short sentences.
  /// - Throws: `BuildFailure` with the compiler's errors, or if there is nothing to show.
  package func build(
    target: String?, screen: String?, say: @escaping (String) -> Void
  ) throws(BuildFailure) -> Built {
    let mirrored = try PackageMirror(in: workspace).mirror(of: folder)
    let reader = ManifestReader(
      toolchain: equipment.toolchain, scratch: workspace.appendingPathComponent("build").path,
      folders: SwiftPMFolders(equipment.cache).words)
    let manifest = try reader.manifest(in: mirrored), contents = PackageContents(manifest, in: folder)
    let controller = try screen.map(contents.controller)
    if let app = try contents.app(target) {
      return try build(app.name, of: folder, in: workspace, controller?.qualifiedName, say)
    }
    guard let controller else { throw contents.nothingToShow }
    let viewer = workspace.appendingPathComponent("viewer", isDirectory: true)
    let package = try viewerPackage(of: controller, manifest, in: viewer)
    return try build(Self.viewerName, of: package, in: viewer, controller.qualifiedName, say)
  }

  private static let viewerName = "ScreenViewer"

  private func build(
    _ product: String, of package: String, in workspace: URL, _ screen: String?, _ say: @escaping (String) -> Void
  ) throws(BuildFailure) -> Built {
    let prepared = try PackageBuild(package, in: workspace, with: equipment).prepare(say: say)
    say("compiling \(product)")
    let outcome: Tool.Outcome
    do { outcome = try prepared.swift("build", ["--product", product]) { _ in } } catch {
      throw BuildFailure("\(error)")
    }
    guard outcome.succeeded else {
      throw BuildFailure(CompilerErrors(outcome.text, of: prepared).text ?? outcome.text)
    }
    return Built(name: product, executable: "\(prepared.scratch)/debug/\(product)", screen: screen, prepared: prepared)
  }

  /// Writes a package whose only program shows view controllers of this one, and returns its folder.
  private func viewerPackage(
    of controller: PackageContents.Controller, _ manifest: PackageManifest, in viewer: URL
  ) throws(BuildFailure) -> String {
    guard let library = manifest.libraries.first(where: { $0.targets.contains(controller.target) }) else {
      throw BuildFailure(
        "\(folder)/Package.swift: \(controller.name) cannot be shown, because its target \(controller.target) is in "
          + "no library product; add a library product for it."
      )
    }
    let package = viewer.appendingPathComponent("package", isDirectory: true)
    let sources = "Sources/\(Self.viewerName)", name = AppManifest.quoted(Self.viewerName)
    try package.appendingPathComponent("Package.swift").replace(
      with: """
        // swift-tools-version:6.0
        import PackageDescription

        let package = Package(
          name: \(name), dependencies: [.package(name: "viewed", path: \(AppManifest.quoted(folder)))],
          targets: [
            .executableTarget(
              name: \(name), dependencies: [.product(name: \(AppManifest.quoted(library.name)), package: "viewed")],
              path: "\(sources)", swiftSettings: [.swiftLanguageMode(.v5)])
          ])

        """)
    try package.appendingPathComponent("\(sources)/main.swift").replace(
      with: """
        import UIKit
        import \(controller.module)

        final class ViewerDelegate: UIResponder, UIApplicationDelegate {}

        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ViewerDelegate.self))

        """)
    return package.path
  }
}

/// The screens that a package has.
struct PackageContents {
  private let manifest: PackageManifest
  private let folder: String

  /// A view controller class of the package.
  struct Controller {
    let name, target, module: String

    var qualifiedName: String { "\(module).\(name)" }
  }

  init(_ manifest: PackageManifest, in folder: String) { (self.manifest, self.folder) = (manifest, folder) }

  /// The executable target that imports UIKit; nil if there is none.
  ///
  /// - Throws: `BuildFailure` if no target has the requested name, or if several could be meant.
  func app(_ name: String?) throws(BuildFailure) -> PackageManifest.Target? {
    let apps = manifest.targets.filter { target in
      target.isExecutable && target.files.contains { ImportScan(file: $0).modules.contains("UIKit") }
    }
    if let name {
      guard let app = apps.first(where: { $0.name == name }) else {
        let offer = apps.isEmpty ? hint : " Choose one of these: \(apps.map(\.name).joined(separator: ", "))."
        throw BuildFailure(
          "\(folder)/Package.swift: no executable target that imports UIKit is named \(name).\(offer)")
      }
      return app
    }
    guard apps.count < 2 else {
      throw BuildFailure(
        "\(folder)/Package.swift has several apps; choose one with --target: "
          + "\(apps.map(\.name).joined(separator: ", "))."
      )
    }
    return apps.first
  }

  /// - Parameter name: The name of a class, with or without its module.
  func controller(_ name: String) throws(BuildFailure) -> Controller {
    let found = controllers.filter { $0.name == name || $0.qualifiedName == name }
    guard let controller = found.first else {
      throw BuildFailure("\(folder) has no view controller class \(name).\(hint)")
    }
    return controller
  }

  var nothingToShow: BuildFailure {
    BuildFailure("\(folder)/Package.swift has no executable target that imports UIKit.\(hint)")
  }

  private var hint: String {
    let names = controllers.prefix(10).map(\.name)
    return names.isEmpty ? "" : " --screen shows one of its view controllers: \(names.joined(separator: ", "))."
  }

  /// The classes whose superclass has a name such as `UIViewController` or `BaseController`.
  private var controllers: [Controller] {
    manifest.targets.filter { !$0.isTest && !$0.isExecutable }.flatMap { target in
      target.files.flatMap { file in
        let text = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
        return text.matches(of: /\bclass\s+(\w+)\s*:\s*[\w.]*Controller\b/)
          .map { Controller(name: String($0.1), target: target.name, module: target.moduleName) }
      }
    }
  }
}
