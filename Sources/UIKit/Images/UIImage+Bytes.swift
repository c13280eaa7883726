import DisplayLists
import InterfaceDocuments

// Pictures that are no resources: bytes, files, and what was drawn.
extension UIImage {
  /// - Parameter data: a PNG, JPEG or HEIC file; nil for anything else.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// - Parameter scale: pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard data.isDrawable, let pixels = PictureHeader.size(of: Array(data)) else { return nil }
    self.init(CGImage(.encoded(data), pixels: pixels), scale: scale, orientation: .up)
  }

  /// `logo@2x.png` has two pixels per point. A path without an extension is a PNG file's.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path), isBare = url.pathExtension.isEmpty
    let file = isBare && !FileManager.default.fileExists(atPath: path) ? url.appendingPathExtension("png") : url
    guard let pixels = PictureHeader.size(ofFile: file), CGImage.headOfFile(file)?.isDrawable == true else {
      return nil
    }
    let stem = file.deletingPathExtension().lastPathComponent
    let image = CGImage(.file(file.path), name: file.lastPathComponent, pixels: pixels)
    self.init(image, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1, orientation: .up)
  }

  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1, orientation: .up) }

  /// - Parameter scale: pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation: orientation)
  }

  private convenience init(_ image: CGImage, scale: CGFloat, orientation: Orientation) {
    var variant = ImageVariant()
    let scale = scale > 0 && scale.isFinite ? scale : 1
    (variant.bitmap, variant.scale, variant.orientation) = (image, scale, orientation)
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    self.init(
      name: nil, size: orientation.isLying ? CGSize(width: size.height, height: size.width) : size, variant: variant)
  }

  var bitmap: CGImage? { variant.bitmap }

  // MARK: Other sizes, and getting ready
}

extension UIImage.Orientation {
  /// Width and height are exchanged.
  var isLying: Bool { [2, 3].contains(rawValue % 4) }
}

extension Data {
  /// The first bytes of the kinds of files that are drawn.
  fileprivate var isDrawable: Bool {
    starts(with: [0x89, 0x50, 0x4E, 0x47]) || starts(with: [0xFF, 0xD8, 0xFF])
      || dropFirst(4).starts(with: "ftyp".utf8)
  }
}

extension CGImage {
  fileprivate static func headOfFile(_ url: URL) -> Data? {
    guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? file.close() }
    return try? file.read(upToCount: 16)
  }
}
