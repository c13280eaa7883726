import CoreTypes

/// Plays display lists into files of some kind. UIKit knows this protocol only; the drawing libraries are behind it.
package protocol Renderer: AnyObject {
  /// The bytes of a whole file.
  ///
  /// - Throws: when the picture cannot exist, e.g. because it would have too many pixels.
  func render(_ list: DisplayList, as format: PictureFormat) throws -> Data
}

/// The raw value is the file name extension.
package enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}
