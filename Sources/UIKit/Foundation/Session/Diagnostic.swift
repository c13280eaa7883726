/// A finding about a document or a layout, shown by the console, reports, lint and tests.
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
  /// Explanations, in order.
  package var notes: [Note] = []

  /// An explanation with its own position.
  package struct Note: Sendable, Equatable {
    package var message: String
    /// The position in the document.
    package var position: SourcePosition?
    /// The location in the program.
    package var place: CodeLocation?

    package init(_ message: String, position: SourcePosition? = nil, place: CodeLocation? = nil) {
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
