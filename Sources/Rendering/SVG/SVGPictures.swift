import CoreTypes
import DisplayLists

/// An encoded picture as a document holds it.
struct SVGPicture {
  let dataURI: String
  /// In pixels, upright.
  let size: CGSize

  /// `nil`, and noted, for what cannot be read; `nil` for a drawing, which has no pixels.
  init?(_ image: ImageReference, _ store: PictureStore) {
    switch image.source {
    case .file(let path):
      guard let entry = store.picture(inFile: path, name: image.name),
        let bytes = try? FileStamp(path: path).contents(of: path)
      else { return nil }
      self.init(bytes, entry.picture)
    case .encoded(let bytes):
      guard let entry = store.picture(encodedAs: bytes, name: image.name) else { return nil }
      self.init(bytes, entry.picture)
    case .drawing, nil: return nil
    }
  }

  /// The bytes as they are; but players do not agree on who turns a photograph, so one that lies on its side is written
  /// anew.
  private init?(_ bytes: Data, _ bitmap: Bitmap) {
    size = CGSize(width: CGFloat(bitmap.widthInPixels), height: CGFloat(bitmap.heightInPixels))
    let isJPEG = bytes.starts(with: [0xFF, 0xD8])
    if isJPEG, ExifOrientation(jpegData: bytes) == .up {
      dataURI = "data:image/jpeg;base64,\(bytes.base64EncodedString())"
    } else {
      guard let png = isJPEG ? try? bitmap.pngData() : bytes else { return nil }
      dataURI = "data:image/png;base64,\(png.base64EncodedString())"
    }
  }
}
