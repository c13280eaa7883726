import CoreTypes

/// The state of the build, for pages.
struct BuildNews: Encodable, Sendable, Equatable {
  enum State: String, Encodable { case building, failed, done }

  var state: State
  /// The compiler's errors, without duplicates.
  var problems: [BuildProblem] = []
  /// The output of a failed build without places.
  var message: String?

  static let building = BuildNews(state: .building)
  static let done = BuildNews(state: .done)

  /// - Parameters:
  ///   - text: The whole output of the build.
  ///   - ending: A description of how it ended.
  static func failed(_ text: String, _ ending: String, in package: String) -> BuildNews {
    let problems = BuildProblem.all(in: text, of: package)
    if !problems.isEmpty { return BuildNews(state: .failed, problems: problems) }
    let errors = text.split(separator: "\n").filter { $0.contains("error:") }
    let lines = errors.isEmpty ? text.split(separator: "\n").suffix(12) : errors.prefix(12)
    let words = lines.isEmpty ? "the build ended with \(ending)" : lines.joined(separator: "\n")
    return BuildNews(state: .failed, message: words)
  }

  /// The lines for the console.
  var lines: [String] { problems.map(\.description) + (message.map { [$0] } ?? []) }

  /// The lines for the terminal that runs the server.
  var terminalLines: [String] {
    switch state {
    case .building: ["rebuilding after a save"]
    case .failed: lines + ["the build failed; the devices continue to run the previous build"]
    case .done: []
    }
  }
}

/// A compiler error.
struct BuildProblem: Encodable, Sendable, Hashable, CustomStringConvertible {
  /// The file, relative to the package if it is inside.
  let file: String
  let line, column: Int
  let message: String

  var description: String { "\(file):\(line):\(column): error: \(message)" }

  /// Returns the errors in a build's output, which contains some of them twice.
  static func all(in text: String, of package: String) -> [BuildProblem] {
    var seen: Set<BuildProblem> = []
    return text.split(separator: "\n").compactMap { line in
      guard let found = line.wholeMatch(of: /(.+?):([0-9]+):([0-9]+): (?:fatal )?error: (.*)/),
        let row = Int(found.2), let column = Int(found.3)
      else { return nil }
      let path = String(found.1), folder = package + "/"
      let file = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
      let problem = BuildProblem(file: file, line: row, column: column, message: String(found.4))
      return seen.insert(problem).inserted ? problem : nil
    }
  }
}
