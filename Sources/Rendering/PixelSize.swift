import CoreTypes
import DisplayLists

/// The size of a picture that can exist.
struct PixelSize: Hashable {
  let widthInPixels: Int
  let heightInPixels: Int

  /// Cairo's image surfaces end here.
  static let longestSide = 32_767
  /// 1.6 GB of memory.
  static let mostPixels = 400_000_000

  /// Partial pixels at the right and bottom edge count as whole ones.
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

  /// 0 for what is not a number, so that it counts as empty.
  private static func pixels(_ length: CGFloat) -> Double {
    length.isNaN ? 0 : Double((length - 1e-6).rounded(.up))
  }

  init(_ box: PixelBox) { (widthInPixels, heightInPixels) = (box.width, box.height) }

  /// The nearest size of a picture that is only part of another one: at least a pixel, and not too many to be drawn in
  /// a moment; what is shown in more of them is enlarged.
  init(nearest size: CGSize) {
    let width = min(max(Self.rounded(size.width), 1), 8192), height = min(max(Self.rounded(size.height), 1), 8192)
    let factor = min(1, (16_000_000 / (width * height)).squareRoot())
    (widthInPixels, heightInPixels) = (max(1, Int(width * factor)), max(1, Int(height * factor)))
  }

  private static func rounded(_ length: CGFloat) -> Double { length.isNaN ? 0 : Double(length.rounded()) }
}
