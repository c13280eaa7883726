import CoreTypes

/// The table, blend and tracking of a font in an era.
struct FontResolution: Sendable {
  var face: FontFace
  /// The second optical family, mixed in by `blend` (0…1).
  var blendedFace: FontFace?
  var blend: CGFloat = 0
  /// The tracking added to every character, in 1/1000 em.
  var tracking: CGFloat = 0
  /// The spacing added to every Han character, in points.
  var hanSpacing: CGFloat = 0
  /// The factor for the table's advances, for a weight without a table of its own.
  var advanceScale: CGFloat = 1
  var kernsPairs: Bool
  var vertical: VerticalMetrics
  var isSubstitute = false
  /// The width of every character, in em.
  var fixedAdvance: CGFloat?
  /// Whether every digit is as wide as the zero.
  var hasEqualDigits = false
  /// Whether characters can be looked up in the table one by one.
  var isPlain: Bool { fixedAdvance == nil && !hasEqualDigits && shipped == nil }
  /// A bundled font with tables of its own; the others then serve characters that it lacks.
  var shipped: ShippedFont?

  init(_ descriptor: FontDescriptor, era: TypographyEra) {
    let (size, weight) = (descriptor.pointSize, descriptor.weight)
    if let shipped = descriptor.shipped {
      self.init(shipped, size: size, era: era)
      return
    }
    switch FontCatalogue.family(of: descriptor.family, era: era) {
    case .helvetica: self.init(helvetica: FontCatalogue.helvetica(weight), size: size, era: era)
    case .helveticaNeue: self.init(helveticaNeue: weight, size: size, era: era)
    case .helveticaNeueInterface: self.init(helveticaNeueInterface: weight, size: size, era: era)
    case .sanFrancisco: self.init(sanFrancisco: weight, size: size, era: era)
    case .avenir: self.init(withoutTable: weight, size: size, ascender: 1, descender: 0.366, era: era)
    case .avenirNext:
      self.init(withoutTable: weight, size: size, ascender: 1, descender: 0.366, era: era)
      (face, advanceScale) = (FontCatalogue.avenirNext(weight), 1)
    case .futura: self.init(withoutTable: .regular, size: size, ascender: 1.0391, descender: 0.2598, era: era)
    case .missing: self.init(replacementOfSize: size, era: era)
    }
    hasEqualDigits = descriptor.hasMonospacedDigits
    if descriptor.design == .monospaced { setMonospaced() }
  }

  /// Creates the resolution of a bundled font.
  ///
  /// > Basis: documented that CoreText takes lines from "hhea" and applies "trak"; that lines are placed as those of
  /// > Helvetica Neue by name, with the gap between them only, is assumed.
  private init(_ shipped: ShippedFont, size: CGFloat, era: TypographyEra) {
    self.init(replacementOfSize: size, era: era)
    (self.shipped, isSubstitute) = (shipped, false)
    vertical = VerticalMetrics(shipped, pointSize: size)
    if era == .helvetica { vertical = vertical.roundedUpToPoints() }
    tracking = CGFloat(shipped.track.tracking(at: Double(size))) * 1000 / CGFloat(shipped.unitsPerEm)
  }

  /// Makes all characters equally wide.
  ///
  /// > Basis: assumed; SF Mono has no table here. Serif and rounded take the widths of the sans, which is assumed, too.
  private mutating func setMonospaced() {
    fixedAdvance = 0.6
    (tracking, kernsPairs, blendedFace) = (0, false, nil)
  }

  /// Creates the resolution of a missing font: a Regular face, whatever the requested weight.
  ///
  /// > Basis: captured since the Helvetica Neue era. 60 of 61 saved heights of labels in a font that was not installed,
  /// > and the widths of those with the size of their text, are Helvetica Neue's. Before, Helvetica is assumed.
  private init(replacementOfSize size: CGFloat, era: TypographyEra) {
    if era == .helvetica {
      self.init(helvetica: .helveticaRegular, size: size, era: era)
    } else {
      self.init(helveticaNeue: .regular, size: size, era: era)
    }
    isSubstitute = true
  }

  /// Creates the resolution of a family for which only the line height is known.
  ///
  /// > Basis: captured for the line heights: of Avenir 43 of 49 saved labels are 1.366 em high, of Futura 2 labels and
  /// > a button of 2 documents 1.278 to 1.306. The place of the baseline is recalled; the advances are Helvetica
  /// > Neue's, of Futura its Regular's, within 5 % for most saved labels.
  ///
  /// - Parameters: Ascender and descender in em.
  private init(
    withoutTable weight: FontWeight, size: CGFloat, ascender: CGFloat, descender: CGFloat, era: TypographyEra
  ) {
    self.init(helveticaNeue: weight, size: size, era: era)
    (vertical.ascender, vertical.descender, vertical.leading) = (ascender * size, descender * size, 0)
    if era == .helvetica { vertical = vertical.roundedUpToPoints() }
    isSubstitute = true
  }

  private init(helvetica face: FontFace, size: CGFloat, era: TypographyEra) {
    let isWholePoints = era == .helvetica
    self.init(
      face: face, kernsPairs: era.kernsPairs,
      vertical: isWholePoints
        ? .helveticaOfWholePoints(face, pointSize: size) : .helvetica(face, pointSize: size))
  }

  /// Creates the resolution of a font named Helvetica Neue, which has no tracking.
  private init(helveticaNeue weight: FontWeight, size: CGFloat, era: TypographyEra) {
    let face = FontCatalogue.helveticaNeue(weight)
    self.init(
      face: face, kernsPairs: era.kernsPairs, vertical: VerticalMetrics(face, pointSize: size))
    if era == .helvetica { vertical = vertical.roundedUpToPoints() }
    advanceScale = FontCatalogue.helveticaNeueScale(weight)
  }

  /// Creates the resolution of the system font of the era. Its bold is the Medium face, and all its weights have the
  /// line height of Regular.
  private init(helveticaNeueInterface weight: FontWeight, size: CGFloat, era: TypographyEra) {
    let tracking: SizeCurve = weight > .regular ? .helveticaNeueInterfaceBold : .helveticaNeueInterface
    self.init(
      face: FontCatalogue.helveticaNeueInterface(weight), tracking: tracking.value(at: size),
      kernsPairs: era.kernsPairs, vertical: .helveticaNeueInterface(pointSize: size))
    advanceScale = FontCatalogue.helveticaNeueScale(weight)
  }

  private init(sanFrancisco weight: FontWeight, size: CGFloat, era: TypographyEra) {
    let text = FontCatalogue.sanFranciscoText(weight, era: era)
    self.init(
      face: text, tracking: Self.sanFranciscoTracking(era).value(at: size), kernsPairs: true,
      vertical: VerticalMetrics(text, pointSize: size))
    let display = FontCatalogue.sanFranciscoDisplay(weight)
    let blend: CGFloat = era == .sanFrancisco14 ? SizeCurve.opticalBlend.value(at: size) : size < 20 ? 0 : 1
    if era != .sanFrancisco9 { hanSpacing = FallbackAdvance.hanSpacing }
    advanceScale = FontCatalogue.sanFranciscoScale(weight)
    if blend >= 1 { face = display } else if blend > 0 { (blendedFace, self.blend) = (display, blend) }
  }

  private init(face: FontFace, tracking: CGFloat = 0, kernsPairs: Bool, vertical: VerticalMetrics) {
    self.face = face
    self.tracking = tracking
    self.kernsPairs = kernsPairs
    self.vertical = vertical
  }

  private static func sanFranciscoTracking(_ era: TypographyEra) -> SizeCurve {
    switch era {
    case .sanFrancisco9: .sanFrancisco9
    case .sanFrancisco11: .sanFrancisco11
    default: .sanFrancisco14
    }
  }
}
