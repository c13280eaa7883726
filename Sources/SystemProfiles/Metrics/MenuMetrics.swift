import CoreTypes

/// The metrics of menus, which open beside their source, in points.
package struct MenuMetrics: Sendable, Hashable {
  package var width: CGFloat
  /// The width at accessibility text sizes, limited by the room on the screen.
  package var widthOfLargeText: CGFloat
  package var cornerRadius: CGFloat
  /// The least height of a row, and the padding above and below its text.
  package var rowHeight: CGFloat
  package var rowPadding: CGFloat
  /// The distance from the panel's edges to text and images.
  package var margin: CGFloat
  /// The width reserved before the titles of a menu in which an element is selected or is a submenu.
  package var markWidth: CGFloat
  /// The width of the image column: at the end of rows, or before the titles where chrome is glass.
  package var imageWidth: CGFloat
  package var imageGap: CGFloat
  /// The padding above the first row and below the last one.
  package var padding: CGFloat
  package var sectionGap: CGFloat
  /// The heights of small and medium elements, which are side by side.
  package var smallTileHeight: CGFloat
  package var mediumTileHeight: CGFloat
  /// The least distance from the insets at the screen's edges.
  package var screenMargin: CGFloat
  /// The gap between a menu and its source.
  package var sourceGap: CGFloat
  package var font: ControlFont
  package var subtitleFont: ControlFont
  package var headerFont: ControlFont
}
