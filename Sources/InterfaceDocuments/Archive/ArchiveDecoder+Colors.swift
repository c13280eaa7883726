import CoreTypes

/// Colors and fonts.
extension ArchiveDecoder {
  func color(_ source: ArchiveSource, _ name: String) -> InterfaceColor? {
    guard let object = source.object(name), className(of: object) == "NSColor" else { return nil }
    let color = self.source(object), components = components(color)
    if let selector = color.string("IBUIColorCocoaTouchKeyPath") {
      return .cocoaTouch(name: selector, fallback: components)
    }
    return components.map { color.string("NSWhite") == nil ? .components($0) : .gray($0) }
  }

  private func components(_ source: ArchiveSource) -> RGBAColor? {
    if let white = source.string("NSWhite").map(ArchiveBytes.numbers), let value = white.first {
      return RGBAColor(white: value, alpha: white.count > 1 ? white[1] : 1)
    }
    guard let rgb = source.string("NSRGB").map(ArchiveBytes.numbers), rgb.count >= 3 else { return nil }
    return RGBAColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: rgb.count > 3 ? rgb[3] : 1)
  }

  /// Returns the font from its description, or the design-time font in archives without one.
  func font(_ source: ArchiveSource) -> InterfaceFont? {
    if let description = source.object("IBUIFontDescription") { return font(described: self.source(description)) }
    guard let font = source.object("IBUIFont").map(self.source), let name = font.string("NSName") else { return nil }
    log.noteFont(name, at: font.element.position)
    return .named(name: name, family: nil, size: .points(font.number("NSSize") ?? 17))
  }

  private func font(described source: ArchiveSource) -> InterfaceFont {
    let size = size(source)
    if let name = source.string("name") {
      log.noteFont(name, at: source.element.position)
      return .named(name: name, family: source.string("family"), size: size)
    }
    let faces: [InterfaceFont.SystemFace] = [.system, .system, .boldSystem, .italicSystem]
    return .system(source.option("type", codes: faces) ?? .system, weight: nil, size: size)
  }

  private func size(_ source: ArchiveSource) -> FontSize {
    if let points = source.number("pointSize") { return .points(points) }
    let symbols: [FontSize.Symbol] = [.label, .label, .button, .small, .system]
    return .symbolic(source.option("size", codes: symbols) ?? .label)
  }
}
