import CoreTypes

/// Values of an archive as modern elements.
enum ArchiveValues {
  static func color(_ object: DocumentElement, _ key: String, _ graph: ArchiveGraph) -> DocumentElement {
    var attributes = ["key": key]
    attributes["cocoaTouchSystemColor"] = graph.object(object, "IBUIColorCocoaTouchKeyPath")?.string
    let white = graph.object(object, "NSWhite").map { ArchiveBytes.numbers($0.string) } ?? []
    let rgb = graph.object(object, "NSRGB").map { ArchiveBytes.numbers($0.string) } ?? []
    let names = white.isEmpty ? ["red", "green", "blue", "alpha"] : ["white", "alpha"]
    for (name, number) in zip(names, white.isEmpty ? rgb : white) { attributes[name] = "\(number)" }
    return DocumentElement(name: "color", attributes: attributes, position: object.position)
  }

  /// Returns a font from its description, or from an `NSFont` of older archives.
  static func font(_ object: DocumentElement, _ graph: ArchiveGraph) -> DocumentElement {
    var attributes = ["key": "fontDescription"]
    attributes["name"] = (graph.object(object, "name") ?? graph.object(object, "NSName"))?.string
    let type = graph.object(object, "type").flatMap { Scalars.integer($0["value"] ?? $0.string) }
    attributes["type"] = type.map {
      ["system", "system", "boldSystem", "italicSystem"].indices.contains($0)
        ? ["system", "system", "boldSystem", "italicSystem"][$0] : "\($0)"
    }
    let size = graph.object(object, "pointSize") ?? graph.object(object, "NSSize") ?? graph.object(object, "size")
    attributes["pointSize"] = size.map { $0["value"] ?? $0.string }
    return DocumentElement(name: "fontDescription", attributes: attributes, position: object.position)
  }

  static func mask(_ flags: Int, at position: SourcePosition) -> DocumentElement {
    let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
    let set = names.enumerated().filter { flags >> $0.offset & 1 == 1 }.map { ($0.element, "YES") }
    let attributes = ["key": "autoresizingMask"].merging(set) { $1 }
    return DocumentElement(name: "autoresizingMask", attributes: attributes, position: position)
  }

  static func rect(_ text: String?, at position: SourcePosition) -> DocumentElement? {
    guard let text, let numbers = Scalars.tuple(text, count: 4) else { return nil }
    let attributes = Dictionary(uniqueKeysWithValues: zip(["x", "y", "width", "height"], numbers.map { "\($0)" }))
    return DocumentElement(name: "rect", attributes: attributes.merging(["key": "frame"]) { $1 }, position: position)
  }

  /// Returns the constraints listed in the view's metadata, or else those among the children of its record.
  static func constraints(
    heldBy object: DocumentElement, _ graph: ArchiveGraph, _ records: ArchiveRecords
  ) -> [DocumentElement] {
    let listed = records.property("IBViewMetadataConstraints", of: object).map { graph.array($0) }
    return (listed ?? records.children(of: object)).filter { $0["class"] == "IBNSLayoutConstraint" }.map {
      constraint($0, graph, records)
    }
  }

  private static func constraint(
    _ object: DocumentElement, _ graph: ArchiveGraph, _ records: ArchiveRecords
  ) -> DocumentElement {
    func plain(_ key: String) -> String? { graph.object(object, key).map { $0["value"] ?? $0.string } }
    func attribute(_ key: String) -> String? {
      let code = plain(key).flatMap(Scalars.integer) ?? 0, names = ArchiveNames.constraintAttributes
      return code == 0 ? nil : names.indices.contains(code) ? names[code] : "\(code)"
    }
    func item(_ key: String) -> String? { graph.object(object, key).flatMap(records.id) }
    let constant = graph.object(object, "constant")
    var attributes: [String: String] = [:]
    attributes["id"] = records.id(of: object)
    (attributes["firstItem"], attributes["firstAttribute"]) = (item("firstItem"), attribute("firstAttribute"))
    (attributes["secondItem"], attributes["secondAttribute"]) = (item("secondItem"), attribute("secondAttribute"))
    (attributes["multiplier"], attributes["priority"]) = (plain("multiplier"), plain("priority"))
    attributes["relation"] = ["-1": "lessThanOrEqual", "1": "greaterThanOrEqual"][plain("relation") ?? ""]
    attributes["constant"] =
      constant?["class"] == nil
      ? plain("constant")
      : graph.object(constant, "value").map {
        $0["value"] ?? $0.string
      }
    attributes["symbolic"] = constant?["class"] == "IBNSLayoutSymbolicConstant" ? "YES" : nil
    return DocumentElement(name: "constraint", attributes: attributes, position: object.position)
  }
}
