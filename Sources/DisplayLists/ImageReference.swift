import CoreTypes

/// A picture by name, and where its pixels come from. A player that cannot find them draws a light placeholder.
package struct ImageReference: Sendable, Hashable {
  package var name: String
  /// Nil for a picture that is known by its name only.
  package var source: ImageSource?
  /// Replaces the picture's own colours and keeps its alpha, as a template image does.
  package var tint: RGBAColor?
  /// The part that is drawn, as fractions of the whole picture: nine of them make a resizable image.
  package var portion: CGRect
  /// How pixels are made larger or smaller.
  package var scaling: ImageScaling
  /// The size, in points, in which shapes of a PDF or SVG file become pixels, which are then made larger or smaller like
  /// those of any other picture. Nil for as many pixels as the place has.
  package var vectorSize: CGSize?

  package init(
    name: String, source: ImageSource? = nil, tint: RGBAColor? = nil,
    portion: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scaling: ImageScaling = .smooth,
    vectorSize: CGSize? = nil
  ) {
    (self.name, self.source, self.tint, self.portion, self.scaling) = (name, source, tint, portion, scaling)
    self.vectorSize = vectorSize
  }
}

package enum ImageSource: Sendable, Hashable {
  /// A path. Players read PNG and JPEG, and PDF, SVG and HEIC where a decoder is installed.
  case file(String)
  /// The bytes of such a file.
  case encoded(Data)
  /// What a program drew; its pixels are made for the place where it is shown.
  case drawing(DisplayList)
  /// There is a file, but it is not to be read.
  case unusable(reason: String)
}

package enum ImageScaling: String, Sendable {
  case smooth
  /// Pixels stay squares.
  case nearest
}
