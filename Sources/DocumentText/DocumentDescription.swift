import CoreTypes
import InterfaceDocuments

/// A xib or storyboard as text for reviewers and for git: one object a line, in tree order.
///
/// The text is a function of the document's bytes. It omits the file's name, the canvas, the version of Xcode and the
/// order of elements whose order has no meaning, so it changes only if the app changes.
package enum DocumentDescription {
  /// An extended regular expression for the lines of scenes, views and other objects: git's `xfuncname`, which makes
  /// them the headings of hunks.
  package static let headingPattern =
    #"^(scene .*| *section.*| *[A-Za-z0-9_.]+ \(.*| *[A-Z][A-Za-z0-9_.]*(,| [^=≤≥]|  #).*)$"#

  /// - Throws: `InterfaceDocumentError` if the file is damaged or not an interface document.
  package static func text(ofFileAt url: URL) throws(InterfaceDocumentError) -> String {
    text(of: try DocumentReader.elements(contentsOf: url))
  }

  /// - Throws: `InterfaceDocumentError` if the file is damaged or not an interface document.
  package static func text(of bytes: [UInt8]) throws(InterfaceDocumentError) -> String {
    text(of: try DocumentReader.elements(bytes))
  }

  /// - Returns: Lines without a newline at the end.
  private static func text(of root: DocumentElement) -> String {
    let outline = Outline(root)
    var lines = Lines()
    lines.add(outline.documentLine, depth: 0)
    for scene in outline.scenes { outline.write(scene, into: &lines) }
    return lines.text
  }
}
