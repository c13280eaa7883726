import SystemProfiles
import Typesetting

/// A font by family, weight and size; the session's generation decides which face that is.
open class UIFont: NSObject, @unchecked Sendable {
  package let descriptor: FontDescriptor

  package init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }

  /// - Parameters:
  ///   - name: a PostScript name; a name without metric tables is measured by the nearest table.
  ///   - size: in points.
  public convenience init?(name: String, size: CGFloat) { self.init(.named(name, size)) }

  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size)) }
  /// - Parameter weight: the nearest of the weights that have a name.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size, weight: FontWeight(nearestTo: weight.rawValue)))
  }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size, weight: .bold)) }
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(FontDescriptor(isItalic: true, pointSize: size))
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }

  public var pointSize: CGFloat { descriptor.pointSize }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }
  open override var hash: Int { descriptor.hashValue }
}

extension UIFont {
  /// The font that a generation's control asks for, at the session's text size.
  @MainActor convenience init(_ font: ControlFont, in session: Session) {
    if let style = font.textStyle.flatMap(Typesetting.TextStyle.init) {
      self.init(.preferred(style, category: session.environment.contentSizeCategory, era: session.typography))
    } else {
      self.init(.system(font.size, weight: FontWeight(font.weight)))
    }
  }
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
  var typography: TypographyEra {
    switch profile.typography {
    case .helvetica: .helvetica
    case .helveticaNeue: .helveticaNeue
    case .sanFrancisco9: .sanFrancisco9
    case .sanFrancisco11: .sanFrancisco11
    case .sanFrancisco14: .sanFrancisco14
    }
  }
}
