import Typesetting

extension FontRequest {
  /// The font whose shapes go with the metrics: the system font is the family of its generation, and where the tables
  /// stand in for a font that they do not know, the font's own name is asked for.
  package init(_ font: ResolvedFont) {
    let descriptor = font.descriptor, face = FontDescriptor.named(font.faceName, font.pointSize)
    let weight = font.isSubstitute ? descriptor.weight : face.weight
    self.init(
      family: Self.family(of: font), weight: weight.cssNumber, isItalic: descriptor.isItalic || face.isItalic,
      pointSize: font.pointSize)
  }

  private static func family(of font: ResolvedFont) -> String {
    if font.isSubstitute, case .named(let name) = font.descriptor.family {
      return String(name.prefix { $0 != "-" })
    }
    if font.faceName.hasPrefix("SF") { return "San Francisco" }
    return font.faceName.hasPrefix("HelveticaNeue") ? "Helvetica Neue" : "Helvetica"
  }
}

extension FontWeight {
  /// 100…900.
  fileprivate var cssNumber: Int { (rawValue + 1) * 100 }
}
