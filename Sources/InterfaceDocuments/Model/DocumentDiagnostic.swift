import CoreTypes

/// A problem in a document that could still be read.
package struct DocumentDiagnostic: Sendable, Hashable {
  package enum Severity: Sendable, Hashable { case note, warning, error }

  package enum Rule: String, Sendable, Hashable {
    /// A view-like element of no known class; it stays in the tree as `ViewContent.other`.
    case unknownElement = "unknown-element"
    /// An unknown attribute of a view; reported once.
    case unknownAttribute = "unknown-attribute"
    /// An attribute whose value cannot be read; the default is used.
    case oddValue = "odd-value"
    /// A reference to an identifier that does not exist in the document.
    case danglingReference = "dangling-reference"
    /// Two objects with the same identifier; the first keeps it.
    case duplicateID = "duplicate-id"
    /// A missing required attribute or child.
    case missingValue = "missing-value"
    /// An archive whose views contain themselves; the inner occurrence is dropped.
    case referenceCycle = "reference-cycle"
    /// An archive whose views are nested too deeply; the innermost are left out.
    case nestedTooDeeply = "nested-too-deeply"
    /// A document of another platform than iOS.
    case otherPlatform = "other-platform"
    /// A strings file that cannot be read to its end.
    case malformedStrings = "malformed-strings"
    /// An asset catalog entry that cannot be read.
    case malformedAsset = "malformed-asset"
    /// A translation that varies by number.
    case varyingString = "varying-string"
  }

  package var rule: Rule
  package var severity: Severity
  package var message: String
  package var position: SourcePosition
  package var objectID: String?
  /// The file of the position, if it is not the document itself.
  package var file: String?
}

extension DocumentDiagnostic {
  /// The message, preceded by its place if that is in another file.
  package var placedMessage: String {
    file.map { "\($0):\(position.line):\(position.column): \(message)" } ?? message
  }
}
