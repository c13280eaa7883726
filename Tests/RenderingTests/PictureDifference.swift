import CoreTypes
import Rendering

/// The difference of two pictures on white.
struct PictureDifference {
  /// The mean over all pixels of the component that differs most, 0…255.
  let mean: Double
  /// The share of pixels that differ by more than `limit` although no edge is near in either picture.
  let shareBesideEdges: Double

  /// - Parameter limit: 0…255.
  init(_ one: Bitmap, _ other: Bitmap, limit: Int) {
    let first = OpaquePixels(one), second = OpaquePixels(other)
    guard first.width == second.width, first.height == second.height else {
      (mean, shareBesideEdges) = (255, 1)
      return
    }
    var sum = 0, different = 0
    for pixel in 0..<first.width * first.height {
      let distance = first.distance(pixel, of: second, pixel)
      sum += distance
      if distance > limit, first.isCalm(at: pixel), second.isCalm(at: pixel) { different += 1 }
    }
    mean = Double(sum) / Double(first.width * first.height)
    shareBesideEdges = Double(different) / Double(first.width * first.height)
  }
}

/// Components 0…255 of a picture on white.
private struct OpaquePixels {
  let width, height: Int
  private var components: [Int] = []

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.widthInPixels, bitmap.heightInPixels)
    for pixel in 0..<width * height {
      let color = bitmap[pixel % width, pixel / width], white = 1 - color.alpha
      for component in [color.red, color.green, color.blue] {
        components.append(Int(255 * (component * color.alpha + white)))
      }
    }
  }

  /// Returns the difference of the component that differs most.
  func distance(_ pixel: Int, of other: OpaquePixels, _ otherPixel: Int) -> Int {
    let i = 3 * pixel, j = 3 * otherPixel
    return max(
      abs(components[i] - other.components[j]), abs(components[i + 1] - other.components[j + 1]),
      abs(components[i + 2] - other.components[j + 2]))
  }

  /// Returns whether no edge is near: up to two steps away in each direction, no color differs much.
  func isCalm(at pixel: Int) -> Bool {
    let x = pixel % width, y = pixel / width
    for step in -2...2 {
      let row = min(max(y + step, 0), height - 1), column = min(max(x + step, 0), width - 1)
      if distance(pixel, of: self, row * width + x) >= 40 || distance(pixel, of: self, y * width + column) >= 40 {
        return false
      }
    }
    return true
  }
}

/// The dark area of a picture on white.
struct Ink {
  /// In pixels: left, top, right, bottom.
  private(set) var box = [Int.max, Int.max, 0, 0]
  /// The ink in fully black pixels.
  private(set) var amount = 0.0

  init(_ bitmap: Bitmap) {
    for y in 0..<bitmap.heightInPixels {
      for x in 0..<bitmap.widthInPixels {
        let color = bitmap[x, y], darkness = (1 - color.green) * color.alpha
        amount += darkness
        guard darkness > 0.3 else { continue }
        box = [min(box[0], x), min(box[1], y), max(box[2], x + 1), max(box[3], y + 1)]
      }
    }
  }

  /// Returns the largest distance of two sides.
  func distance(to other: Ink) -> Int { zip(box, other.box).map { abs($0 - $1) }.max() ?? 0 }
}
