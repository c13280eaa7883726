import CoreTypes
import DisplayLists

extension Renderer {
  /// Renders a list into a file; a failure leaves no file behind.
  ///
  /// - Parameter format: The format; by default that of the path's extension.
  /// - Throws: `RenderingError`.
  package func write(_ list: DisplayList, to path: String, as format: PictureFormat? = nil) throws {
    guard let format = format ?? PictureFormat(path: path) else { throw RenderingError.unknownFormat(path: path) }
    try AtomicFile.write(render(list, as: format), to: path)
  }
}

extension PictureFormat {
  /// Creates the format of a path's extension, in any case; `nil` for others.
  package init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }
}
