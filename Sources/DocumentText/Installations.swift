import InterfaceDocuments

/// The traits for which subviews and constraints are installed, from the masks of their superviews.
struct Installations {
  private var excluded: [String: [String]] = [:]
  private var included: [String: [String]] = [:]

  init(_ root: DocumentElement) {
    root.visit { element in
      guard element.name == "variation" else { return }
      let key = VariationText.key(element)
      for mask in element.children where mask.name == "mask" { add(mask, key) }
    }
  }

  private mutating func add(_ mask: DocumentElement, _ key: String) {
    for child in mask.children {
      guard let id = child["reference"] else { continue }
      if child.name == "exclude" {
        excluded[id, default: []].append(key)
      } else {
        included[id, default: []].append(key)
      }
    }
  }

  /// Returns `not installed` and `installed for wR hR`; nothing for an object that is always installed.
  func text(of object: DocumentElement) -> [String] {
    guard let id = object["id"] else { return [] }
    let without = (excluded[id] ?? []).sorted(), with = (included[id] ?? []).sorted()
    return without.map { $0 == "default" ? "not installed" : "not installed for \($0)" }
      + with.map { "installed for \($0)" }
  }
}
