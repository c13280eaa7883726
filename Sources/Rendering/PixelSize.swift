import CoreTypes
import DisplayLists

/// A valid size of a picture.
struct PixelSize: Hashable {
  let widthInPixels: Int
  let heightInPixels: Int

  /// The limit of Cairo's image surfaces.
  static let longestSide = 32_767
  /// The limit of pixels: 1.6 GB of memory.
  static let mostPixels = 400_000_000

  /// Creates the size of a list. Partial pixels at the right and bottom edge count as whole ones.
  init(of list: DisplayList) throws(RenderingError) {
    let width = Self.pixels(list.size.width * list.scale), height = Self.pixels(list.size.height * list.scale)
    guard width >= 1, height >= 1 else { throw .emptyPicture(size: list.size, scale: list.scale) }
    guard max(width, height) <= Double(Self.longestSide) else {
      throw .pictureTooLong(size: list.size, scale: list.scale, limitInPixels: Self.longestSide)
    }
    guard width * height <= Double(Self.mostPixels) else {
      throw .tooManyPixels(size: list.size, scale: list.scale, limit: Self.mostPixels)
    }
    (widthInPixels, heightInPixels) = (Int(width), Int(height))
  }

  /// Returns a length in pixels; 0 for NaN, so that it counts as empty.
  private static func pixels(_ length: CGFloat) -> Double {
    length.isNaN ? 0 : Double((length - 1e-6).rounded(.up))
  }

  init(_ box: PixelBox) { (widthInPixels, heightInPixels) = (box.width, box.height) }

  /// Creates the nearest valid size for a picture inside another one: at least one pixel, and few enough to draw
  /// quickly. Larger destinations enlarge it.
  init(nearest size: CGSize) {
    let width = min(max(Self.rounded(size.width), 1), 8192), height = min(max(Self.rounded(size.height), 1), 8192)
    let factor = min(1, (16_000_000 / (width * height)).squareRoot())
    (widthInPixels, heightInPixels) = (max(1, Int(width * factor)), max(1, Int(height * factor)))
  }

  private static func rounded(_ length: CGFloat) -> Double { length.isNaN ? 0 : Double(length.rounded()) }
}
