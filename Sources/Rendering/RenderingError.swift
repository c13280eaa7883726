import CoreTypes

/// An error that prevents a picture. The messages are in `RenderingError+Description.swift`.
package enum RenderingError: Error, Hashable {
  case emptyPicture(size: CGSize, scale: CGFloat)
  case pictureTooLong(size: CGSize, scale: CGFloat, limitInPixels: Int)
  case tooManyPixels(size: CGSize, scale: CGFloat, limit: Int)
  /// Cairo failed; `reason` is its own message.
  case drawingFailed(reason: String)
  case encodingFailed(reason: String)
  /// The bytes are not a readable image; `reason` is often the decoder's message.
  case decodingFailed(reason: String)
  /// The decoder for this kind of image is not installed.
  case noDecoder(DecodedKind)
  /// The file name extension is not that of a picture format.
  case unknownFormat(path: String)
  /// A folder given for fonts is unusable.
  case unusableFontFolder(path: String, reason: String)
  case cannotWrite(path: String, WriteProblem)
}

/// The reason why a file could not be written.
package enum WriteProblem: Hashable, Sendable {
  case noSuchFolder
  case permissionDenied
  case isFolder
  case diskFull
  /// Another problem; `reason` is the system's own message.
  case other(reason: String)
}
