import CoreTypes

/// Connections and runtime attributes.
extension ArchiveDecoder {
  /// - Returns: The connection, and the object that owns it: the source of an outlet, the sender of an action.
  func connection(_ record: DocumentElement) -> (owner: DocumentElement, InterfaceConnection)? {
    guard let object = graph.object(record, "connection"), let kind = connectionKind(object),
      let owner = graph.object(object, "source"), let destination = graph.object(object, "destination")
    else { return nil }
    let recordID = graph.object(record, "connectionID") ?? graph.object(record, "id")
    let connection = InterfaceConnection(
      id: recordID?.string ?? "", position: object.position, kind: kind, destination: id(of: destination))
    return (owner, connection)
  }

  private func connectionKind(_ object: DocumentElement) -> InterfaceConnection.Kind? {
    let source = source(object), label = source.string("label") ?? ""
    switch className(of: object) {
    case "IBCocoaTouchOutletConnection": return .outlet(property: label)
    case "IBCocoaTouchOutletCollectionConnection": return .outletCollection(property: label, appends: false)
    case "IBCocoaTouchEventConnection": return .action(selector: label, events: events(source))
    default: return nil
    }
  }

  /// Returns the event mask; the archive stores the bit's number, counted from 1.
  private func events(_ source: ArchiveSource) -> UInt {
    guard let number = source.integer("IBEventType"), (1...32).contains(number) else { return 0 }
    return 1 << UInt(number - 1)
  }

  func attributes(of placeholder: DocumentElement) -> [RuntimeAttribute] {
    graph.array(placeholder, "userDefinedRuntimeAttributes").compactMap { attribute in
      let source = source(attribute)
      guard let keyPath = source.string("keyPath"), let value = runtimeValue(source) else { return nil }
      return RuntimeAttribute(keyPath: keyPath, value: value, position: attribute.position)
    }
  }

  private func runtimeValue(_ source: ArchiveSource) -> RuntimeAttribute.Value? {
    let value = source.object("value").map(self.source)
    switch source.string("typeIdentifier")?.split(separator: ".").last {
    case "boolean": return source.flag("value").map { .boolean($0) }
    case "number": return source.number("value").map { .number($0) }
    case "string", "localizedString": return .string(source.string("value") ?? "")
    case "size": return value?.size("NS.sizeval").map { .size($0) }
    case "point": return value?.size("NS.pointval").map { .point(CGPoint(x: $0.width, y: $0.height)) }
    case "rect": return value?.parsed("NS.rectval", Scalars.rect).map { .rect($0) }
    case "color": return color(source, "value").map { .color($0) } ?? .nil
    case "image": return source.image("value").map { .image($0) } ?? .nil
    case "nil": return .nil
    default: return nil
    }
  }
}
