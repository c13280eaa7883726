import CoreTypes
import InterfaceDocuments
import Testing

@testable import TinamouCommands

/// Documents that are read once.
/// Basis: a document's content is that of its file when it is requested.
@MainActor struct DocumentLibraryTests {
  private static func xib(_ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <label opaque="NO" id="l" text="\(text)"><rect key="frame" x="0" y="0" width="90" height="20"/></label>
      </objects>
    </document>
    """
  }

  private static func text(_ document: InterfaceDocument) -> String? {
    document.allViews.lazy.compactMap { view in
      guard case .label(let label) = view.content, case .plain(let text) = label.text else { return nil }
      return text
    }.first
  }

  /// The live page shows the same line as the command line.
  @Test func aFailureInWords() {
    let position = SourcePosition(line: 33, column: 21)
    #expect(
      "\(DocumentFailure(path: "Form.xib", position: position, message: "is not closed."))"
        == "Form.xib:33:21: error: is not closed.")
    #expect("\(DocumentFailure(path: "Form.xib", message: "is no file."))" == "Form.xib: error: is no file.")
  }

  @Test("a file that changed is read again, also when it is as long as before, and so is another one")
  func changes() throws {
    let run = try RecordedRun(), library = DocumentLibrary()
    let first = try run.file("a.xib", Self.xib("one")), second = try run.file("b.xib", Self.xib("two"))
    #expect(try Self.text(library.document(at: first)) == "one")
    #expect(try Self.text(library.document(at: first)) == "one")
    #expect(try Self.text(library.document(at: second)) == "two")
    #expect(try Self.text(library.document(at: first)) == "one")
    _ = try run.file("a.xib", Self.xib("six"))
    #expect(try Self.text(library.document(at: first)) == "six")
    try FileManager.default.removeItem(atPath: first)
    #expect(throws: DocumentFailure.self) { try library.document(at: first) }
  }
}
