import CoreTypes

/// The errors in the output of a build, each once.
package struct CompilerErrors: Sendable {
  package struct Place: Sendable, Hashable {
    package let module: String
    package let omission: AdapterPlan.Omission
  }

  private static let mostLines = 40

  /// Path, line, column and message. The linker's errors about symbols that no library has are without a column.
  private static var place: Regex<(Substring, Substring, Substring, Substring?, Substring)> {
    #/(.+?):([0-9]+):(?:([0-9]+):)? (?:fatal )?error: (.*)/#
  }

  /// The errors in files of the build.
  package let places: [Place]
  /// The lines of all errors; nil if there are none.
  package let text: String?

  init(_ output: String, of prepared: PackageBuild.Prepared) {
    let modules = Dictionary(grouping: prepared.report.files, by: \.original).mapValues { $0.map(\.module) }
    self.init(output, originals: prepared.original, modules: modules, words: prepared.withOriginals)
  }

  /// - Parameters:
  ///   - originals: Returns the original of a path.
  ///   - modules: The modules of the originals. Messages do not tell which of them failed, so all are meant.
  ///   - words: Returns a line with the paths of originals.
  init(
    _ output: String, originals: (String) -> String, modules: [String: [String]], words: (String) -> String
  ) {
    var places: [Place] = [], seen: Set<Place> = [], lines: [String] = []
    for line in output.split(separator: "\n") where line.contains("error: ") {
      lines.append(words(String(line)))
      guard let match = line.wholeMatch(of: Self.place), let row = Int(match.2) else { continue }
      let path = originals(String(match.1)), column = match.3.flatMap { Int($0) } ?? 1
      let omission = AdapterPlan.Omission(file: path, line: row, column: column, message: String(match.4))
      let found = modules[path, default: []].map { Place(module: $0, omission: omission) }
      places += found.filter { seen.insert($0).inserted }
    }
    self.places = places
    text = lines.isEmpty ? nil : lines.prefix(Self.mostLines).joined(separator: "\n")
  }
}
