import CoreTypes

/// Fills lines greedily, as many characters as fit.
struct LineFiller {
  let text: MeasuredText
  let maxWidth: CGFloat
  let breaksAnywhere: Bool

  /// A width that was rounded to a pixel and came back still holds its text.
  static let tolerance: CGFloat = 0.001

  func fits(_ width: CGFloat) -> Bool { width <= maxWidth + Self.tolerance }

  /// The characters of the line that starts at the start of `rest`, spaces at its end included.
  ///
  /// A word that is longer than a line is broken between any two characters, after it was moved to a line of its own.
  func line(in rest: Range<Int>) -> Range<Int> {
    var lastBreak: Int?
    for index in rest {
      if index > rest.lowerBound, breaksAnywhere || text.allowsBreakBefore[index] { lastBreak = index }
      if text.kinds[index] == .space || fits(text.width(rest.lowerBound..<index + 1)) { continue }
      return rest.lowerBound..<(lastBreak ?? max(index, rest.lowerBound + 1))
    }
    return rest
  }
}
