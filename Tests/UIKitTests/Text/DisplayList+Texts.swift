import DisplayLists

extension DisplayList {
  /// The text runs in drawing order.
  var textRuns: [TextRun] { commands.compactMap { if case .text(let run) = $0 { run } else { nil } } }
}
