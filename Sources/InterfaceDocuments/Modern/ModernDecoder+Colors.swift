import CoreTypes

extension ModernDecoder {
  /// Returns the color in a property; nil if there is none, or `<nil>`.
  func color(_ element: DocumentElement, _ key: String) -> InterfaceColor? {
    element.child(named: "color", key: key).flatMap { color(source($0)) }
  }

  private func color(_ source: ElementSource) -> InterfaceColor? {
    let element = source.element, components = Self.components(source)
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] {
      let older = element["cocoaTouchSystemColor"].flatMap(Self.older)
      return .system(name: name, fallback: resources.systemColors[name] ?? components ?? older)
    }
    if let name = element["cocoaTouchSystemColor"] { return .cocoaTouch(name: name, fallback: components) }
    if let name = element["name"] { return .asset(name: name, fallback: resources.namedColors[name] ?? components) }
    if components == nil {
      log.report(.oddValue, "<color> has no components and no name; it is left out", at: element.position)
    }
    return components.map { source.number("white") == nil ? .components($0) : .gray($0) }
  }

  /// Returns the color that Xcode 11 writes beside a system color for older releases.
  ///
  /// > Basis: documented: `UIColor`'s fixed colors; the background of tables is that of iOS 7.
  private static func older(_ name: String) -> RGBAColor? {
    switch name {
    case "whiteColor": .white
    case "blackColor", "darkTextColor": .black
    case "lightTextColor": RGBAColor(white: 1, alpha: 0.6)
    case "darkGrayColor": RGBAColor(white: 1.0 / 3)
    case "lightGrayColor": RGBAColor(white: 2.0 / 3)
    case "grayColor": RGBAColor(white: 0.5)
    case "groupTableViewBackgroundColor": RGBAColor(hex: 0xEFEFF4)
    case "clearColor": .clear
    default: nil
    }
  }

  /// Returns the components of a color; nil if it only has a name.
  static func components(_ source: ElementSource) -> RGBAColor? {
    let alpha = source.number("alpha") ?? 1
    if let white = source.number("white") { return RGBAColor(white: white, alpha: alpha) }
    guard let red = source.number("red"), let green = source.number("green"), let blue = source.number("blue") else {
      return cmyk(source, alpha: alpha)
    }
    let space = source.element["customColorSpace"] ?? source.element["colorSpace"]
    return ColorSpaces.color(red: red, green: green, blue: blue, alpha: alpha, space: space)
  }

  private static func cmyk(_ source: ElementSource, alpha: Double) -> RGBAColor? {
    guard let cyan = source.number("cyan"), let magenta = source.number("magenta"),
      let yellow = source.number("yellow"), let black = source.number("black")
    else { return nil }
    return RGBAColor(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
      alpha: alpha)
  }
}
