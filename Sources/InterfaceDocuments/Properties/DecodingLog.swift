import CoreTypes

/// Collects what was odd while a document is decoded.
final class DecodingLog {
  private(set) var diagnostics: [DocumentDiagnostic] = []

  func report(
    _ rule: DocumentDiagnostic.Rule, _ message: String, at position: SourcePosition, objectID: String? = nil,
    severity: DocumentDiagnostic.Severity = .warning
  ) {
    diagnostics.append(
      DocumentDiagnostic(rule: rule, severity: severity, message: message, position: position, objectID: objectID))
  }

  func append(_ diagnostic: DocumentDiagnostic) { diagnostics.append(diagnostic) }

  /// In document order.
  var sorted: [DocumentDiagnostic] {
    diagnostics.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
  }
}
