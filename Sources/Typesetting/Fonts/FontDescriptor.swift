import CoreTypes

/// A feature of a font by its numbers in Apple's registry: what it is about, and the setting.
package struct FontFeature: Sendable, Hashable {
  package var type: Int
  package var selector: Int

  package init(type: Int, selector: Int) { (self.type, self.selector) = (type, selector) }
}

/// A client's request for a font, before an era determines its face.
package struct FontDescriptor: Sendable, Hashable {
  package enum Family: Sendable, Hashable {
    /// `UIFont.systemFont`, whose face depends on the era.
    case system
    /// A PostScript or family name, "HelveticaNeue-Light" or "Helvetica Neue".
    case named(String)
  }

  /// A design of the system font.
  package enum Design: Sendable, Hashable {
    case standard, serif, rounded, monospaced
  }

  package var family: Family
  /// The font of that name, if the project bundles it.
  package var shipped: ShippedFont?
  package var design = Design.standard
  /// The width of the system font: below 0 narrower, above 0 wider than standard.
  package var width: CGFloat = 0
  /// Whether all digits have the same width.
  package var hasMonospacedDigits = false
  /// Other features that a program asked for. They do not change the text.
  package var features: [FontFeature] = []
  /// The weight. For a named family, it applies if the name itself contains none.
  package var weight: FontWeight
  package var isItalic: Bool
  package var pointSize: CGFloat
  /// The text style of the font, if any. Lines of such text are `leading` apart instead of `lineHeight`.
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

  /// Returns the descriptor with a bundled font, whatever name it was found by.
  package func found(_ font: ShippedFont) -> Self {
    var found = self
    (found.family, found.shipped) = (.named(font.postScriptName), font)
    (found.weight, found.isItalic) = (font.weight, font.isItalic)
    return found
  }

  /// The width of letters relative to those of the standard width.
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

  /// Returns the font of `UIFont.preferredFont(forTextStyle:)` at a text size.
  package static func preferred(
    _ style: TextStyle, category: UIContentSizeCategory = .large, emphasized: Bool = false, era: TypographyEra
  ) -> Self {
    let metrics = style.metrics(category: category, era: era)
    return Self(
      weight: emphasized ? metrics.emphasizedWeight : metrics.weight, pointSize: metrics.pointSize, textStyle: style)
  }
}
