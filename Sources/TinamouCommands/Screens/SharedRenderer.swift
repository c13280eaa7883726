import CoreTypes
import DisplayLists
import Rendering

/// Makes the files that a program asks for, on whatever thread it does, and keeps fonts and pictures from one to the next.
final class SharedRenderer: @unchecked Sendable {
  private let lock = NSLock()
  /// Only under the lock.
  private lazy var renderer = CairoRenderer()

  func render(_ list: DisplayList, as format: PictureFormat) throws -> Data {
    try lock.withLock { try renderer.render(list, as: format) }
  }
}
