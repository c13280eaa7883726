import CoreTypes

/// Distances in the content of list rows and headers.
package struct ListContentMetrics: Sendable, Hashable {
  /// Of a row without its separator.
  package var minimumRowHeight: CGFloat
  package var imageToTextPadding: CGFloat
  /// Between two texts in one line.
  package var textToTextPadding: CGFloat
  /// Between two texts one below the other.
  package var textToTextGap: CGFloat
  /// Above and below the title of a plain section.
  package var plainHeaderMargin: CGFloat
  package var groupedHeaderTop: CGFloat
  package var groupedHeaderBottom: CGFloat
  /// Of the square that is kept free for a symbol.
  package var symbolDimension: CGFloat
}
