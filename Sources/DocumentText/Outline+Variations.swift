import InterfaceDocuments

/// Runtime attributes and the variations by size class.
extension Outline {
  func runtimeAttributes(of object: DocumentElement) -> [Detail] {
    (object.child(named: "userDefinedRuntimeAttributes")?.children ?? []).map {
      Detail(text: RuntimeAttributeText.text($0))
    }
  }

  /// Returns a line for each set of traits; the variations are in no particular order in the file.
  func variations(of object: DocumentElement) -> [Detail] {
    object.children.filter { $0.name == "variation" }.compactMap { variation in
      let parts = VariationText.parts(of: variation)
      guard !parts.isEmpty else { return nil }
      return "for \(VariationText.key(variation)): \(parts.joined(separator: ", "))"
    }.sorted().map { Detail(text: $0) }
  }

  /// Returns where a view is installed; nil for everywhere.
  func subviewInstallation(_ view: DocumentElement) -> String? {
    let text = installations.text(of: view).joined(separator: ", ")
    return text.isEmpty ? nil : text
  }
}

enum RuntimeAttributeText {
  static func text(_ attribute: DocumentElement) -> String {
    "runtime attribute \(attribute["keyPath"] ?? "") = \(value(attribute)) (\(attribute["type"] ?? "no type"))"
  }

  private static func value(_ attribute: DocumentElement) -> String {
    if let child = attribute.children.first(where: { $0.name != "nil" }) { return ValueText.full(child) }
    guard let value = attribute["value"] ?? attribute["image"] else { return "nil" }
    if attribute["type"] == "boolean" { return value == "YES" ? "yes" : "no" }
    let text = Quoting.quoted(value)
    return attribute["catalog"] == "system" ? "symbol \(text)" : text
  }
}

/// The values of an object for some traits.
enum VariationText {
  /// Returns `wC hR` as Xcode's inspector does, and other conditions as written.
  static func key(_ variation: DocumentElement) -> String {
    guard let key = variation.key, key != "default" else { return "default" }
    let parts = key.split(separator: "-").map { short[String($0)] ?? String($0) }
    return parts.sorted { $0 > $1 }.joined(separator: " ")
  }

  private static let short = [
    "widthClass=compact": "wC", "widthClass=regular": "wR", "heightClass=compact": "hC", "heightClass=regular": "hR",
  ]

  static func parts(of variation: DocumentElement) -> [String] {
    let ignored: Set<String> = ["key", "misplaced", "ambiguous"]
    let attributes = variation.attributes.keys.sorted().filter { !ignored.contains($0) }
    let values = variation.children.filter { $0.name != "mask" && $0.name != "rect" && $0.name != "frame" }
    return attributes.map { AttributeText.text($0, variation[$0]!) }
      + values.compactMap { value in
        let label = AttributeText.label(value.key ?? value.name)
        return value.name == "nil" ? "no \(label)" : "\(label) \(ValueText.full(value))"
      }.sorted()
  }

  /// Returns `constant 16 for wR hR`.
  static func constants(of constraint: DocumentElement) -> [String] {
    constraint.children.filter { $0.name == "variation" }.compactMap { variation in
      let parts = parts(of: variation)
      return parts.isEmpty ? nil : "\(parts.joined(separator: ", ")) for \(key(variation))"
    }.sorted()
  }
}
