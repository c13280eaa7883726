// Attributes for spoken text. Tinamou stores them but speaks nothing.
//
// > Basis: recalled: values are the names of Objective-C's constants.
extension NSAttributedString.Key {
  /// A Boolean: punctuation is spoken.
  public static let accessibilitySpeechPunctuation = Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// A BCP 47 language tag.
  public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// A number from 0 to 2; the default is 1.
  public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
  /// A Boolean: the announcement waits until the current one ends.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// A Boolean: letters are spoken one by one.
  public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// A number from 1 to 6; 0 for text that is not a heading.
  public static let accessibilityTextHeadingLevel = Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// An array of strings spoken with the text.
  public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
  /// A `UIAccessibilityTextualContext`.
  public static let UIAccessibilityTextAttributeContext = Self(rawValue: "UIAccessibilityTextAttributeContext")
}

/// The priority of an announcement over those being spoken (iOS 17 and later).
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}
