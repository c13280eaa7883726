import SystemProfiles
import Typesetting

/// A font by family, weight and size. The session's generation determines the face.
open class UIFont: AttributeValue, @unchecked Sendable {
  package let descriptor: FontDescriptor

  /// How the font follows the text size; nil unless `UIFontMetrics` created it.
  let scaling: FontScaling?

  init(_ descriptor: FontDescriptor, scaling: FontScaling?) {
    self.scaling = scaling
    guard case .named = descriptor.family else {
      self.descriptor = descriptor
      return
    }
    let session = Session.current
    self.descriptor = session.fonts.resolved(descriptor, era: session.fontEra)
  }

  package convenience init(_ descriptor: FontDescriptor) { self.init(descriptor, scaling: nil) }

  /// Creates the system font at 12 points, the default of text without a font.
  public override convenience init() { self.init(.system(12)) }

  /// Creates a font by its PostScript name, its family name or its full name, ignoring case.
  ///
  /// Returns nil for a name that neither the session's iOS nor the program has.
  ///
  /// - Parameter size: in points.
  public convenience init?(name: String, size: CGFloat) {
    guard let descriptor = Session.current.fonts.descriptor(named: name, size: size) else { return nil }
    self.init(descriptor)
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size)) }
  /// - Parameter weight: rounded to the nearest named weight.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size, weight: FontWeight(nearestTo: weight.rawValue)))
  }
  /// Returns the system font with a width, from iOS 16.
  ///
  /// - Parameter width: rounded to the nearest named width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var descriptor = FontDescriptor.system(fontSize, weight: FontWeight(nearestTo: weight.rawValue))
    descriptor.width = width.rawValue
    return UIFont(descriptor)
  }
  /// > Basis: captured: ".SFUI-Semibold" in published logs. In earlier generations, semibold and bold are one face.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size, weight: Session.current.fontEra.boldSystemWeight))
  }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescriptor(isItalic: true, pointSize: size))
  }
  /// Returns the system font with monospaced digits.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var descriptor = FontDescriptor.system(size, weight: FontWeight(nearestTo: weight.rawValue))
    descriptor.hasMonospacedDigits = true
    return UIFont(descriptor)
  }
  /// Returns the monospaced design of the system font.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var descriptor = FontDescriptor.system(size, weight: FontWeight(nearestTo: weight.rawValue))
    descriptor.design = .monospaced
    return UIFont(descriptor)
  }

  /// - Parameter size: in points. 0 uses the descriptor's size, or 12 if it has none.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0 { font.pointSize = pointSize } else if font.pointSize == 0 { font.pointSize = 12 }
    self.init(font)
  }

  /// Returns the same face in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.pointSize = fontSize
    return UIFont(descriptor)
  }

  /// Returns the font of the style at the user's text size. The font doesn't change when the user changes the size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// - Parameter traitCollection: overrides the user's text size.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let session = Session.current
    let asked = traitCollection?.preferredContentSizeCategory ?? .unspecified
    let category = asked == .unspecified ? session.imageFacts.withLock { $0.textSize } : asked
    return UIFont(.preferred(style.resolved, category: category, era: session.fontEra))
  }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor) }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  open var pointSize: CGFloat { descriptor.pointSize }

  /// The distance from the top of a line to its baseline. All metrics are those of the current session's generation.
  open var ascender: CGFloat { resolved.ascender }
  /// The distance from the baseline to the bottom of the letters, negative.
  open var descender: CGFloat { resolved.descender }
  open var capHeight: CGFloat { resolved.capHeight }
  open var xHeight: CGFloat { resolved.xHeight }
  /// The height of one line, not rounded.
  open var lineHeight: CGFloat { resolved.lineHeight }
  /// The space between lines: a text style's leading minus its line height.
  open var leading: CGFloat { resolved.leading }

  final var unitsPerEm: Int { resolved.unitsPerEm }
  private var resolved: ResolvedFont { ResolvedFont(descriptor, era: Session.current.fontEra) }

  /// The families of the session's iOS and of the program, in alphabetical order.
  open class var familyNames: [String] { allFamilyNames }

  /// Returns the PostScript names of a family's faces, or an empty array for an unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] { faceNames(ofFamily: familyName) }

  /// The family name in the session's iOS.
  open var familyName: String { nameOfFamily }
  /// The PostScript name in the session's iOS.
  open var fontName: String { nameOfFace }

  open override var description: String { describedFont }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.descriptor == descriptor && $0.scaling == scaling } ?? false
  }
  open override var hash: Int { descriptor.hashValue }
}

extension UIFont {
  /// Creates the font that a generation's control specifies, at the session's text size.
  @MainActor convenience init(_ font: ControlFont, in session: Session) {
    if let style = font.textStyle.flatMap(Typesetting.TextStyle.init) {
      let category = session.environment.contentSizeCategory, isEmphasized = font.weight != .regular
      self.init(.preferred(style, category: category, emphasized: isEmphasized, era: session.typography))
    } else {
      self.init(.system(font.size, weight: FontWeight(font.weight)))
    }
  }
}

extension TypographyEra {
  /// The weight of the bold system font.
  var boldSystemWeight: FontWeight { isSanFrancisco ? .semibold : .bold }
}

extension UIFont {
  /// The weight of the strokes, from -1 to 1, with 0 for regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    private init(_ weight: FontWeight) { rawValue = weight.value }

    public static let ultraLight = Weight(.ultraLight)
    public static let thin = Weight(.thin)
    public static let light = Weight(.light)
    public static let regular = Weight(.regular)
    public static let medium = Weight(.medium)
    public static let semibold = Weight(.semibold)
    public static let bold = Weight(.bold)
    public static let heavy = Weight(.heavy)
    public static let black = Weight(.black)
  }
}

extension FontWeight {
  init(_ weight: ControlFont.Weight) {
    self =
      switch weight {
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
  }
}

extension Session {
  /// The session's typography in the typesetter's type.
  var typography: TypographyEra { fontEra }
}

extension TypographyEra {
  init(_ typography: Typography) {
    self =
      switch typography {
      case .helvetica: .helvetica
      case .helveticaNeue: .helveticaNeue
      case .sanFrancisco9: .sanFrancisco9
      case .sanFrancisco11: .sanFrancisco11
      case .sanFrancisco14: .sanFrancisco14
      }
  }
}
