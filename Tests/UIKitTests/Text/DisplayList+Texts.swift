import DisplayLists

extension DisplayList {
  /// The texts in the order in which they are drawn.
  var textRuns: [TextRun] { commands.compactMap { if case .text(let run) = $0 { run } else { nil } } }
}
