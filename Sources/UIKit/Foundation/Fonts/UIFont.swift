import SystemProfiles
import Typesetting

/// A font by family, weight and size; the session's generation decides which face that is.
open class UIFont: AttributeValue, @unchecked Sendable {
  package let descriptor: FontDescriptor

  /// How it follows the text size; nil for a font that `UIFontMetrics` has not made.
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

  /// The system font at 12 points, the size of text that says none.
  public override convenience init() { self.init(.system(12)) }

  /// Creates a font by its PostScript name, its family's name or its full name, in any case.
  ///
  /// Returns nil for a name that neither the session's iOS nor the program has.
  ///
  /// - Parameter size: in points.
  public convenience init?(name: String, size: CGFloat) {
    guard let descriptor = Session.current.fonts.descriptor(named: name, size: size) else { return nil }
    self.init(descriptor)
  }

  open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size)) }
  /// - Parameter weight: the nearest of the weights that have a name.
  open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size, weight: FontWeight(nearestTo: weight.rawValue)))
  }
  /// The system font in one of its widths, from iOS 16 on.
  ///
  /// - Parameter width: the nearest of those that have a name.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var descriptor = FontDescriptor.system(fontSize, weight: FontWeight(nearestTo: weight.rawValue))
    descriptor.width = width.rawValue
    return UIFont(descriptor)
  }
  /// > Basis: captured: ".SFUI-Semibold" in published logs; in the generations before, semibold and bold are one face.
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size, weight: Session.current.fontEra.boldSystemWeight))
  }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescriptor(isItalic: true, pointSize: size))
  }
  /// The system font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var descriptor = FontDescriptor.system(size, weight: FontWeight(nearestTo: weight.rawValue))
    descriptor.hasMonospacedDigits = true
    return UIFont(descriptor)
  }
  /// The sibling of the system font with letters of one width.
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var descriptor = FontDescriptor.system(size, weight: FontWeight(nearestTo: weight.rawValue))
    descriptor.design = .monospaced
    return UIFont(descriptor)
  }

  /// - Parameter size: in points; 0 for the descriptor's own, which is 12 where it says none.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0 { font.pointSize = pointSize } else if font.pointSize == 0 { font.pointSize = 12 }
    self.init(font)
  }

  /// The same face in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.pointSize = fontSize
    return UIFont(descriptor)
  }

  /// The font of the style at the user's text size. It stays as it is when that changes.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// - Parameter traitCollection: its text size counts, even where it is not the user's.
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

  /// From the top of a line to its baseline. This and the other measures are those of the current session's generation.
  open var ascender: CGFloat { resolved.ascender }
  /// From the baseline to the bottom of the letters, negative.
  open var descender: CGFloat { resolved.descender }
  open var capHeight: CGFloat { resolved.capHeight }
  open var xHeight: CGFloat { resolved.xHeight }
  /// Of one line, not rounded.
  open var lineHeight: CGFloat { resolved.lineHeight }
  /// Between lines: what a text style's distance of baselines adds to the height of a line.
  open var leading: CGFloat { resolved.leading }

  final var unitsPerEm: Int { resolved.unitsPerEm }
  private var resolved: ResolvedFont { ResolvedFont(descriptor, era: Session.current.fontEra) }

  /// The families of the session's iOS and of the program, in alphabetical order.
  open class var familyNames: [String] { allFamilyNames }

  /// The PostScript names of a family's faces; none for a family that is not there.
  open class func fontNames(forFamilyName familyName: String) -> [String] { faceNames(ofFamily: familyName) }

  /// The family, as the session's iOS names it.
  open var familyName: String { nameOfFamily }
  /// The PostScript name, as the session's iOS has it.
  open var fontName: String { nameOfFace }

  open override var description: String { describedFont }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.descriptor == descriptor && $0.scaling == scaling } ?? false
  }
  open override var hash: Int { descriptor.hashValue }
}

extension UIFont {
  /// The font that a generation's control asks for, at the session's text size.
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
  /// What the system calls bold.
  var boldSystemWeight: FontWeight { isSanFrancisco ? .semibold : .bold }
}

extension UIFont {
  /// How heavy the strokes are, from -1 to 1, with 0 for regular.
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
  /// The session's typography as the typesetter knows it.
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
