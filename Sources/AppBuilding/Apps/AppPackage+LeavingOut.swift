import CoreTypes

// Packages that the app is built without, because they cannot be resolved or compiled here.
extension AppPackage {
  /// Leaves out the packages that SwiftPM could not resolve, and writes the manifest again.
  ///
  /// - Parameter message: SwiftPM's errors. If they name none of the packages, all of them are left out.
  /// - Returns: Whether there was a package to leave out.
  mutating func leaveOutPackages(for message: String) throws(BuildFailure) -> Bool {
    guard !manifest.packages.isEmpty else { return false }
    if let match = message.firstMatch(of: /product '([^']+)' required by .* not found/),
      leaveOut(product: String(match.1))
    {
      try write()
      return true
    }
    let text = message.lowercased(), named = manifest.packages.filter { $0.isNamed(in: text) }
    let left = named.isEmpty ? manifest.packages : named
    manifest.packages.removeAll { package in left.contains { $0.identity == package.identity } }
    notes += left.filter { !$0.products.isEmpty }.map {
      "SwiftPM cannot resolve the package \($0.identity); the app is built without it. If you have a copy, name the "
        + "folder that contains it with --packages."
    }
    try write()
    return true
  }

  /// Leaves out a product that its package does not have on Linux.
  ///
  /// - Returns: Whether a package of the app was to have it.
  private mutating func leaveOut(product: String) -> Bool {
    guard let index = manifest.packages.firstIndex(where: { $0.products.contains(product) }) else { return false }
    manifest.packages[index].products.remove(product)
    notes.append(
      "the package \(manifest.packages[index].identity) has no product \(product) on Linux; the app is built without that product."
    )
    return true
  }

  /// Leaves out the packages of files that do not compile and are not Swift, such as those of Objective-C.
  ///
  /// - Parameter output: The compiler's output.
  /// - Returns: Whether there was a package to leave out.
  mutating func leaveOutPackages(ofFilesIn output: String) throws(BuildFailure) -> Bool {
    let files = output.matches(of: #/(?m)^(/.+?\.(?:m|mm|c|cpp|h)):[0-9]+:[0-9]+: (?:fatal )?error: /#).map {
      String($0.1)
    }
    let left = manifest.packages.filter { package in
      files.contains { package.path.map($0.hasPrefix) ?? $0.lowercased().contains("/checkouts/\(package.identity)/") }
    }
    return try leaveOut(left) {
      "the package \($0) is left out, because its Objective-C or C code does not compile on Linux."
    }
  }

  /// Leaves out the packages whose manifests have a language version that the compiler does not accept, such as 5.0.
  ///
  /// - Parameters:
  ///   - output: The compiler's output.
  ///   - checkouts: The folder with the packages that SwiftPM fetched.
  /// - Returns: Whether there was a package to leave out.
  mutating func leaveOutPackages(
    withLanguageVersionIn output: String, checkouts: String
  ) throws(BuildFailure) -> Bool {
    guard let match = output.firstMatch(of: /invalid value '([^']+)' in '-swift-version/) else { return false }
    let version = "\"\(match.1)\""
    let left = manifest.packages.filter { package in
      let folder = package.path ?? "\(checkouts)/\(package.identity)"
      let text = FileManager.default.contents(atPath: "\(folder)/Package.swift") ?? Data()
      return String(decoding: text, as: UTF8.self).contains(".version(\(version))")
    }
    return try leaveOut(left) {
      "the package \($0) is left out, because the compiler does not accept the Swift language version \(version) of its "
        + "manifest; write \"5\" there in a copy, and name the folder that contains it with --packages."
    }
  }

  private mutating func leaveOut(
    _ left: [PackageSources.Found], because note: (String) -> String
  ) throws(BuildFailure) -> Bool {
    guard !left.isEmpty else { return false }
    manifest.packages.removeAll { package in left.contains { $0.identity == package.identity } }
    notes += left.map { note($0.identity) }
    try write()
    return true
  }
}
