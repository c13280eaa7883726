import CoreTypes
import DisplayLists

extension Renderer {
  /// Draws a list into a file; nothing is left behind when that fails.
  ///
  /// - Parameter format: by the path's extension unless given.
  /// - Throws: `RenderingError`.
  package func write(_ list: DisplayList, to path: String, as format: PictureFormat? = nil) throws {
    guard let format = format ?? PictureFormat(path: path) else { throw RenderingError.unknownFormat(path: path) }
    try AtomicFile.write(render(list, as: format), to: path)
  }
}

extension PictureFormat {
  /// By extension, in any case; `nil` for others.
  package init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }
}
