// Attribute names. Their values have the types of Apple's framework.
extension NSAttributedString.Key {
  /// A `UIFont`. Strings measured outside a view default to Helvetica at 12 points.
  public static let font = Self(rawValue: "NSFont")
  /// An `NSParagraphStyle`. The style of a paragraph's first character applies to the whole paragraph.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// The space added after every character, in points; 0 disables kerning.
  public static let kern = Self(rawValue: "NSKern")
  /// The space added after every character, in points, in addition to the font's kerning.
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
  /// The `NSTextAttachment` of a character U+FFFC.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// A `URL` or `String`.
  public static let link = Self(rawValue: "NSLink")
  /// The distance above the baseline, in points.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  public static let expansion = Self(rawValue: "NSExpansion")
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
}

/// The style of an underline or strikethrough.
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

/// A shadow, the value of the attribute `shadow`.
open class NSShadow: AttributeValue, @unchecked Sendable {
  open var shadowOffset = CGSize.zero
  /// In points; 0 for a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)
}

extension NSAttributedString {
  /// Creates an empty string, as `NSAttributedString()` does on Apple's systems. This Foundation lacks that
  /// initializer.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSAttributedString {
  /// Returns a copy with an attribute set for its whole length.
  func setting(_ key: Key, to value: Any) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return changed
  }

  /// Returns the attributes of text typed in a range: those of the first replaced character, or else of the character
  /// before it. At the beginning, they are those of the first character. Returns nil for an empty string.
  ///
  /// - Parameter font: the font if the attributes have none.
  func attributesForTyping(at range: NSRange, font: UIFont) -> [Key: Any]? {
    guard length > 0 else { return nil }
    let place = range.length > 0 ? range.location : range.location - 1
    let neighbours = attributes(at: min(max(0, place), length - 1), effectiveRange: nil)
    return [.font: font].merging(neighbours) { $1 }
  }
}
