import CoreTypes

/// Serializes elements to text, one per line.
struct SVGSerializer {
  private let definitions: SVGDefinitions
  private var output = ""

  static func text(of element: SVGElement, _ definitions: SVGDefinitions) -> String {
    element.removeEmptyGroups()
    var serializer = SVGSerializer(definitions: definitions)
    serializer.write(element, depth: 0)
    return serializer.output
  }

  static func texts(of elements: [SVGElement], _ definitions: SVGDefinitions) -> [String] {
    elements.filter { !$0.isEmptyGroup }.map { text(of: $0, definitions) }
  }

  private init(definitions: SVGDefinitions) { self.definitions = definitions }

  /// - Parameter clips: The clips of groups around the element that could not be clipped themselves.
  private mutating func write(_ element: SVGElement, clips: [SVGClip] = [], depth: Int) {
    let element = element.mergedWithOnlyChild
    if element.holdsBlending { return writeBlending(element, clips: clips, depth: depth) }
    guard let outermost = clips.first else { return writePlain(element, depth: depth) }
    let wrapper = SVGElement.group([element])
    wrapper.clip = outermost
    write(wrapper, clips: Array(clips.dropFirst()), depth: depth)
  }

  private mutating func writePlain(_ element: SVGElement, depth: Int) {
    open(element, clip: element.clip, depth: depth)
    for child in element.children { write(child, depth: depth + 1) }
    close(element, depth: depth)
  }

  /// Passes clips on to the children, because in browsers a clipped group hides its backdrop from its children.
  private mutating func writeBlending(_ element: SVGElement, clips: [SVGClip], depth: Int) {
    open(element, clip: nil, depth: depth)
    let inverse = element.transform.inverted()
    let inside = clips.map { $0.transformed(by: inverse) } + (element.clip.map { [$0] } ?? [])
    for child in element.children { write(child, clips: inside, depth: depth + 1) }
    close(element, depth: depth)
  }

  // MARK: Tags

  private mutating func open(_ element: SVGElement, clip: SVGClip?, depth: Int) {
    if depth > 0 { output += "\n" + String(repeating: " ", count: min(depth, 40)) }
    output += "<\(element.name)"
    if let id = element.id { write([("id", id)]) }
    write(element.annotation)
    if !element.transform.isIdentity { write([("transform", element.transform.svg)]) }
    if let url = clip.flatMap({ definitions.url($0) }) { write([("clip-path", url)]) }
    write(element.attributes)
    if element.needsIsolation { write([("style", "isolation:isolate")]) }
    output += element.isEmpty ? "/>" : ">\(element.text)"
  }

  private mutating func write(_ attributes: SVGAttributes) {
    for (name, value) in attributes { output += " \(name)=\"\(value.escapedForXML)\"" }
  }

  private mutating func close(_ element: SVGElement, depth: Int) {
    if element.isEmpty { return }
    if !element.children.isEmpty, element.text.isEmpty {
      output += "\n" + String(repeating: " ", count: min(depth, 40))
    }
    output += "</\(element.name)>"
  }
}

extension SVGElement {
  fileprivate var isEmpty: Bool { children.isEmpty && text.isEmpty }

  /// Whether the group must be isolated explicitly. Opacity, filters, masks and blending isolate by themselves.
  fileprivate var needsIsolation: Bool { isIsolated && holdsBlending && attributes.isEmpty }

  /// Whether the group can be left out. A named group stays, because it is a view even if it paints nothing.
  fileprivate var isEmptyGroup: Bool { name == "g" && isEmpty && id == nil }

  fileprivate func removeEmptyGroups() {
    for child in children { child.removeEmptyGroups() }
    children.removeAll { $0.isEmptyGroup }
  }

  /// The element, or its only child with both transforms if the group only transforms it.
  fileprivate var mergedWithOnlyChild: SVGElement {
    guard name == "g", attributes.isEmpty, clip == nil, !needsIsolation, children.count == 1,
      let child = children.first,
      child.name == "g", child.id == nil, child.annotation.isEmpty, !child.isEmpty
    else { return self }
    let merged = child.emptied()
    (merged.id, merged.annotation, merged.children) = (id, annotation, child.children)
    merged.transform = child.transform.concatenating(transform)
    merged.holdsBlending = child.holdsBlending
    return merged.mergedWithOnlyChild
  }
}
