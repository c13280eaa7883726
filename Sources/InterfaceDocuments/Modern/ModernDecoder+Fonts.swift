import CoreTypes

extension ModernDecoder {
  /// Returns the font of a view, or of any element with a `fontDescription` child.
  func font(_ element: DocumentElement) -> InterfaceFont? {
    element.child(named: "fontDescription").flatMap(font(described:))
  }

  /// Returns the font of a `<fontDescription>`, or of the `<font>` of an attributed string.
  func font(described element: DocumentElement) -> InterfaceFont? {
    let source = source(element)
    if let style = element["style"] ?? textStyle(element["metaFont"]) { return .textStyle(style) }
    let size = size(source)
    if let name = element["name"] {
      log.noteFont(name, at: element.position)
      return .named(name: name, family: element["family"], size: size)
    }
    let face = element["metaFont"].map(self.face(ofMetaFont:)) ?? source.parsed("type", face) ?? .system
    return .system(face, weight: element["weight"], size: size)
  }

  private func face(_ name: String) -> InterfaceFont.SystemFace? { InterfaceFont.SystemFace(rawValue: name) }

  private func size(_ source: ElementSource) -> FontSize {
    if let points = source.number("pointSize") { return .points(points) }
    guard source.element.name == "fontDescription" else { return .points(source.number("size") ?? 17) }
    return .symbolic(source.parsed("size", FontSize.Symbol.init(rawValue:)) ?? .label)
  }

  private func textStyle(_ metaFont: String?) -> String? {
    metaFont.flatMap { $0.hasPrefix("UICTFontTextStyle") ? $0 : nil }
  }

  private func face(ofMetaFont name: String) -> InterfaceFont.SystemFace {
    name.lowercased().contains("bold") ? .boldSystem : .system
  }
}
