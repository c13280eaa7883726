import CoreTypes
import Inspection
import UIKit

/// Formats a laid-out document or screen for printing.
@MainActor protocol LayoutWriter {
  func text(for layout: LaidOut, document: String) throws -> String

  /// Returns the output for a document that could not be read; nil leaves it to the error stream.
  func text(for failure: DocumentFailure) throws -> String?
}

extension LayoutFormat {
  @MainActor var writer: any LayoutWriter {
    switch self {
    case .text: LayoutTextWriter()
    case .json: LayoutJSONWriter(isPretty: true)
    case .jsonl: LayoutJSONWriter(isPretty: false)
    }
  }
}

/// Writes the report as one object: on several lines if it is the only one, else on one.
struct LayoutJSONWriter: LayoutWriter {
  let isPretty: Bool

  func text(for layout: LaidOut, document: String) throws -> String {
    try LayoutReport(layout, document: document).json(pretty: isPretty)
  }

  func text(for failure: DocumentFailure) throws -> String? {
    if isPretty { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(UnreadDocument(failure)), as: UTF8.self)
  }
}

/// A JSONL line that replaces the report of a document that could not be read.
private struct UnreadDocument: Encodable {
  let document: String
  let error: String

  init(_ failure: DocumentFailure) { (document, error) = (failure.path, failure.positionedMessage) }
}
