import CoreTypes

/// A picture by name. The list carries no pixels; a player that cannot find them draws a light placeholder.
package struct ImageReference: Sendable, Hashable {
  package var name: String
  /// Where the pixels are, when the one who made the list found them.
  package var file: String?
  /// Replaces the picture's own colours and keeps its alpha, as a template image does.
  package var tint: RGBAColor?
  /// The part that is drawn, as fractions of the whole picture: nine of them make a resizable image.
  package var portion: CGRect

  package init(
    name: String, file: String? = nil, tint: RGBAColor? = nil,
    portion: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  ) {
    (self.name, self.file, self.tint, self.portion) = (name, file, tint, portion)
  }
}
