import CoreTypes

/// Reads property lists in each of Apple's formats: OpenStep, XML, binary, and JSON.
enum PropertyListFile {
  static func parse(_ data: Data) throws(TextFailure) -> PropertyListValue {
    let bytes = [UInt8](data)
    if bytes.starts(with: "bplist".utf8) { return try foundationValue(bytes) { try propertyList(data) } }
    if let conflict = TextFailure.conflictMarker(in: bytes) { throw conflict }
    switch bytes.first(where: { $0 > 32 && $0 < 0x80 }) {
    case UInt8(ascii: "<"): return try XMLPropertyList.parse(bytes)
    case nil: throw TextFailure("the file is empty", at: 0, in: bytes)
    default: return try openStepOrJSON(bytes, data)
    }
  }

  private static func openStepOrJSON(_ bytes: [UInt8], _ data: Data) throws(TextFailure) -> PropertyListValue {
    do throws(TextFailure) {
      return try OpenStepParser.parse(bytes)
    } catch {
      guard let value = try? JSONSerialization.jsonObject(with: data) else { throw error }
      return try foundationValue(bytes) { value }
    }
  }

  private static func propertyList(_ data: Data) throws -> Any {
    try PropertyListSerialization.propertyList(from: data, format: nil)
  }

  private static func foundationValue(
    _ bytes: [UInt8], read: () throws -> Any
  ) throws(TextFailure) -> PropertyListValue {
    guard let object = try? read(), let value = PropertyListValue(foundation: object, depth: 0) else {
      throw TextFailure("it is not a valid property list", at: 0, in: bytes)
    }
    return value
  }
}

extension PropertyListValue {
  /// Converts Foundation's objects; nil for a class that no property list has, and for deep nesting.
  init?(foundation object: Any, depth: Int) {
    guard depth < 256 else { return nil }
    switch object {
    case let value as String: self = .string(value)
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let value as NSNumber: self = Self.number(value)
    case let value as [String: Any]:
      self = .dictionary(value.compactMapValues { PropertyListValue(foundation: $0, depth: depth + 1) })
    case let value as [Any]: self = .array(value.compactMap { PropertyListValue(foundation: $0, depth: depth + 1) })
    default: return nil
    }
  }

  private static func number(_ value: NSNumber) -> PropertyListValue {
    switch String(cString: value.objCType) {
    case "c", "B": .boolean(value.boolValue)
    case "d", "f": .real(value.doubleValue)
    default: .integer(value.intValue)
    }
  }
}
