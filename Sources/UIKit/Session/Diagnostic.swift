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

  package init(
    rule: String, severity: Severity, view: String? = nil, message: String, position: SourcePosition? = nil
  ) {
    (self.rule, self.severity, self.view) = (rule, severity, view)
    (self.message, self.position) = (message, position)
  }
}

extension Diagnostic {
  @MainActor static func didNotSettle(_ root: UIView, rounds: Int) -> Diagnostic {
    Diagnostic(
      rule: "layout-does-not-settle", severity: .warning, view: root.source?.id,
      message: "The layout still changes after \(rounds) passes; the last state is shown.",
      position: root.source?.position)
  }
}
