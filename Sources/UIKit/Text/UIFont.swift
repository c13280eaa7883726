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
