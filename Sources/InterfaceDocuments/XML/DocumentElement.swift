import CoreTypes

/// An element of the file, with the position of its start tag.
///
/// It is a class because references in an archive need identity.
package final class DocumentElement {
  package let name: String
  package let attributes: [String: String]
  package let position: SourcePosition
  package private(set) var children: [DocumentElement] = []
  package private(set) var text = ""
  /// The attributes that were read.
  private var readNames: Set<String> = []

  package init(name: String, attributes: [String: String], position: SourcePosition) {
    (self.name, self.attributes, self.position) = (name, attributes, position)
  }

  package func append(_ child: DocumentElement) { children.append(child) }
  func append(_ text: String) { self.text += text }

  package subscript(attribute: String) -> String? {
    guard let value = attributes[attribute] else { return nil }
    readNames.insert(attribute)
    return value
  }

  /// The attributes that were never read, in alphabetical order.
  var unreadNames: [String] { attributes.keys.filter { !readNames.contains($0) }.sorted() }

  /// The property of its parent that the element fills.
  package var key: String? { attributes["key"] }

  package func child(named name: String) -> DocumentElement? { children.first { $0.name == name } }

  package func child(named name: String, key: String) -> DocumentElement? {
    children.first { $0.name == name && $0.key == key }
  }

  package func child(key: String) -> DocumentElement? { children.first { $0.key == key } }

  /// Calls `body` with this element and all its descendants, in document order.
  package func visit(_ body: (DocumentElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The text, decoded if the file marks it as base64.
  package var string: String {
    guard attributes["base64-UTF8"] == "YES" || attributes["type"] == "base64-UTF8" else { return text }
    return ArchiveBytes.string(text) ?? text
  }
}
