import CoreTypes
import DisplayLists
import Rendering
import Synchronization

/// Makes the files that a program asks for, on whatever thread it does, and keeps fonts and pictures from one to the next.
final class SharedRenderer: Sendable {
  private let renderer = Mutex<CairoRenderer?>(nil)

  func render(_ list: DisplayList, as format: PictureFormat) throws -> Data {
    try renderer.withLock { renderer in
      let made = renderer ?? CairoRenderer()
      renderer = made
      return try made.render(list, as: format)
    }
  }
}
