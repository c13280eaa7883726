import CoreTypes

/// Why there is no picture. The wording is in `RenderingError+Description.swift`.
package enum RenderingError: Error, Hashable {
  case emptyPicture(size: CGSize, scale: CGFloat)
  case pictureTooLong(size: CGSize, scale: CGFloat, limitInPixels: Int)
  case tooManyPixels(size: CGSize, scale: CGFloat, limit: Int)
  /// Cairo refused; `reason` is its own message.
  case drawingFailed(reason: String)
  case encodingFailed(reason: String)
  /// Bytes are no picture that can be read; `reason` is often the message of the decoder.
  case decodingFailed(reason: String)
  /// What decodes this kind of picture is not installed.
  case noDecoder(DecodedKind)
  /// The file name extension names no kind of picture.
  case unknownFormat(path: String)
  /// A folder that was named as one of fonts.
  case unusableFontFolder(path: String, reason: String)
  case cannotWrite(path: String, WriteProblem)
}

/// Why a file could not be written.
package enum WriteProblem: Hashable, Sendable {
  case noSuchFolder
  case permissionDenied
  case isFolder
  case diskFull
  /// `reason` is the system's own message.
  case other(reason: String)
}
