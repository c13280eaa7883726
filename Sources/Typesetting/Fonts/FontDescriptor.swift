import CoreTypes

/// What a client asks for, before any era decides which face that is.
package struct FontDescriptor: Sendable, Hashable {
  package enum Family: Sendable, Hashable {
    /// `UIFont.systemFont`; its face depends on the era.
    case system
    /// A PostScript or family name, "HelveticaNeue-Light" or "Helvetica Neue".
    case named(String)
  }

  /// A sibling of the system font.
  package enum Design: Sendable, Hashable {
    case standard, serif, rounded, monospaced
  }

  package var family: Family
  /// The font of that name, where the project ships it.
  package var shipped: ShippedFont?
  package var design = Design.standard
  /// Of the system font: below 0 narrower, above 0 wider than standard.
  package var width: CGFloat = 0
  /// Digits of one width.
  package var hasMonospacedDigits = false
  /// For a named family: the weight used when the name itself says none.
  package var weight: FontWeight
  package var isItalic: Bool
  package var pointSize: CGFloat
  /// Set for fonts that come from a text style: lines of such text are `leading` apart, not `lineHeight`.
  package var textStyle: TextStyle?

  package init(
    family: Family = .system, weight: FontWeight = .regular, isItalic: Bool = false, pointSize: CGFloat,
    textStyle: TextStyle? = nil
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.textStyle = textStyle
  }

  /// A font of the project, whatever the name by which it was found.
  package func found(_ font: ShippedFont) -> Self {
    var found = self
    (found.family, found.shipped) = (.named(font.postScriptName), font)
    (found.weight, found.isItalic) = (font.weight, font.isItalic)
    return found
  }

  /// How wide letters are compared with those of the standard width.
  ///
  /// > Basis: assumed: measured on pictures of the families, rounded. There are no tables of them.
  var stretch: CGFloat {
    guard family == .system, width != 0 else { return 1 }
    let known: [(width: CGFloat, stretch: CGFloat)] = [(-0.4, 0.7), (-0.2, 0.82), (0, 1), (0.2, 1.2)]
    let near = known.min { abs($0.width - width) < abs($1.width - width) }
    return near?.stretch ?? 1
  }

  package static func system(_ pointSize: CGFloat, weight: FontWeight = .regular) -> Self {
    Self(weight: weight, pointSize: pointSize)
  }

  package static func named(_ name: String, _ pointSize: CGFloat) -> Self {
    let parsed = PostScriptName(name)
    return Self(
      family: .named(name), weight: parsed.weight ?? .regular, isItalic: parsed.isItalic, pointSize: pointSize)
  }

  /// `UIFont.preferredFont(forTextStyle:)` at a text size.
  package static func preferred(
    _ style: TextStyle, category: UIContentSizeCategory = .large, emphasized: Bool = false, era: TypographyEra
  ) -> Self {
    let metrics = style.metrics(category: category, era: era)
    return Self(
      weight: emphasized ? metrics.emphasizedWeight : metrics.weight, pointSize: metrics.pointSize, textStyle: style)
  }
}
