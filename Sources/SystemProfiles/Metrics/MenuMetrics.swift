import CoreTypes

/// Menus that open beside what they belong to, in points.
package struct MenuMetrics: Sendable, Hashable {
  package var width: CGFloat
  /// In text of an accessibility size, as far as the screen has room.
  package var widthOfLargeText: CGFloat
  package var cornerRadius: CGFloat
  /// The least height of a row, and what is above and below its texts.
  package var rowHeight: CGFloat
  package var rowPadding: CGFloat
  /// From the panel's edges to texts and images.
  package var margin: CGFloat
  /// Before the titles of a menu in which something is on or opens.
  package var markWidth: CGFloat
  /// Images stand in a column: at the end of their rows, or before the titles where chrome is glass.
  package var imageWidth: CGFloat
  package var imageGap: CGFloat
  /// Above the first row and below the last one.
  package var padding: CGFloat
  package var sectionGap: CGFloat
  /// Of small and of medium elements, which stand beside each other.
  package var smallTileHeight: CGFloat
  package var mediumTileHeight: CGFloat
  /// The least distance from what covers the screen's edges.
  package var screenMargin: CGFloat
  /// Between a menu and what it belongs to.
  package var sourceGap: CGFloat
  package var font: ControlFont
  package var subtitleFont: ControlFont
  package var headerFont: ControlFont
}
