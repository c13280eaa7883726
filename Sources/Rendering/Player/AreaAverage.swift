import CCairo
import CoreTypes

/// Downscales images: a pixel becomes the average of the pixels it covers, including partial ones.
enum AreaAverage {
  /// - Parameters:
  ///   - surface: An image in ARGB32.
  ///   - portion: A part of the image.
  /// - Returns: A new image of at most that many pixels; a smaller one is not enlarged.
  static func reduced(
    _ surface: CairoSurface, _ portion: PixelBox, toWidth width: Int, height: Int
  ) -> CairoSurface {
    let width = max(1, min(width, portion.width)), height = max(1, min(height, portion.height))
    let result = CairoSurface.argb(width: width, height: height)
    guard let source = surface.words, let target = result.words else { return result }
    var rows = ReducedRows(source, portion, toWidth: width)
    for (y, window) in Window.windows(from: portion.height, to: height).enumerated() {
      rows.average(window, into: target.row(y))
    }
    result.markDirty()
    return result
  }
}

/// The pixels of a line that one pixel of the smaller line covers.
private struct Window {
  let first, count: Int
  /// The weights of the first pixel, of those between, and of the last; they add up to 65,536.
  let head, inner, tail: UInt64

  static func windows(from count: Int, to smaller: Int) -> [Window] {
    let length = Double(count) / Double(smaller)
    return (0..<smaller).map { i in
      let start = Double(i) * length, end = i == smaller - 1 ? Double(count) : start + length
      return Window(from: start, to: end)
    }
  }

  private init(from start: Double, to end: Double) {
    first = Int(start)
    count = max(1, Int(end.rounded(.up)) - first)
    inner = UInt64(65_536 / (end - start))
    tail = count == 1 ? 0 : UInt64((end - Double(first + count - 1)) / (end - start) * 65_536)
    head = count == 1 ? 65_536 : 65_536 - inner * UInt64(count - 2) - tail
  }

  func weight(_ i: Int) -> UInt64 { i == 0 ? head : i == count - 1 ? tail : inner }
}

/// The sums of all four channels at once, two in each word.
private struct Lanes {
  private var even: UInt64 = 0x8000_0000_8000
  private var odd: UInt64 = 0x8000_0000_8000

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

/// The rows with reduced width, computed on demand.
private struct ReducedRows {
  private let source: PixelWords
  private let portion: PixelBox
  private let columns: [Window]
  /// The last reduced row; two windows may share one.
  private var words: [UInt32]
  private var row = -1
  private var sums: [Lanes]

  init(_ source: PixelWords, _ portion: PixelBox, toWidth width: Int) {
    (self.source, self.portion) = (source, portion)
    columns = Window.windows(from: portion.width, to: width)
    words = [UInt32](repeating: 0, count: width)
    sums = [Lanes](repeating: Lanes(), count: width)
  }

  mutating func average(_ window: Window, into target: UnsafeMutablePointer<UInt32>) {
    for x in sums.indices { sums[x] = Lanes() }
    for i in 0..<window.count {
      prepare(window.first + i)
      let weight = window.weight(i)
      for x in sums.indices { sums[x].add(words[x], weight) }
    }
    for x in sums.indices { target[x] = sums[x].word }
  }

  private mutating func prepare(_ y: Int) {
    guard row != y else { return }
    defer { row = y }
    let start = source.row(portion.top + y) + portion.left
    // Bars have the same color from top to bottom except for their text.
    if y > 0, row == y - 1, memcmp(start, source.row(portion.top + y - 1) + portion.left, portion.width * 4) == 0 {
      return
    }
    for (x, window) in columns.enumerated() {
      var sum = Lanes()
      sum.add(start[window.first], window.head)
      for i in window.first + 1..<max(window.first + window.count - 1, window.first + 1) {
        sum.add(start[i], window.inner)
      }
      if window.count > 1 { sum.add(start[window.first + window.count - 1], window.tail) }
      words[x] = sum.word
    }
  }
}
