import CoreTypes

/// The imported modules that neither the build nor the system has.
struct ModuleNeeds {
  private let globalImports: Set<String>
  private let built: Set<String>
  private let kit: Set<String>
  private let system: SystemModules

  init(_ plan: AdapterPlan, _ graph: PackageGraph, _ equipment: PackageBuild.Equipment) {
    globalImports = plan.modules.reduce(into: []) { $0.formUnion($1.globalImports) }
    built = Set(graph.packages.flatMap { $0.manifest.allTargets })
    (kit, system) = (equipment.kit.names, SystemModules(equipment.toolchain))
  }

  /// - Parameters:
  ///   - files: The paths of Swift files.
  ///   - standIns: Has the modules that a condition such as `#if canImport(MapKit)` may ask for. Other conditional imports
  ///     are left to the condition.
  func missing(among files: [String], _ standIns: StandInLibrary) -> Set<String> {
    let imported = files.map(ImportScan.init(file:)).reduce(into: globalImports) { names, scan in
      names.formUnion(scan.unconditional.union(scan.modules.filter(standIns.has)))
    }
    // The adapter imports Combine where SwiftUI brought it.
    .reduce(into: Set<String>()) { $0.formUnion($1 == "SwiftUI" ? [$1, "Combine"] : [$1]) }
    return imported.filter { name in
      !built.contains(name) && !kit.contains(name) && !system.contains(name) && name != "SwiftUI"
    }
  }
}

/// The modules that a toolchain for Linux has.
struct SystemModules {
  private let names: Set<String>

  init(_ toolchain: Toolchain) {
    let folders = ["linux", "linux/x86_64", "linux/aarch64", "linux/testing"].map { "\(toolchain.resources)/\($0)" }
    let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let modules = files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    // Modules that are not files: those of C libraries, and the compiler's own.
    names = Set(modules).union(["Glibc", "Swift", "Builtin", "Dispatch", "CoreFoundation", "PackageDescription"])
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}

extension ImportScan {
  private static let apples: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "os", "Combine"]

  /// Whether the file imports a module that exists only on Apple's systems, and that UIKit's users need.
  var usesApple: Bool { !modules.isDisjoint(with: Self.apples) }
}
