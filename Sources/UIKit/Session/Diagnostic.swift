/// Something worth telling about a document or a layout: a value that console, reports, lint and tests all show.
package struct Diagnostic: Sendable, Equatable {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  /// A stable name, such as `unsatisfiable-constraints`.
  package var rule: String
  package var severity: Severity
  /// The view's id in its document.
  package var view: String?
  package var message: String
  package var position: SourcePosition?
  /// What helps to understand it, in order.
  package var notes: [Note] = []

  /// A remark to a diagnostic, with a place of its own.
  package struct Note: Sendable, Equatable {
    package var message: String
    /// In the document.
    package var position: SourcePosition?
    /// In the program.
    package var place: CodePlace?

    package init(_ message: String, position: SourcePosition? = nil, place: CodePlace? = nil) {
      (self.message, self.position, self.place) = (message, position, place)
    }
  }

  package init(
    rule: String, severity: Severity, view: String? = nil, message: String, position: SourcePosition? = nil,
    notes: [Note] = []
  ) {
    (self.rule, self.severity, self.view) = (rule, severity, view)
    (self.message, self.position, self.notes) = (message, position, notes)
  }
}

extension Diagnostic {
  /// - Parameter causes: who asked for what in the last passes.
  @MainActor static func didNotSettle(_ root: UIView, rounds: Int, causes: [String]) -> Diagnostic {
    Diagnostic(
      rule: "layout-does-not-settle", severity: .warning, view: root.source?.id,
      message: "The layout still changes after \(rounds) passes; the last state is shown.",
      position: root.source?.position, notes: causes.map { Diagnostic.Note($0) })
  }

  @MainActor static func solverGaveUp(_ root: UIView) -> Diagnostic {
    Diagnostic(
      rule: "constraints-not-solved", severity: .warning, view: root.source?.id,
      message: """
        The solver gave up: some constraints may not hold in the frames shown. Numbers that are many powers of ten apart \
        do that; look for huge constants and multipliers.
        """,
      position: root.source?.position)
  }

  /// Sizes of text depend on solved widths, which may depend on the sizes of text.
  @MainActor static func sizesDoNotAgree(_ root: UIView, _ times: Int) -> Diagnostic {
    Diagnostic(
      rule: "content-does-not-settle", severity: .warning, view: root.source?.id,
      message: """
        Sizes of text or baselines still changed after they had been measured \(times) times in one layout; the last \
        ones are shown. Constraints may let a text's height decide its own width.
        """,
      position: root.source?.position)
  }
}
