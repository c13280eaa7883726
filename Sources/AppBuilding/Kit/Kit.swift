import CoreTypes

/// Tinamou's modules, compiled for a toolchain, and one shared library with all of them: what apps are built against.
package struct Kit: Sendable {
  /// Identifies the kit: the toolchain and the sources.
  package let key: String
  /// The folder of the modules that programs import, and of those that these import.
  private let modules: String
  /// The module maps of C libraries that the modules import.
  private let moduleMaps: [String]
  package let library: String

  /// The modules that programs import, and those that these import.
  package let names: Set<String>

  private static let allNames: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "UniformTypeIdentifiers", "PhotosUI", "CoreTypes", "SessionFoundation",
    "ConstraintSolver", "SystemProfiles", "Typesetting",
    "DisplayLists", "InterfaceDocuments",
  ]

  /// The options for a compiler that imports the modules.
  package var compilerOptions: [String] {
    // Files that import Testing and UIKit would need an overlay of both, which the kit does not have.
    ["-Xfrontend", "-disable-cross-import-overlays", "-I", modules]
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The options for the linker itself, not for the compiler that calls it.
  package var linkerOptions: [String] { [library, "-rpath", (library as NSString).deletingLastPathComponent] }

  /// Uses a release build of the product `tinamou-serve`, and links its objects into a shared library.
  ///
  /// - Parameters:
  ///   - build: The folder of the build, such as `.build/release`.
  ///   - sources: The folder of Tinamou's sources.
  ///   - cache: Where the library is kept.
  /// - Throws: `BuildFailure` if the folder has no such build, or if the library cannot be linked.
  package init(
    build: String, sources: String, toolchain: Toolchain, cache: BuildCache
  ) throws(BuildFailure) {
    let list = "\(build)/tinamou-serve.product/Objects.LinkFileList"
    guard let text = FileManager.default.contents(atPath: list), let built = Self.date("\(build)/tinamou-serve") else {
      throw BuildFailure(
        "\(build) has no build of tinamou-serve, which contains UIKit for your app; run "
          + "`./tinamou serve --help` in \(sources) once to build it.")
    }
    key = BuildCache.key("\(toolchain.build)\n\(build)\n\(built.timeIntervalSince1970)")
    let folder = try cache.make("kits/\(key)").path
    modules = "\(folder)/Modules"
    names = Self.allNames.filter { FileManager.default.fileExists(atPath: "\(build)/Modules/\($0).swiftmodule") }
    for name in names {
      try URL(fileURLWithPath: "\(modules)/\(name).swiftmodule").link(to: "\(build)/Modules/\(name).swiftmodule")
    }
    moduleMaps = ["CExpat", "CCairo", "CFontconfig", "CHarfBuzz", "CPNG", "CJPEG"].map {
      "\(sources)/Sources/\($0)/module.modulemap"
    }
    library = "\(folder)/libTinamou.so"
    if let made = Self.date(library), made >= built { return }
    try Self.link(String(decoding: text, as: UTF8.self), to: library, build, toolchain)
  }

  /// Links every object but those of the executable's own module.
  private static func link(
    _ list: String, to library: String, _ build: String, _ toolchain: Toolchain
  ) throws(BuildFailure) {
    let objects = list.split(separator: "\n").filter { !$0.contains("/tinamou_serve.build/") }
    let response = URL(fileURLWithPath: "\(library).objects")
    try response.replace(
      with: objects.map { "\"\($0.trimmingCharacters(in: CharacterSet(charactersIn: "'\"")))\"" }.joined(
        separator: "\n"))
    let exports = URL(fileURLWithPath: "\(library).exports")
    try exports.replace(with: hidden)
    let libraries = "\(toolchain.resources)/linux", unfinished = "\(library).unfinished"
    let outcome: Tool.Outcome
    do {
      outcome = try toolchain.tool("clang").run(
        ["-shared", "-fuse-ld=lld", "-o", unfinished, "@\(response.path)", "\(libraries)/\(machine)/swiftrt.o"]
          + ["-Wl,--version-script=\(exports.path)", "-L\(libraries)", "-Wl,-rpath,\(libraries)"]
          + swiftLibraries.map { "-l\($0)" } + (try systemLibraries()))
    } catch let failure as BuildFailure {
      throw failure
    } catch {
      throw BuildFailure("\(error)")
    }
    guard outcome.succeeded else {
      throw BuildFailure("Tinamou's UIKit library cannot be linked; please report this:\n\(outcome.text)")
    }
    rename(unfinished, library)
  }

  private static let swiftLibraries = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "_FoundationICU", "dispatch",
    "BlocksRuntime", "swiftDispatch", "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
    "swiftSynchronization", "swiftGlibc",
  ]

  /// A linker script that hides the packages inside the library: a program may use other versions of them.
  private static let hidden: String = {
    let modules = [
      "ArgumentParser", "ArgumentParserToolInfo", "Yams", "CYaml", "Atomics", "_AtomicsShims", "DequeModule",
      "InternalCollectionsUtilities", "ContainersPreview", "BasicContainers", "NIOCore", "NIO", "NIOPosix", "NIOHTTP1",
      "NIOWebSocket", "NIOConcurrencyHelpers", "NIOEmbedded", "_NIOBase64", "_NIODataStructures",
    ]
    let swift = modules.flatMap { ["$s\($0.utf8.count)\($0)*", "$ss*\($0.utf8.count)\($0)*"] }
    let c = ["c_nio_*", "CNIO*", "catmc_*", "_sa_*", "yaml_*"]
    return "{ local: \((swift + c).joined(separator: "; ")); };\n"
  }()

  private static func systemLibraries() throws -> [String] {
    let names = ["expat", "cairo-ft", "fontconfig", "harfbuzz", "libpng", "libjpeg"]
    let outcome = try Tool(["/usr/bin/env", "pkg-config", "--libs"]).run(names, .output)
    guard outcome.succeeded else {
      throw BuildFailure("pkg-config does not find all of \(names.joined(separator: ", ")); `./tinamou` installs them.")
    }
    return outcome.text.split(whereSeparator: \.isWhitespace).map(String.init) + [
      "-lz", "-lstdc++", "-lm", "-lpthread",
    ]
  }

  private static var machine: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  private static func date(_ path: String) -> Date? {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return try? FileManager.default.attributesOfItem(atPath: real)[.modificationDate] as? Date
  }
}
