import CoreTypes
import ProjectFiles
import Testing

@testable import AppBuilding

/// The package that is made from a project.
struct AppPackageTests {
  private let checkout: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws { (checkout, cache) = (try TemporaryFolder(), try TemporaryFolder()) }

  private func target(_ name: String, _ kind: TargetKind, in project: String = "P") throws -> ProjectTarget {
    var target = ProjectTarget(id: .init(project: "/\(project).xcodeproj", object: name), name: name, kind: kind)
    target.swiftFiles = [try checkout.write("import UIKit", to: "\(project)/\(name).swift")]
    return target
  }

  private func package(_ app: ProjectTarget, _ others: [ProjectTarget]) throws -> AppPackage {
    var app = app
    app.dependencies = others.map(\.id)
    var project = Project(
      name: "P", format: .xcodeWorkspace, container: "\(checkout.path)/P.xcworkspace", root: checkout.path)
    project.targets = [app] + others
    return try AppPackage(
      app, of: project, in: cache.url, packages: PackageSources(copies: nil, in: cache.url))
  }

  @Test func targetsAreModulesWithLinksToTheirFiles() throws {
    let app = try target("App", .application), kit = try target("Kit", .framework)
    let package = try package(app, [kit])
    #expect(package.targets.map(\.name) == ["Kit", "App"] && package.notes.isEmpty)
    let manifest = try #require(cache.text("package/Package.swift"))
    #expect(
      manifest.contains(#".target(name: "Kit""#)
        && manifest.contains(#".executableTarget(name: "App", dependencies: ["Kit"]"#))
    #expect(cache.text("package/Sources/Kit/Kit.swift") == "import UIKit")
  }

  /// CocoaPods makes a bundle for the resources of a pod; the pod reads it as `NAME.bundle`.
  @Test func resourceBundlesAreFoldersOfTheApp() throws {
    func resource(_ name: String, of target: String) throws -> Resource {
      Resource(path: try checkout.write("text", to: "\(target)/\(name)"), kind: .data, bundlePath: name)
    }
    var app = try target("App", .application), pod = try target("Badges", .framework)
    var bundle = ProjectTarget(id: .init(project: "/P.xcodeproj", object: "B"), name: "Badges-Badges", kind: .bundle)
    bundle.productName = "Badges"
    bundle.infoPlist = ["CFBundleIdentifier": .string("org.cocoapods.Badges")]
    (app.resources, pod.resources) = ([try resource("a.json", of: "App")], [try resource("b.json", of: "Badges")])
    bundle.resources = [try resource("c.json", of: "Bundle")]
    let package = try package(app, [pod, bundle])
    #expect(package.targets.map(\.name) == ["Badges", "App"])
    #expect(package.resources.names == ["a.json", "b.json", "Badges.bundle"])
    try package.resources.write(to: cache.url)
    #expect(cache.text("Badges.bundle/c.json") == "text" && cache.text("b.json") == "text")
    #expect(cache.text("Badges.bundle/Info.plist")?.contains("org.cocoapods.Badges") == true)
  }

  @Test func aModuleIsMadeByOneTarget() throws {
    let package = try package(
      target("App", .application), [target("Kit", .framework), target("Kit", .framework, in: "Q")])
    #expect(package.targets.map(\.name) == ["Kit", "App"])
    #expect(package.notes == ["the target Kit is left out, because another target has the same module name, Kit."])
  }

  @Test func aPackageWithAnUnknownLanguageVersionIsLeftOut() throws {
    var package = try package(target("App", .application), [])
    let manifest = try checkout.write(#"swiftLanguageVersions: [.version("5.0")]"#, to: "PanModal/Package.swift")
    let folder = (manifest as NSString).deletingLastPathComponent
    package.manifest.packages = ["/none", folder].map {
      PackageSources.Found(identity: $0, products: ["X"], dependency: "", path: $0)
    }
    let output = "<unknown>:0: error: invalid value '5.0' in '-swift-version 5.0'"
    #expect(try package.leaveOutPackages(withLanguageVersionIn: output, checkouts: "/none"))
    #expect(package.manifest.packages.map(\.identity) == ["/none"] && package.notes.count == 1)
    #expect(try !package.leaveOutPackages(withLanguageVersionIn: output, checkouts: "/none"))
  }

  @Test func aProductThatIsNotThereIsLeftOut() throws {
    var package = try package(target("App", .application), [])
    package.manifest.packages = [
      PackageSources.Found(identity: "rxswift", products: ["RxSwift", "RxCocoa"], dependency: ".package(path: \"/x\")")
    ]
    let message =
      "error: 'package': product 'RxCocoa' required by package 'package' target 'App' not found in package 'rxswift'."
    #expect(try package.leaveOutPackages(for: message))
    #expect(package.manifest.packages.map(\.products) == [["RxSwift"]])
    #expect(try package.leaveOutPackages(for: "error: cannot clone RxSwift") && package.manifest.packages.isEmpty)
    #expect(try !package.leaveOutPackages(for: "error: other"))
  }
}
