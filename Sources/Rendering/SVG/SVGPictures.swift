import CoreTypes
import DisplayLists

/// An encoded image in a document.
struct SVGPicture {
  let dataURI: String
  /// The upright size in pixels.
  let size: CGSize

  /// Creates an image; `nil`, with a note, if it cannot be read; `nil` for a drawing, which has no pixels.
  ///
  /// - Parameter size: The size at which a file's vectors are rasterized.
  init?(_ image: ImageReference, _ store: PictureStore, _ vectorPixels: PixelSize) {
    guard let entry = store.picture(of: image, size: { vectorPixels }) else { return nil }
    switch image.source {
    case .file(let path):
      guard let bytes = try? FileStamp(path: path).contents(of: path) else { return nil }
      self.init(bytes, entry.picture)
    case .encoded(let bytes): self.init(bytes, entry.picture)
    case .drawing, .unusable, nil: return nil
    }
  }

  /// Creates an image from the original bytes if every player can read them. Players differ in applying a photo's
  /// orientation, so a rotated one is encoded again.
  private init?(_ bytes: Data, _ bitmap: Bitmap) {
    size = CGSize(width: CGFloat(bitmap.widthInPixels), height: CGFloat(bitmap.heightInPixels))
    let encoding = PictureEncoding(bytes)
    if encoding == .jpeg, ExifOrientation(jpegData: bytes) == .up {
      dataURI = "data:image/jpeg;base64,\(bytes.base64EncodedString())"
    } else {
      guard let png = encoding == .png ? bytes : try? bitmap.pngData() else { return nil }
      dataURI = "data:image/png;base64,\(png.base64EncodedString())"
    }
  }
}
