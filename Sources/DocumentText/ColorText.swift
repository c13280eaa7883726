import InterfaceDocuments

/// A color as text: its name, or its components.
enum ColorText {
  static func text(_ color: DocumentElement) -> String {
    // Xcode 11 wrote two names, and later ones write one.
    if let name = color["systemColor"] ?? color["xcode11CocoaTouchSystemColor"] ?? color["cocoaTouchSystemColor"] {
      return name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    }
    if let name = color["name"], color["catalog"] != "System" { return "named \(Quoting.quoted(name))" }
    return components(color) ?? color["name"].map(Quoting.quoted) ?? "unknown color"
  }

  private static func components(_ color: DocumentElement) -> String? {
    let alpha = opacity(color)
    if let white = color["white"], Double(white) == 0, color["alpha"].flatMap(Double.init) == 0 { return "clear" }
    if let white = color["white"] { return gray(white, space(color)) + alpha }
    let names = color["cyan"] == nil ? ["red", "green", "blue"] : ["cyan", "magenta", "yellow", "black"]
    let values = names.compactMap { color[$0].flatMap(Double.init) }
    guard values.count == names.count else { return nil }
    if names.count == 3, let hex = hex(values) { return hex + suffix(space(color), "sRGB") + alpha }
    let function = names.count == 3 ? "rgb" : "cmyk"
    return "\(function)(\(values.map { Numbers.text($0) }.joined(separator: ", ")))" + suffix(space(color), "sRGB")
      + alpha
  }

  private static func gray(_ written: String, _ space: String) -> String {
    switch Double(written) {
    case 0: "black"
    case 1: "white"
    default: "gray(\(Numbers.text(written)))" + suffix(space, "genericGamma22GrayColorSpace")
    }
  }

  /// Returns `#EBEDF0` if that is exact to four digits.
  private static func hex(_ components: [Double]) -> String? {
    let bytes = components.map { ($0 * 255).rounded() }
    let isExact = zip(bytes, components).allSatisfy { abs($0 / 255 - $1) < 0.00005 && (0...255).contains($0) }
    guard isExact else { return nil }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String(Int($0), radix: 16, uppercase: true) }.joined()
  }

  private static func space(_ color: DocumentElement) -> String {
    color["customColorSpace"] ?? color["colorSpace"] ?? ""
  }

  private static func suffix(_ space: String, _ usual: String) -> String {
    space.isEmpty || space == usual ? "" : " in \(space)"
  }

  private static func opacity(_ color: DocumentElement) -> String {
    guard let alpha = color["alpha"], Double(alpha) != 1 else { return "" }
    return " alpha \(Numbers.text(alpha))"
  }
}
