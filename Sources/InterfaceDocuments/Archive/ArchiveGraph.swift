import CoreTypes

/// The objects of a keyed archive and the references between them.
///
/// A reference may point forward, and an object may be written inside any other object that mentions it first. So all
/// identifiers are indexed before anything is read.
struct ArchiveGraph {
  private var byID: [String: DocumentElement] = [:]

  init(_ root: DocumentElement) {
    var byID: [String: DocumentElement] = [:]
    root.visit { element in
      guard let id = element["id"], byID[id] == nil else { return }
      byID[id] = element
    }
    self.byID = byID
  }

  /// Returns the object that an element is or refers to; nil for `<nil>` and for a dangling reference.
  func resolve(_ element: DocumentElement?) -> DocumentElement? {
    guard let element, element.name != "nil" else { return nil }
    guard element.name == "reference" else { return element }
    let target = element["ref"].flatMap { byID[$0] }
    // References to references do not occur in known archives. One level is followed, so a cycle cannot loop.
    return target?.name == "reference" ? target?["ref"].flatMap { byID[$0] } : target
  }

  func object(_ owner: DocumentElement?, _ key: String) -> DocumentElement? {
    resolve(owner?.child(key: key))
  }

  /// Returns the objects of an array, in either spelling.
  func array(_ element: DocumentElement?) -> [DocumentElement] {
    (resolve(element)?.children ?? []).filter { $0.key == nil }.compactMap(resolve)
  }

  func array(_ owner: DocumentElement?, _ key: String) -> [DocumentElement] { array(owner?.child(key: key)) }

  /// Returns the entries of a dictionary, in any of its three spellings.
  func dictionary(_ element: DocumentElement?) -> [(key: String, value: DocumentElement)] {
    guard let element = resolve(element) else { return [] }
    if element.child(key: "dict.sortedKeys") != nil { return sortedEntries(element) }
    if element.child(key: "NS.key.0") != nil { return numberedEntries(element) }
    return element.children.compactMap { child in
      child.key.flatMap { key in resolve(child).map { (key, $0) } }
    }
  }

  private func sortedEntries(_ element: DocumentElement) -> [(key: String, value: DocumentElement)] {
    let keys = array(element, "dict.sortedKeys").map(\.string), values = array(element, "dict.values")
    return zip(keys, values).map { ($0, $1) }
  }

  private func numberedEntries(_ element: DocumentElement) -> [(key: String, value: DocumentElement)] {
    element.children.compactMap { child in
      guard let key = child.key, key.hasPrefix("NS.key."),
        let value = object(element, "NS.object." + key.dropFirst("NS.key.".count))
      else { return nil }
      return (child.string, value)
    }
  }
}
