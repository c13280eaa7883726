import CoreTypes

/// Collects diagnostics while a document is decoded.
final class DecodingLog {
  private(set) var diagnostics: [DocumentDiagnostic] = []

  /// The position of the first use of each named font.
  private(set) var fontPlaces: [String: SourcePosition] = [:]

  func noteFont(_ name: String, at position: SourcePosition) {
    fontPlaces[name] = min(fontPlaces[name] ?? position, position)
  }

  func report(
    _ rule: DocumentDiagnostic.Rule, _ message: String, at position: SourcePosition, objectID: String? = nil,
    severity: DocumentDiagnostic.Severity = .warning
  ) {
    diagnostics.append(
      DocumentDiagnostic(rule: rule, severity: severity, message: message, position: position, objectID: objectID))
  }

  func append(_ diagnostic: DocumentDiagnostic) { diagnostics.append(diagnostic) }

  /// The diagnostics in document order. An unknown attribute is reported only at its first place.
  var sorted: [DocumentDiagnostic] {
    var told: Set<String> = []
    return diagnostics.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
      .filter { $0.rule != .unknownAttribute || told.insert($0.message).inserted }
  }
}
