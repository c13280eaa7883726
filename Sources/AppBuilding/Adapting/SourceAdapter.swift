import CoreTypes

/// The program that makes copies of Swift files which compile on Linux.
package struct SourceAdapter: Sendable {
  private let tool: Tool
  /// Differs between builds of the adapter.
  let key: String

  /// - Parameter executable: The path of `tinamou-adapt`.
  package init(executable: String) {
    tool = Tool([executable, "-"])
    let date = try? FileManager.default.attributesOfItem(atPath: executable)[.modificationDate] as? Date
    key = "\(date?.timeIntervalSince1970 ?? 0)"
  }

  /// Makes the copies.
  ///
  /// - Throws: `BuildFailure` if the adapter fails.
  package func adapt(_ plan: AdapterPlan) throws(BuildFailure) -> AdapterReport {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    do {
      let outcome = try tool.run([], .output, input: encoder.encode(plan))
      guard outcome.succeeded else {
        throw BuildFailure(
          "Tinamou's source adapter ended with \(outcome.ending); please report this.")
      }
      return try JSONDecoder().decode(AdapterReport.self, from: outcome.output)
    } catch let failure as BuildFailure {
      throw failure
    } catch {
      throw BuildFailure("the source adapter failed; please report this: \(error)")
    }
  }
}
