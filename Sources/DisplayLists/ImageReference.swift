import CoreTypes

/// An image by name, with the source of its pixels. A player that cannot find them draws a light placeholder.
package struct ImageReference: Sendable, Hashable {
  package var name: String
  /// The source; nil for an image known only by its name.
  package var source: ImageSource?
  /// The tint of a template image, which replaces the image's own colors and keeps its alpha.
  package var tint: RGBAColor?
  /// The part that is drawn, as fractions of the whole image. A resizable image consists of nine parts.
  package var portion: CGRect
  /// The interpolation of scaled pixels.
  package var scaling: ImageScaling
  /// The size in points at which the vectors of a PDF or SVG file are rasterized; the pixels are then scaled like those
  /// of any other image. Nil for the resolution of the destination.
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
  /// A path of a file. Players read PNG and JPEG, and PDF, SVG and HEIC where a decoder is installed.
  case file(String)
  /// The bytes of such a file.
  case encoded(Data)
  /// A drawing of the program, rasterized for its destination.
  case drawing(DisplayList)
  /// A file that exists but must not be read.
  case unusable(reason: String)
}

package enum ImageScaling: String, Sendable {
  case smooth
  /// No interpolation: pixels stay squares.
  case nearest
}
