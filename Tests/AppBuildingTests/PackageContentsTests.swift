import CoreTypes
import Testing

@testable import AppBuilding

/// The app and the view controllers of a package.
struct PackageContentsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// - Parameter targets: The names and kinds of targets whose files lie in `Sources/NAME`.
  private func contents(_ targets: [(name: String, type: String)]) throws -> PackageContents {
    let list = targets.map { #"{"name":"\#($0.name)","type":"\#($0.type)","settings":[]}"# }.joined(separator: ",")
    let product = #"{"name":"Kit","targets":["Kit-Views"],"type":{"library":["automatic"]}}"#
    let json = #"{"name":"P","targets":[\#(list)],"dependencies":[],"products":[\#(product)]}"#
    let manifest = try PackageManifest(Data(json.utf8), in: folder.path)
    #expect(manifest.libraries.map(\.name) == ["Kit"] && manifest.libraries[0].targets == ["Kit-Views"])
    return PackageContents(manifest, in: folder.path)
  }

  @Test func theAppImportsUIKit() throws {
    try folder.write("import UIKit", to: "Sources/App/main.swift")
    try folder.write("import Foundation", to: "Sources/Tool/main.swift")
    let both = try contents([("App", "executable"), ("Tool", "executable")])
    #expect(try both.app(nil)?.name == "App" && both.app("App")?.name == "App")
    #expect(throws: BuildFailure.self) { try both.app("Tool") }
    #expect(try contents([("Tool", "executable")]).app(nil) == nil)
  }

  @Test func severalAppsAreNamed() throws {
    for name in ["A", "B"] { try folder.write("import UIKit", to: "Sources/\(name)/main.swift") }
    let error = #expect(throws: BuildFailure.self) {
      try contents([("A", "executable"), ("B", "executable")]).app(nil)
    }
    #expect(error?.description.hasSuffix("choose one with --target: A, B.") == true)
  }

  @Test func controllersHaveTheirModule() throws {
    try folder.write(
      "class Form: UIViewController {}\nfinal class List: Kit.BaseTableViewController, X {}\nclass Model: NSObject {}",
      to: "Sources/Kit-Views/a.swift")
    let kit = try contents([("Kit-Views", "regular")])
    let form = try kit.controller("Form")
    #expect(form.qualifiedName == "Kit_Views.Form" && form.target == "Kit-Views")
    #expect(try kit.controller("Kit_Views.List").name == "List")
    let error = #expect(throws: BuildFailure.self) { try kit.controller("Model") }
    #expect(error?.description.hasSuffix("--screen shows one of its view controllers: Form, List.") == true)
  }
}
