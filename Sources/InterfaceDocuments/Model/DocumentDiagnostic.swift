import CoreTypes

/// Something odd in a document that could still be read.
package struct DocumentDiagnostic: Sendable, Hashable {
  package enum Severity: Sendable, Hashable { case note, warning, error }

  package enum Rule: String, Sendable, Hashable {
    /// A view-like element of no known class; it stays in the tree as `ViewContent.other`.
    case unknownElement = "unknown-element"
    /// An attribute of a view that nothing here knows; told once.
    case unknownAttribute = "unknown-attribute"
    /// An attribute whose value cannot be read; the default is used.
    case oddValue = "odd-value"
    /// An id that nothing in the document has.
    case danglingReference = "dangling-reference"
    /// Two objects with one id; the first keeps it.
    case duplicateID = "duplicate-id"
    /// A required attribute or child that is not there.
    case missingValue = "missing-value"
    /// An archive whose views contain themselves; the inner occurrence is dropped.
    case referenceCycle = "reference-cycle"
    /// An archive whose views are nested beyond reason; the innermost are left out.
    case nestedTooDeeply = "nested-too-deeply"
    /// A document of another platform than iOS.
    case otherPlatform = "other-platform"
    /// A file of translations that cannot be read to its end.
    case malformedStrings = "malformed-strings"
    /// An entry of an asset catalogue that cannot be read.
    case malformedAsset = "malformed-asset"
    /// A translation that differs by number.
    case varyingString = "varying-string"
  }

  package var rule: Rule
  package var severity: Severity
  package var message: String
  package var position: SourcePosition
  package var objectID: String?
  /// The file that the position is in, where it is not the document itself.
  package var file: String?
}

extension DocumentDiagnostic {
  /// The message, with its place in front where that is in another file.
  package var placedMessage: String {
    file.map { "\($0):\(position.line):\(position.column): \(message)" } ?? message
  }
}
