/// A font as a document describes it; the font file depends on the release.
package enum InterfaceFont: Sendable, Hashable {
  package enum SystemFace: String, Sendable, Hashable { case system, boldSystem, italicSystem }

  /// A system font. `weight` is nil if not written: `ultraLight` … `black`.
  case system(SystemFace, weight: String?, size: FontSize)
  /// A font by name. `name` is the PostScript name.
  case named(name: String, family: String?, size: FontSize)
  /// A text style, such as `UICTFontTextStyleBody`.
  case textStyle(String)
}

package enum FontSize: Sendable, Hashable {
  package enum Symbol: String, Sendable, Hashable { case label, button, system, small }

  case points(Double)
  case symbolic(Symbol)

  /// The size in points.
  ///
  /// > Source: `UIFont.labelFontSize`, `buttonFontSize`, `systemFontSize`, `smallSystemFontSize`.
  package var points: Double {
    switch self {
    case .points(let points): points
    case .symbolic(.label): 17
    case .symbolic(.button): 18
    case .symbolic(.system): 14
    case .symbolic(.small): 12
    }
  }
}
