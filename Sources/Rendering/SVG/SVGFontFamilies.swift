import CoreTypes
import DisplayLists

extension FontRequest {
  /// The attributes that differ from the initial style.
  var svgAttributes: SVGAttributes {
    var attributes: SVGAttributes = [
      ("font-family", SVGFontFamilies.list(for: family, pointSize: pointSize)), ("font-size", pointSize.svg),
    ]
    if weight != 400 { attributes.append(("font-weight", "\(min(max(weight, 1), 1000))")) }
    if isItalic { attributes.append(("font-style", "italic")) }
    return attributes
  }
}

/// The `font-family` lists: Apple's font if the machine has it, then the best substitutes of the other players, then a
/// generic family.
enum SVGFontFamilies {
  static func list(for family: String, pointSize: CGFloat) -> String {
    let families = FontSubstitutes.families(for: family, pointSize: pointSize)
    let kind = generic(of: families), own = families[0]
    var list = kind == .system ? system : [own] + relatives(of: own)
    list += families.dropFirst().filter { !$0.hasPrefix("SF ") }.prefix(2) + [kind.rawValue]
    var seen: Set<String> = []
    return list.filter { seen.insert($0).inserted }.map(quoted).joined(separator: ", ")
  }

  private enum Generic: String {
    case system = "system-ui"
    case sansSerif = "sans-serif"
    case serif
    case monospace
  }

  /// The names of Apple's own system font.
  private static let system = ["-apple-system", "BlinkMacSystemFont", "SF Pro Text"]

  /// Returns the generic family of the first free substitute, so that the other players' lists decide.
  private static func generic(of families: [String]) -> Generic {
    for family in families.dropFirst() {
      switch family {
      case "Inter", "Inter Display": return .system
      case "Liberation Serif": return .serif
      case "Liberation Mono": return .monospace
      case "Liberation Sans": return .sansSerif
      default: continue
      }
    }
    return .sansSerif
  }

  private static func relatives(of family: String) -> [String] {
    switch family {
    case "Helvetica Neue": ["Helvetica", "Arial"]
    case "Helvetica": ["Helvetica Neue", "Arial"]
    default: []
    }
  }

  /// Returns a name, in quotes unless it consists of plain words.
  private static func quoted(_ family: String) -> String {
    let isPlain =
      !family.isEmpty
      && family.unicodeScalars.allSatisfy {
        (0x61...0x7A).contains($0.value) || (0x41...0x5A).contains($0.value) || $0 == "-"
      }
    return isPlain ? family : "'\(family.filter { $0 != "'" && $0 != "\\" && !$0.isNewline })'"
  }
}
