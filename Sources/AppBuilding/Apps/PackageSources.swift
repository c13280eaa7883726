import CoreTypes
import ProjectFiles

/// Where the packages of an Xcode project are: in the checkout, in a folder of local copies, or at their addresses.
package struct PackageSources: Sendable {
  /// A package that the build uses.
  package struct Found: Sendable {
    let identity: String
    /// The products that the project uses.
    var products: Set<String>
    /// The line of the manifest.
    let dependency: String
    /// The folder of a package on this machine.
    var path: String?

    /// Whether SwiftPM's message, in lowercase, is about the package or one that its manifest names.
    func isNamed(in message: String) -> Bool {
      let addresses = path.map(PackageCopies.addresses(in:)) ?? []
      return ([identity, path ?? ""] + addresses).contains { !$0.isEmpty && message.contains($0.lowercased()) }
    }
  }

  /// The folder with local copies, `--packages`.
  private let folder: String?
  /// The folder for empty packages in place of those that cannot be fetched.
  private let absentPackages: URL

  /// - Parameters:
  ///   - copies: The folder with copies of packages; nil for none.
  ///   - workspace: The folder in the cache for what is made from the project.
  package init(copies: String?, in workspace: URL) {
    (folder, absentPackages) = (copies, workspace.appendingPathComponent("absent", isDirectory: true))
  }

  /// Finds the packages of products. One that is nowhere is a note.
  ///
  /// - Parameters:
  ///   - localPackages: The packages that the project names, for products without a package.
  ///   - imported: The modules that the sources import. A copy with a library of that name is used even if the project
  ///     names no package, because CocoaPods or Carthage brings it.
  func find(
    _ products: [PackageProduct], localPackages: [PackageReference], imported: Set<String>
  ) -> (packages: [Found], notes: [String]) {
    let copies = PackageCopies(folder)
    var found: [Found] = [], notes: [String] = []
    let named = Dictionary(grouping: products.filter { $0.package != nil }) { $0.package! }
    for (package, products) in named.sorted(by: { $0.key.identity < $1.key.identity }) {
      let names = Set(products.map(\.name))
      if let dependency = dependency(package, copies) {
        let identity = dependency.path.map { ($0 as NSString).lastPathComponent.lowercased() } ?? package.identity
        found.append(
          Found(identity: identity, products: names, dependency: dependency.text, path: dependency.path))
      } else {
        notes.append(
          "the package \(package.identity) cannot be fetched; the app is built without it. "
            + "If you have a copy, name the folder that contains it with --packages.")
      }
    }
    let unnamed = Set(products.filter { $0.package == nil }.map(\.name))
    if !unnamed.isEmpty { found += local(localPackages, unnamed) }
    let known = Set(found.flatMap(\.products))
    for module in imported.subtracting(known).sorted() {
      if let path = copies.package(with: module) { found.append(Self.copy(path, [module])) }
    }
    found += copies.needed(by: found.compactMap(\.path)).map { Self.copy($0, []) }
    for address in copies.missingAddresses(of: found.compactMap(\.path)) where !Self.answers(address) {
      if let path = try? emptyPackage(address) { found.append(Self.copy(path, [])) }
    }
    return (Self.merged(found), notes)
  }

  /// Writes an empty package in place of one that cannot be fetched. A package may name others that the build does not
  /// need, such as one for its documentation.
  private func emptyPackage(_ address: String) throws(BuildFailure) -> String {
    let name = PackageReference(.remote(url: address, requirement: .branch("main"))).identity
    let folder = absentPackages.appendingPathComponent(name, isDirectory: true)
    let target = AppManifest.quoted("absent-\(name)")
    try folder.appendingPathComponent("Package.swift").replace(
      with: """
        // swift-tools-version:5.5
        import PackageDescription

        let package = Package(
          name: \(AppManifest.quoted(name)), products: [.library(name: \(target), targets: [\(target)])],
          targets: [.target(name: \(target), path: "Sources")])

        """)
    try folder.appendingPathComponent("Sources/Empty.swift").replace(with: "// The package cannot be fetched.\n")
    return folder.path
  }

  private static func copy(_ path: String, _ products: Set<String>) -> Found {
    Found(
      identity: (path as NSString).lastPathComponent.lowercased(), products: products,
      dependency: ".package(path: \(AppManifest.quoted(path)))", path: path)
  }

  /// A manifest names each package once.
  private static func merged(_ packages: [Found]) -> [Found] {
    packages.reduce(into: []) { merged, package in
      if let index = merged.firstIndex(where: { $0.identity == package.identity }) {
        merged[index].products.formUnion(package.products)
      } else {
        merged.append(package)
      }
    }
  }

  /// The local packages, each of which may have any of the products.
  private func local(_ packages: [PackageReference], _ products: Set<String>) -> [Found] {
    packages.compactMap { package in
      guard case .local(let path) = package.source else { return nil }
      let manifest = FileManager.default.contents(atPath: "\(path)/Package.swift").map {
        String(decoding: $0, as: UTF8.self)
      }
      let own = products.filter { manifest?.contains("\"\($0)\"") ?? false }
      guard !own.isEmpty else { return nil }
      return Self.copy(path, own)
    }
  }

  /// Returns the manifest's line, and the path of a package on this machine.
  private func dependency(_ package: PackageReference, _ copies: PackageCopies) -> (text: String, path: String?)? {
    switch package.source {
    case .local(let path):
      guard FileManager.default.fileExists(atPath: "\(path)/Package.swift") else { return nil }
      return (".package(path: \(AppManifest.quoted(path)))", path)
    case .remote(let url, let requirement):
      if let path = copies.path(of: url) { return (".package(path: \(AppManifest.quoted(path)))", path) }
      guard Self.answers(url) else { return nil }
      return (".package(url: \(AppManifest.quoted(url)), \(requirement.text))", nil)
    }
  }

  /// Whether git reaches the address within a while, without asking for a password.
  private static func answers(_ url: String) -> Bool {
    var environment = ProcessInfo.processInfo.environment
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_SSH_COMMAND"] = "ssh -oBatchMode=yes -oConnectTimeout=10"
    let git = Tool(
      ["/usr/bin/env", "timeout", "20", "git", "ls-remote", "--exit-code", "--quiet", "--", url, "HEAD"],
      environment: environment)
    return (try? git.run([], .quietOutput))?.succeeded ?? false
  }
}

extension PackageRequirement {
  fileprivate var text: String {
    switch self {
    case .upToNextMajor(let version): "from: \(AppManifest.quoted(Self.whole(version)))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(AppManifest.quoted(Self.whole(version))))"
    case .range(let from, let to): "\(AppManifest.quoted(Self.whole(from)))..<\(AppManifest.quoted(Self.whole(to)))"
    case .exact(let version): "exact: \(AppManifest.quoted(Self.whole(version)))"
    case .branch(let name): "branch: \(AppManifest.quoted(name))"
    case .revision(let name): "revision: \(AppManifest.quoted(name))"
    }
  }

  /// Xcode accepts `1` and `1.2`; a manifest needs three numbers.
  private static func whole(_ version: String) -> String {
    let count = version.split(separator: ".").count
    return version + String(repeating: ".0", count: max(0, 3 - count))
  }
}
