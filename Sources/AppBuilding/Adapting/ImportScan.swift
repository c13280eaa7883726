import CoreTypes

/// The modules that a Swift file imports, found without parsing it.
package struct ImportScan: Sendable, Equatable {
  /// The names of modules, without submodules. A name inside a comment or a string may be among them.
  package let modules: Set<String>
  /// Those that the file imports outside of every `#if`.
  package let unconditional: Set<String>
  /// Whether the file has code for Linux or another system that is not Apple's, so that it compiles there as it is.
  package let namesLinux: Bool

  package init(_ text: String) {
    var modules: Set<String> = [], unconditional: Set<String> = [], depth = 0
    for line in text.split(whereSeparator: \.isNewline) {
      if line.contains("#") {
        let word = line.drop { $0 == " " || $0 == "\t" }
        if word.hasPrefix("#if") { depth += 1 }
        if word.hasPrefix("#endif") { depth -= 1 }
      }
      guard line.contains("import ") else { continue }
      let names = line.matches(of: Self.pattern).map { String($0.1) }
      modules.formUnion(names)
      if depth <= 0 { unconditional.formUnion(names) }
    }
    (self.modules, self.unconditional) = (modules, unconditional)
    namesLinux =
      [
        "os(Linux)", "os(Windows)", "os(Android)", "os(WASI)", "canImport(Glibc)", "canImport(Musl)",
        "canImport(FoundationNetworking)", "FoundationEssentials",
      ]
      .contains(where: text.contains)
  }

  package init(file: String) {
    self.init(String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self))
  }

  private nonisolated(unsafe) static let pattern =
    /(?:^|[;\s])import\s+(?:(?:class|struct|enum|protocol|typealias|func|let|var)\s+)?([A-Za-z_][A-Za-z0-9_]*)/
}
