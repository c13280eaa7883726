import CoreTypes
import InterfaceDocuments

/// The value of a property that is an element.
enum ValueText {
  /// Returns the text of a value that is short enough for the line of its object; nil for one with several parts.
  static func short(_ value: DocumentElement) -> String? {
    switch value.name {
    case "color": ColorText.text(value)
    case "fontDescription", "font": FontText.text(value)
    case "rect": "(\(numbers(value, ["x", "y", "width", "height"])))"
    case "point": "(\(numbers(value, ["x", "y"])))"
    case "size": numbers(value, ["width", "height"], separator: " × ")
    case "inset": insets(value, ["minY", "minX", "maxY", "maxX"])
    case "edgeInsets": insets(value, ["top", "left", "bottom", "right"])
    case "directionalEdgeInsets": insets(value, ["top", "leading", "bottom", "trailing"])
    case "range": "\(value["location"] ?? "") to \(value["length"] ?? "")"
    case "offsetWrapper": "(\(numbers(value, ["horizontal", "vertical"])))"
    case "string", "mutableString": Quoting.quoted(value.string)
    case "integer", "real", "bool", "boolean", "double", "float", "int": scalar(value)
    case "data", "mutableData": digest(value.text)
    case "imageReference": image(value)
    default: flags(value)
    }
  }

  /// Returns the parts of any element, in parentheses if there are several.
  static func full(_ value: DocumentElement) -> String {
    if let short = short(value) { return short }
    let parts = parts(of: value)
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  /// Returns the attributes and the children of an element, each with its name.
  static func parts(of value: DocumentElement) -> [String] {
    if value.name == "attributedString" { return value.children.map(fragment) }
    var attributes = value.attributes.filter { !ignored.contains($0.key) }
    AttributeText.nameSymbol(in: &attributes)
    return attributes.sorted { $0.key < $1.key }.map(AttributeText.text) + value.children.compactMap(child)
      + (value.children.isEmpty && !value.text.allSatisfy(\.isWhitespace) ? [Quoting.quoted(value.string)] : [])
  }

  private static let ignored: Set<String> = ["key", "id", "customModuleProvider"]

  private static func child(_ child: DocumentElement) -> String? {
    guard child.name != "nil" else { return nil }
    let label = child.key.map { AttributeText.label(shortened($0)) } ?? (short(child) == nil ? child.name : nil)
    let value = short(child) ?? "(\(full(child)))"
    return label.map { "\($0) \(value)" } ?? value
  }

  /// Returns `font` for `NSFont`.
  private static func shortened(_ key: String) -> String {
    guard key.hasPrefix("NS"), key.dropFirst(3).first?.isLowercase == true else { return key }
    return key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3)
  }

  private static func fragment(_ fragment: DocumentElement) -> String {
    let style = fragment.child(named: "attributes").map(parts) ?? []
    let text = Quoting.quoted(fragment.fragmentText)
    return style.isEmpty ? text : "\(text) (\(style.joined(separator: ", ")))"
  }

  private static func numbers(_ value: DocumentElement, _ names: [String], separator: String = ", ") -> String {
    names.map { value[$0].map(Numbers.text) ?? "0" }.joined(separator: separator)
  }

  /// Returns one number for equal insets, else those that are not zero with their sides.
  private static func insets(_ value: DocumentElement, _ names: [String]) -> String {
    let sides = [
      "top", names[1] == "leading" ? "leading" : "left", "bottom", names[3] == "trailing" ? "trailing" : "right",
    ]
    let numbers = names.map { value[$0].map(Numbers.text) ?? "0" }
    if Set(numbers).count == 1 { return numbers[0] }
    let parts = zip(sides, numbers).filter { $1 != "0" }.map { "\($0) \($1)" }
    return "(\(parts.joined(separator: ", ")))"
  }

  private static func scalar(_ value: DocumentElement) -> String {
    let written = value["value"] ?? value.string
    return written == "YES" ? "yes" : written == "NO" ? "no" : Numbers.text(written)
  }

  /// Returns the names of the options in an element such as `<rectEdge left="YES"/>`.
  private static func flags(_ value: DocumentElement) -> String? {
    guard value.children.isEmpty, value.text.allSatisfy(\.isWhitespace) else { return nil }
    let names = value.attributes.keys.filter { !ignored.contains($0) }.sorted()
    guard names.allSatisfy({ value[$0] == "YES" }) else { return nil }
    return names.isEmpty ? "none" : names.joined(separator: "+")
  }

  private static func image(_ value: DocumentElement) -> String {
    let name = Quoting.quoted(value["image"] ?? "")
    let options = ["symbolScale", "renderingMode"].compactMap { value[$0] }
    let colors = value.children.map { "\($0.name) (\(parts(of: $0).joined(separator: ", ")))" }
    return ([value["catalog"] == "system" ? "symbol \(name)" : name] + options + colors).joined(separator: " ")
  }

  /// Returns the size of base64 data and its FNV-1a hash, so that other data gives another text.
  private static func digest(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325, count = 0
    for byte in text.utf8 where !" \t\r\n".utf8.contains(byte) {
      (hash, count) = ((hash ^ UInt64(byte)) &* 0x100_0000_01B3, count + 1)
    }
    return "data of \(count * 3 / 4) bytes (\(String(hash, radix: 16)))"
  }
}
