import CoreTypes
import DisplayLists

/// An encoded picture as a document holds it.
struct SVGPicture {
  let dataURI: String
  /// In pixels, upright.
  let size: CGSize

  /// `nil`, and noted, for what cannot be read; `nil` for a drawing, which has no pixels.
  ///
  /// - Parameter size: in which shapes of a file become pixels.
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

  /// The bytes as they are where every player can read them. Players do not agree on who turns a photograph, so one that
  /// lies on its side is written anew.
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
