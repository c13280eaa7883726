import SystemProfiles
import Typesetting

// Font names. The class declares the overridable members.
extension UIFont {
  static var allFamilyNames: [String] {
    let fonts = Session.current.fonts
    return (fonts.systemFamilies.listed.map(\.name) + fonts.families.keys).sorted()
  }

  static func faceNames(ofFamily name: String) -> [String] {
    let fonts = Session.current.fonts
    return fonts.systemFamilies.listed.first { $0.name == name }?.faces ?? fonts.families[name] ?? []
  }

  var nameOfFamily: String {
    let fonts = Session.current.fonts
    if let shipped = descriptor.shipped { return shipped.familyName }
    switch descriptor.family {
    case .system: return fonts.systemNames.familyName(design: descriptor.namedDesign, pointSize: pointSize)
    case .named(let name):
      let system = fonts.systemFamilies
      return system.face(named: name).flatMap { system.family(of: $0) }
        ?? descriptor.familyName(in: Session.current.fontEra)
    }
  }

  var nameOfFace: String {
    let fonts = Session.current.fonts
    switch descriptor.family {
    case .system:
      return fonts.systemNames.fontName(
        weight: descriptor.weight.nameOfFace, isItalic: descriptor.isItalic, design: descriptor.namedDesign,
        pointSize: pointSize)
    case .named(let name):
      guard descriptor.shipped == nil else { return name }
      return fonts.systemFamilies.face(named: name) ?? name
    }
  }

  /// The font's description in UIKit's format.
  ///
  /// > Basis: captured, published logs: fonts of a text style show the style's name instead of the face's.
  var describedFont: String {
    let traits = fontDescriptor.symbolicTraits
    let family = descriptor.textStyle?.rawValue ?? fontName
    let weight = traits.contains(.traitBold) ? "bold" : "normal"
    let style = traits.contains(.traitItalic) ? "italic" : "normal"
    let address = "\(Unmanaged.passUnretained(self).toOpaque())".withoutLeadingZeros
    let size = String(format: "%.2f", Double(pointSize))
    return """
      <UICTFont: \(address)> font-family: "\(family)"; font-weight: \(weight); font-style: \(style); \
      font-size: \(size)pt
      """
  }
}

extension String {
  /// An address as Apple's systems print it, without leading zeros.
  var withoutLeadingZeros: String {
    guard hasPrefix("0x") else { return self }
    return "0x" + dropFirst(2).drop { $0 == "0" }
  }
}

extension FontDescriptor {
  fileprivate var namedDesign: SystemFontNames.Design {
    switch design {
    case .standard: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension FontWeight {
  /// The weight's name in the names of the system font's faces.
  fileprivate var nameOfFace: String {
    switch self {
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    }
  }
}
