import CoreTypes

/// A renderer of display lists into files. UIKit depends only on this protocol, not on the drawing libraries behind it.
package protocol Renderer: AnyObject {
  /// Returns the bytes of a whole file.
  ///
  /// - Throws: An error if the picture cannot exist, for example because it would have too many pixels.
  func render(_ list: DisplayList, as format: PictureFormat) throws -> Data
}

/// The formats of pictures; the raw value is the file name extension.
package enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case svg
  case pdf
}
