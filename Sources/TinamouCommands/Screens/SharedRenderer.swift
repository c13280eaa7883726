import CoreTypes
import DisplayLists
import Rendering

/// Renders the files that a program requests, on any thread, and keeps the caches of fonts and images.
final class SharedRenderer: @unchecked Sendable {
  private let lock = NSLock()
  /// The renderer, used only under the lock.
  private lazy var renderer = CairoRenderer()

  func render(_ list: DisplayList, as format: PictureFormat) throws -> Data {
    try lock.withLock { try renderer.render(list, as: format) }
  }
}
