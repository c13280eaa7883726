import CCairo
import CoreTypes

/// Makes pictures smaller: a pixel becomes the average of those that it stands for, parts of pixels counted as such.
struct AreaAverage {
  /// Which pixels of a line one pixel of the smaller line stands for.
  private struct Window {
    let first, count: Int
    /// Of the first, of those between, and of the last; they add up to 65,536.
    let head, inner, tail: UInt64
  }

  private let windows: [Window]

  private init(from count: Int, to smaller: Int) {
    let length = Double(count) / Double(smaller)
    windows = (0..<smaller).map { i in
      let start = Double(i) * length, end = i == smaller - 1 ? Double(count) : start + length
      let first = Int(start), last = max(first, Int(end.rounded(.up)) - 1), cells = last - first + 1
      if cells == 1 { return Window(first: first, count: 1, head: 65_536, inner: 0, tail: 0) }
      let inner = UInt64(65_536 / (end - start))
      let tail = UInt64((end - Double(last)) / (end - start) * 65_536)
      return Window(
        first: first, count: cells, head: 65_536 - inner * UInt64(cells - 2) - tail, inner: inner, tail: tail)
    }
  }

  /// - Parameters:
  ///   - source: 32-bit words of four channels, `step` words apart.
  private func reduce(
    _ source: UnsafePointer<UInt32>, step: Int, into target: UnsafeMutablePointer<UInt32>, targetStep: Int
  ) {
    for (i, window) in windows.enumerated() {
      var place = source + window.first &* step, sum = Lanes()
      sum.add(place.pointee, window.head)
      for _ in 0..<max(window.count &- 2, 0) {
        place += step
        sum.add(place.pointee, window.inner)
      }
      if window.count > 1 { sum.add((place + step).pointee, window.tail) }
      target[i &* targetStep] = sum.word
    }
  }

  /// Four sums at once, two in each word.
  private struct Lanes {
    private var even: UInt64 = 0x8000_0000_8000, odd: UInt64 = 0x8000_0000_8000

    @inline(__always) mutating func add(_ pixel: UInt32, _ weight: UInt64) {
      let pixel = UInt64(pixel)
      even &+= (pixel & 0xFF | (pixel & 0xFF_0000) << 16) &* weight
      odd &+= (pixel >> 8 & 0xFF | (pixel & 0xFF00_0000) << 8) &* weight
    }

    @inline(__always) var word: UInt32 {
      let even = even >> 16 & 0xFF_0000_00FF, odd = odd >> 16 & 0xFF_0000_00FF
      return UInt32(truncatingIfNeeded: even | even >> 16 | odd << 8 | odd >> 8)
    }
  }
}

extension AreaAverage {
  /// - Parameters:
  ///   - surface: an image in ARGB32.
  ///   - portion: inside of it.
  /// - Returns: a new picture of at most that many pixels; where there are fewer already they stay as they are.
  static func reduced(
    _ surface: CairoSurface, _ portion: PixelBox, toWidth width: Int, height: Int
  ) -> CairoSurface {
    let width = max(1, min(width, portion.width)), height = max(1, min(height, portion.height))
    let across = AreaAverage(from: portion.width, to: width), down = AreaAverage(from: portion.height, to: height)
    let rows = CairoSurface.argb(width: width, height: portion.height)
    let result = CairoSurface.argb(width: width, height: height)
    guard let source = surface.words, let middle = rows.words, let target = result.words else { return result }
    for y in 0..<portion.height {
      across.reduce(source.row(portion.top + y) + portion.left, step: 1, into: middle.row(y), targetStep: 1)
    }
    for x in 0..<width {
      down.reduce(middle.row(0) + x, step: middle.stride, into: target.row(0) + x, targetStep: target.stride)
    }
    rows.markDirty()
    result.markDirty()
    return result
  }
}
