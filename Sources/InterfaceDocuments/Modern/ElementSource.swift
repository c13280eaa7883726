import CoreTypes

/// The attributes of an element.
struct ElementSource: PropertySource {
  let element: DocumentElement
  let log: DecodingLog
  let objectID: String?

  func value(_ name: String) -> (text: String, position: SourcePosition)? {
    element[name].map { ($0, element.position) }
  }

  /// Returns a text: an attribute if it has one line, and a `<string key="…">` child if it has more.
  func text(_ name: String) -> String? {
    if let text = element[name] { return text }
    return element.children.first { $0.key == name && ($0.name == "string" || $0.name == "mutableString") }?.string
  }

  func image(_ name: String) -> InterfaceImage? {
    if let image = element[name] {
      return InterfaceImage(name: image, isSystemSymbol: element["catalog"] == "system")
    }
    guard let reference = element.child(named: "imageReference", key: name), let image = reference["image"] else {
      return nil
    }
    return InterfaceImage(
      name: image, isSystemSymbol: reference["catalog"] == "system", symbolScale: reference["symbolScale"])
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    if let inset = element.child(named: "inset", key: key) {
      let read = with(inset)
      return UIEdgeInsets(
        top: read.number("minY") ?? 0, left: read.number("minX") ?? 0, bottom: read.number("maxY") ?? 0,
        right: read.number("maxX") ?? 0)
    }
    guard let insets = element.child(named: "edgeInsets", key: key) else { return nil }
    let read = with(insets)
    return UIEdgeInsets(
      top: read.number("top") ?? 0, left: read.number("left") ?? 0, bottom: read.number("bottom") ?? 0,
      right: read.number("right") ?? 0)
  }

  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let insets = element.child(named: "directionalEdgeInsets", key: key) else { return nil }
    let read = with(insets)
    return NSDirectionalEdgeInsets(
      top: read.number("top") ?? 0, leading: read.number("leading") ?? 0, bottom: read.number("bottom") ?? 0,
      trailing: read.number("trailing") ?? 0)
  }

  func rect(_ key: String) -> CGRect? {
    guard let rect = element.child(named: "rect", key: key) else { return nil }
    let read = with(rect)
    return CGRect(
      x: read.number("x") ?? 0, y: read.number("y") ?? 0, width: read.number("width") ?? 0,
      height: read.number("height") ?? 0)
  }

  func size(_ key: String) -> CGSize? {
    guard let size = element.children.first(where: { $0.key == key && $0["width"] != nil }) else { return nil }
    let read = with(size)
    return CGSize(width: read.number("width") ?? 0, height: read.number("height") ?? 0)
  }

  func point(_ key: String) -> CGPoint? {
    guard let point = element.child(named: "point", key: key) else { return nil }
    let read = with(point)
    return CGPoint(x: read.number("x") ?? 0, y: read.number("y") ?? 0)
  }

  /// Returns the attributes of another element, with diagnostics reported for the same object.
  func with(_ element: DocumentElement) -> ElementSource {
    ElementSource(element: element, log: log, objectID: objectID)
  }
}
