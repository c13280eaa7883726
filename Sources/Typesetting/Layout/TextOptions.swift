import CoreTypes

/// The values of `NSLineBreakMode`; the raw values are UIKit's.
package enum TextLineBreakMode: Int, Sendable, Hashable {
  case wordWrap = 0
  case charWrap = 1
  case clip = 2
  case truncatingHead = 3
  case truncatingTail = 4
  case truncatingMiddle = 5

  var isTruncating: Bool { rawValue >= Self.truncatingHead.rawValue }
}

/// The values of `NSParagraphStyle.LineBreakStrategy`; the raw values are UIKit's. The caller knows which generation
/// uses which.
package struct TextLineBreakStrategy: OptionSet, Sendable, Hashable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// Moves a word to the last line of a paragraph if the last word would be alone there.
  package static let pushOut = Self(rawValue: 1)
  /// Breaks Korean between words instead of between syllables.
  package static let hangulWordPriority = Self(rawValue: 2)
}

/// The options for fitting text into a width.
package struct TextOptions: Sendable, Hashable {
  /// The width in points; infinite for no limit. At zero or less every line holds one character.
  package var maxWidth: CGFloat
  /// The greatest number of lines; 0 for no limit.
  package var lineLimit: Int
  /// The treatment of the last allowed line; the lines before it wrap by word, or with `charWrap` by character.
  package var lineBreakMode: TextLineBreakMode
  package var lineBreakStrategy: TextLineBreakStrategy
  /// The spacing between lines in points, as in `NSParagraphStyle.lineSpacing`.
  package var lineSpacing: CGFloat
  /// Whether the gap of a face applies between lines; the leading of a text style always does.
  ///
  /// > Basis: captured, by Helvetica Neue by name. Three labels of two and three lines are lines alone, a text view of
  /// > five has the gaps.
  package var usesFontLeading: Bool
  /// The areas that lines leave free; they apply to a finite width only.
  package var exclusions: [TextExclusion] = []

  package init(
    maxWidth: CGFloat = .infinity, lineLimit: Int = 0, lineBreakMode: TextLineBreakMode = .wordWrap,
    lineBreakStrategy: TextLineBreakStrategy = [], lineSpacing: CGFloat = 0, usesFontLeading: Bool = true
  ) {
    self.maxWidth = maxWidth
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
    self.lineSpacing = lineSpacing
    self.usesFontLeading = usesFontLeading
  }
}
