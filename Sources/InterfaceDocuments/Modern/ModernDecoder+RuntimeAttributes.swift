import CoreTypes

extension ModernDecoder {
  func runtimeAttributes(_ element: DocumentElement) -> [RuntimeAttribute] {
    (element.child(named: "userDefinedRuntimeAttributes")?.children ?? []).compactMap { child in
      guard let keyPath = child["keyPath"], let value = runtimeValue(child) else { return nil }
      return RuntimeAttribute(keyPath: keyPath, value: value, position: child.position)
    }
  }

  private func runtimeValue(_ element: DocumentElement) -> RuntimeAttribute.Value? {
    let source = source(element)
    switch element["type"] {
    case "boolean": return source.flag("value").map { .boolean($0) }
    case "number": return (element.child(key: "value").map(self.source) ?? source).number("value").map { .number($0) }
    case "string", "localizedString": return .string(source.text("value") ?? "")
    case "point": return source.point("value").map { .point($0) }
    case "size": return source.size("value").map { .size($0) }
    case "rect": return source.rect("value").map { .rect($0) }
    case "range": return element.child(named: "range", key: "value").flatMap(range)
    case "color": return color(element, "value").map { .color($0) } ?? .nil
    case "image": return source.image("value").map { .image($0) } ?? .nil
    case "nil": return .nil
    default: return nil
    }
  }

  private func range(_ element: DocumentElement) -> RuntimeAttribute.Value? {
    let source = source(element)
    guard let location = source.integer("location"), let length = source.integer("length") else { return nil }
    return .range(location: location, length: length)
  }
}
