import CoreTypes

/// `NSLineBreakMode`; raw values are UIKit's.
package enum TextLineBreakMode: Int, Sendable, Hashable {
  case wordWrap = 0
  case charWrap = 1
  case clip = 2
  case truncatingHead = 3
  case truncatingTail = 4
  case truncatingMiddle = 5

  var isTruncating: Bool { rawValue >= Self.truncatingHead.rawValue }
}

/// `NSParagraphStyle.LineBreakStrategy`; raw values are UIKit's. Which generation uses which is the caller's knowledge.
package struct TextLineBreakStrategy: OptionSet, Sendable, Hashable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// A word alone on the last line of a paragraph gets the word before it for company.
  package static let pushOut = Self(rawValue: 1)
  /// Korean breaks between words, not between syllables.
  package static let hangulWordPriority = Self(rawValue: 2)
}

/// How a text is fitted into a width.
package struct TextOptions: Sendable, Hashable {
  /// In points; infinite for no limit. At zero or less every line holds one character.
  package var maxWidth: CGFloat
  /// 0 for no limit.
  package var lineLimit: Int
  /// Decides about the last line allowed; the lines before it wrap by word, with `charWrap` by character.
  package var lineBreakMode: TextLineBreakMode
  package var lineBreakStrategy: TextLineBreakStrategy
  /// Added between lines, in points, as `NSParagraphStyle.lineSpacing`.
  package var lineSpacing: CGFloat
  /// Whether the gap that a face asks for stands between lines; the leading of a text style always does.
  ///
  /// > Basis: captured, by Helvetica Neue by name. Three labels of two and three lines are lines alone, a text view of
  /// > five has the gaps.
  package var usesFontLeading: Bool
  /// What lines leave free; counts for a finite width only.
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
