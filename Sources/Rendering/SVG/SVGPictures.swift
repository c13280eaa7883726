import CoreTypes
import DisplayLists

/// Finds the bytes of encoded pictures; a file is read once.
final class SVGPictures {
  /// A picture that players can read.
  struct Picture {
    let mediaType: String
    let bytes: Data
    let sizeInPixels: CGSize

    var dataURI: String { "data:\(mediaType);base64,\(bytes.base64EncodedString())" }
  }

  private var files: [String: Picture?] = [:]

  /// `nil` for what cannot be read, and for drawings.
  func picture(of source: ImageSource?) -> Picture? {
    switch source {
    case .file(let path): picture(at: path)
    case .encoded(let bytes): Picture(bytes)
    case .drawing, nil: nil
    }
  }

  private func picture(at path: String) -> Picture? {
    if let known = files[path] { return known }
    let picture = (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { Picture($0) }
    files[path] = .some(picture)
    return picture
  }
}

extension SVGPictures.Picture {
  /// `nil` for what is neither png nor jpeg, and for a damaged png.
  init?(_ bytes: Data) {
    if let bitmap = try? Bitmap(pngData: bytes) {
      let size = CGSize(width: CGFloat(bitmap.widthInPixels), height: CGFloat(bitmap.heightInPixels))
      self.init(mediaType: "image/png", bytes: bytes, sizeInPixels: size)
    } else if let size = Self.sizeOfJPEG([UInt8](bytes)) {
      self.init(mediaType: "image/jpeg", bytes: bytes, sizeInPixels: size)
    } else {
      return nil
    }
  }

  /// From the first frame header.
  ///
  /// > Source: ITU-T T.81, B.1.1.3 and B.2.2.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    func word(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
    var index = 2
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      switch bytes[index + 1] {
      case 0xFF: index += 1
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let size = CGSize(width: CGFloat(word(index + 7)), height: CGFloat(word(index + 5)))
        return index + 9 <= bytes.count && size.width > 0 && size.height > 0 ? size : nil
      default: index += 2 + max(word(index + 2), 2)
      }
    }
    return nil
  }
}
