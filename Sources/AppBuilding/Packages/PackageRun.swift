import CoreTypes

/// A command of SwiftPM for a package. Errors whose messages the adapter can repair are repaired, and the command runs again.
package struct PackageRun {
  private static let mostRounds = 6

  private let build: PackageBuild
  private let workspace: URL
  private let tools: String

  /// - Parameters:
  ///   - folder: The absolute path of the package.
  ///   - workspace: The folder in the cache for what is made from it.
  package init(_ folder: String, in workspace: URL, with equipment: PackageBuild.Equipment) {
    (self.workspace, tools) = (workspace, equipment.key)
    build = PackageBuild(folder, in: workspace, with: equipment)
  }

  /// - Parameters:
  ///   - command: `build`, `test` or `run`.
  ///   - say: Receives what happens, as short sentences.
  ///   - show: Receives each line of SwiftPM's output.
  /// - Returns: The last attempt.
  /// - Throws: `BuildFailure` if the package cannot be prepared, `ProcessFailure` if SwiftPM does not start.
  package func callAsFunction(
    _ command: String, _ words: [String], say: @escaping (String) -> Void, show: @escaping (String) -> Void,
    prepared report: (PackageBuild.Prepared) -> Void
  ) throws -> Tool.Outcome {
    var known = KnownOmissions(in: workspace, tools: tools)
    var prepared = try build.prepare(omissions: known.omissions, say: say), rounds = 0
    report(prepared)
    while true {
      rounds += 1
      let outcome = try prepared.swift(command, words, show: show)
      let places = outcome.succeeded ? [] : CompilerErrors(outcome.text, of: prepared).places
      guard !places.isEmpty, rounds < Self.mostRounds else { return outcome }
      let repairs = prepared.report.repairs
      known.add(places, repairsOnly: true)
      prepared = try build.prepare(omissions: known.omissions, say: say)
      guard prepared.report.repairs > repairs else { return outcome }
      try known.keep()
      say("Tinamou adapted its copies of the sources where they did not compile; running swift \(command) again")
    }
  }
}

extension AdapterReport {
  /// The number of places that are changed because of the compiler's messages.
  fileprivate var repairs: Int {
    rules.filter { ["repair", "false-override"].contains($0.rule) }.map(\.count).reduce(0, +)
  }
}
