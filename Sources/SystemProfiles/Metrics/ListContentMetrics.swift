import CoreTypes

/// The distances in the content of list rows and headers.
package struct ListContentMetrics: Sendable, Hashable {
  /// The height of a row without its separator.
  package var minimumRowHeight: CGFloat
  package var imageToTextPadding: CGFloat
  /// The gap between two strings on one line.
  package var textToTextPadding: CGFloat
  /// The gap between two strings below each other.
  package var textToTextGap: CGFloat
  /// The margin above and below the title of a plain section.
  package var plainHeaderMargin: CGFloat
  package var groupedHeaderTop: CGFloat
  package var groupedHeaderBottom: CGFloat
  /// The side of the square that is reserved for a symbol.
  package var symbolDimension: CGFloat
}
