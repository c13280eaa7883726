// The names of attributes; their values are what Apple's framework takes.
extension NSAttributedString.Key {
  /// `UIFont`. Without one, strings that are measured by themselves are set in Helvetica of 12 points.
  public static let font = Self(rawValue: "NSFont")
  /// `NSParagraphStyle`; that of a paragraph's first character counts for the paragraph.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// A number of points after every character; 0 turns kerning off.
  public static let kern = Self(rawValue: "NSKern")
  /// A number of points after every character, beside the kerning of the font.
  public static let tracking = Self(rawValue: "CTTracking")
  public static let ligature = Self(rawValue: "NSLigature")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  public static let shadow = Self(rawValue: "NSShadow")
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// `NSTextAttachment`, of the character U+FFFC.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// `URL` or `String`.
  public static let link = Self(rawValue: "NSLink")
  /// A number of points above the baseline.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  public static let expansion = Self(rawValue: "NSExpansion")
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
}

/// How a line under or through a text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = Self(rawValue: 1)
  public static let thick = Self(rawValue: 2)
  public static let double = Self(rawValue: 9)
  public static let patternDot = Self(rawValue: 0x100)
  public static let patternDash = Self(rawValue: 0x200)
  public static let patternDashDot = Self(rawValue: 0x300)
  public static let patternDashDotDot = Self(rawValue: 0x400)
  public static let byWord = Self(rawValue: 0x8000)
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1, leftToRight, rightToLeft
}

/// What is dropped by a text with the attribute `shadow`.
open class NSShadow: AttributeValue, @unchecked Sendable {
  open var shadowOffset = CGSize.zero
  /// In points; 0 for a shadow with sharp edges.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)
}

extension NSAttributedString {
  /// An empty string, as `NSAttributedString()` is on Apple's systems; this Foundation has no such initialiser.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSAttributedString {
  /// The same with one attribute for all of it.
  func setting(_ key: Key, to value: Any) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return changed
  }

  /// What is typed in the place of a range has: the attributes of the character before it, those of the first character of
  /// what it replaces, or at the beginning those of the text's first; nil for an empty text.
  ///
  /// - Parameter font: where these name none.
  func attributesForTyping(at range: NSRange, font: UIFont) -> [Key: Any]? {
    guard length > 0 else { return nil }
    let place = range.length > 0 ? range.location : range.location - 1
    let neighbours = attributes(at: min(max(0, place), length - 1), effectiveRange: nil)
    return [.font: font].merging(neighbours) { $1 }
  }
}
