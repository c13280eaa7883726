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

/// How a text is fitted into a width.
package struct TextOptions: Sendable, Hashable {
  /// In points; infinite for no limit. At zero or less every line holds one character.
  package var maxWidth: CGFloat
  /// 0 for no limit.
  package var lineLimit: Int
  /// Decides about the last line allowed; the lines before it wrap by word, with `charWrap` by character.
  package var lineBreakMode: TextLineBreakMode

  package init(
    maxWidth: CGFloat = .infinity, lineLimit: Int = 0, lineBreakMode: TextLineBreakMode = .wordWrap
  ) {
    self.maxWidth = maxWidth
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
  }
}
