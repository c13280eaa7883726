import DisplayLists
import InterfaceDocuments

extension UIImage {
  var bitmap: CGImage? { variant.bitmap }
}

extension UIImage.Orientation {
  /// Whether width and height are exchanged.
  var isLying: Bool { [2, 3].contains(rawValue % 4) }
}

extension Data {
  /// Whether the first bytes are those of a supported file format.
  fileprivate var isDrawable: Bool {
    starts(with: [0x89, 0x50, 0x4E, 0x47]) || starts(with: [0xFF, 0xD8, 0xFF])
      || dropFirst(4).starts(with: "ftyp".utf8)
  }
}

extension CGImage {
  /// - Parameter data: a PNG, JPEG or HEIC file.
  /// - Returns: nil for other data.
  convenience init?(file data: Data) {
    guard data.isDrawable, let pixels = PictureHeader.size(of: Array(data)) else { return nil }
    self.init(.encoded(data), pixels: pixels)
  }

  convenience init?(fileAt url: URL) {
    guard let pixels = PictureHeader.size(ofFile: url), Self.headOfFile(url)?.isDrawable == true else { return nil }
    self.init(.file(url.path), name: url.lastPathComponent, pixels: pixels)
  }

  private static func headOfFile(_ url: URL) -> Data? {
    guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    return try? file.read(upToCount: 16)
  }
}
