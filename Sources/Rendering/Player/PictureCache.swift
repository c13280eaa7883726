import CoreTypes

/// Decoded pictures by path; a file that cannot be read is not tried again.
final class PictureCache {
  private var pictures: [String: Bitmap?] = [:]

  func picture(at path: String) -> Bitmap? {
    if let known = pictures[path] { return known }
    let bytes = try? Data(contentsOf: URL(fileURLWithPath: path))
    let picture = bytes.flatMap { try? Bitmap(pngData: $0) }
    pictures[path] = .some(picture)
    return picture
  }
}
