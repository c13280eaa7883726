import CoreTypes

/// Modules with the names of Apple's other frameworks, such as MapKit, compiled when a project imports them.
///
/// Each is a folder of Swift files named like its module. The user's own folders come first. A module that exists
/// nowhere becomes an empty one.
package struct StandInLibrary: Sendable {
  /// The folders of folders of Swift files.
  private let sources: [String]
  private let kit: Kit
  private let toolchain: Toolchain
  private let folder: URL
  /// The folder of built packages, which do not depend on the kit.
  private let packageFolder: URL

  /// The compiled modules of a build.
  package struct Modules: Sendable {
    /// The options with which a compiler finds the modules.
    let compilerOptions: [String]
    /// The options with which a program is linked.
    let linkerOptions: [String]
    /// The modules that exist only as empty stand-ins, in order.
    package let empty: [String]
    /// The stand-ins in use, in order.
    package let names: [String]
  }

  package init(
    sources: [String], kit: Kit, toolchain: Toolchain, cache: BuildCache
  ) throws(BuildFailure) {
    (self.sources, self.kit, self.toolchain) = (sources, kit, toolchain)
    folder = try cache.make("stand-ins/\(kit.key)")
    packageFolder = try cache.make(
      "packages/\(BuildCache.key("\(toolchain.build)\n\(sources.joined(separator: "\n"))"))")
  }

  /// Compiles the modules with the names, and those that they import.
  ///
  /// - Throws: `BuildFailure` with the compiler's errors for a module that does not compile.
  package func modules(_ names: Set<String>, say: (String) -> Void) throws(BuildFailure) -> Modules {
    var ordered: [String] = [], visited: Set<String> = [], needed: Set<String> = []
    for name in names.sorted() { visit(name, &ordered, &visited, &needed) }
    let packages = try packages(needed, say)
    let found = packages.flatMap(\.compilerOptions)
    var empty: [String] = [], objects: [String] = []
    for name in ordered {
      let files = files(of: name)
      if files.isEmpty {
        empty.append(name)
        try compile(name, [try emptyFile(name)], [])
      } else {
        if !isFresh(name, files) { say("compiling the stand-in that replaces \(name)") }
        try compile(name, files, found)
      }
      objects.append(object(name))
    }
    return Modules(
      compilerOptions: ["-I", folder.path] + found, linkerOptions: objects + packages.flatMap(\.linkerOptions),
      empty: empty, names: ordered.filter { !empty.contains($0) && !$0.hasPrefix("StandIn") })
  }

  /// Builds the packages that have some modules.
  private func packages(_ modules: Set<String>, _ say: (String) -> Void) throws(BuildFailure) -> [StandInPackage] {
    var found: [StandInPackage] = [], built: Set<String> = []
    for source in sources {
      let names = StandInPackage.names(in: source)
      for module in modules.sorted() {
        guard let name = names[module], built.insert(name).inserted else { continue }
        let package = StandInPackage(
          "\(source)/Packages/\(name)", in: packageFolder, toolchain: toolchain)
        try package.build(say: say)
        found.append(package)
      }
    }
    return found
  }

  /// Puts a module after those that it imports, and collects the other modules that stand-ins import.
  private func visit(
    _ name: String, _ ordered: inout [String], _ visited: inout Set<String>, _ others: inout Set<String>
  ) {
    guard visited.insert(name).inserted else { return }
    let imports = files(of: name).reduce(into: Set<String>()) { $0.formUnion(ImportScan(file: $1).modules) }
    for other in imports.sorted() {
      if files(of: other).isEmpty { others.insert(other) } else { visit(other, &ordered, &visited, &others) }
    }
    ordered.append(name)
  }

  /// Whether there is a stand-in with a name.
  package func has(_ name: String) -> Bool { !files(of: name).isEmpty }

  private func files(of name: String) -> [String] {
    for source in sources {
      let path = "\(source)/\(name)", names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
      if !files.isEmpty { return files }
    }
    return []
  }

  private func emptyFile(_ name: String) throws(BuildFailure) -> String {
    let file = folder.appendingPathComponent("empty/\(name).swift")
    try file.replace(with: "// \(name) is not available on this system.\n")
    return file.path
  }

  private func object(_ name: String) -> String { folder.appendingPathComponent("\(name).o").path }

  private func isFresh(_ name: String, _ files: [String]) -> Bool {
    guard let made = date(object(name)) else { return false }
    return files.allSatisfy { (date($0) ?? .distantFuture) <= made }
  }

  private func date(_ path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  private func compile(_ name: String, _ files: [String], _ options: [String]) throws(BuildFailure) {
    if isFresh(name, files) { return }
    let unfinished = "\(object(name)).unfinished"
    let outcome: Tool.Outcome
    do {
      outcome = try toolchain.tool("swiftc").run(
        ["-parse-as-library", "-wmo", "-O", "-swift-version", "5", "-suppress-warnings", "-module-name", name]
          + kit.compilerOptions + options + ["-I", folder.path, "-emit-module", "-emit-module-path"]
          + [folder.appendingPathComponent("\(name).swiftmodule").path, "-emit-object", "-o", unfinished] + files)
    } catch {
      throw BuildFailure("\(error)")
    }
    guard outcome.succeeded else {
      throw BuildFailure("the stand-in that replaces \(name) does not compile:\n\(outcome.text)")
    }
    rename(unfinished, object(name))
  }
}
