import CoreTypes

/// Which table, in which blend and with which tracking, stands for a font in an era.
struct FontResolution: Sendable {
  var face: FontFace
  /// The second optical family, mixed in by `blend` (0…1).
  var blendedFace: FontFace?
  var blend: CGFloat = 0
  /// Added to every character, in 1/1000 em.
  var tracking: CGFloat = 0
  var kernsPairs: Bool
  var vertical: VerticalMetrics
  var isSubstitute = false

  init(_ descriptor: FontDescriptor, era: TypographyEra) {
    let size = descriptor.pointSize
    switch FontCatalogue.family(of: descriptor.family, era: era) {
    case .helvetica(let isSubstitute):
      self.init(helvetica: FontCatalogue.helvetica(descriptor.weight), size: size, era: era)
      self.isSubstitute = isSubstitute
    case .helveticaNeue(let isSubstitute):
      self.init(helveticaNeue: FontCatalogue.helveticaNeue(descriptor.weight), size: size, era: era)
      self.isSubstitute = isSubstitute
    case .helveticaNeueInterface:
      self.init(helveticaNeueInterface: descriptor.weight, size: size, era: era)
    case .sanFrancisco(let isSubstitute):
      self.init(sanFrancisco: descriptor.weight, size: size, era: era.isSanFrancisco ? era : .sanFrancisco14)
      self.isSubstitute = isSubstitute
    }
  }

  private init(helvetica face: FontFace, size: CGFloat, era: TypographyEra) {
    self.init(face: face, kernsPairs: era.kernsPairs, vertical: .helvetica(face, pointSize: size))
    vertical = era == .helvetica ? vertical.roundedUpToPoints() : vertical.withGapAboveLetters()
  }

  /// A font named Helvetica Neue: no tracking.
  private init(helveticaNeue face: FontFace, size: CGFloat, era: TypographyEra) {
    self.init(
      face: face, kernsPairs: era.kernsPairs, vertical: VerticalMetrics(face, pointSize: size))
    if era == .helvetica { vertical = vertical.roundedUpToPoints() }
  }

  /// The system font of its era. Its bold is the Medium face, and all its weights have the line height of Regular.
  private init(helveticaNeueInterface weight: FontWeight, size: CGFloat, era: TypographyEra) {
    let tracking: SizeCurve = weight > .regular ? .helveticaNeueInterfaceBold : .helveticaNeueInterface
    self.init(
      face: FontCatalogue.helveticaNeueInterface(weight), tracking: tracking.value(at: size),
      kernsPairs: era.kernsPairs, vertical: VerticalMetrics(.helveticaNeueRegular, pointSize: size))
  }

  private init(sanFrancisco weight: FontWeight, size: CGFloat, era: TypographyEra) {
    let text = FontCatalogue.sanFranciscoText(weight)
    self.init(
      face: text, tracking: Self.sanFranciscoTracking(era).value(at: size), kernsPairs: true,
      vertical: VerticalMetrics(text, pointSize: size))
    let display = FontCatalogue.sanFranciscoDisplay(weight)
    let blend: CGFloat = era == .sanFrancisco14 ? SizeCurve.opticalBlend.value(at: size) : size < 20 ? 0 : 1
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
