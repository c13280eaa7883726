import CoreTypes

/// A Gaussian blur, approximated by three running averages in a row.
///
/// > Source: SVG 1.1, feGaussianBlur: three boxes of this width are within 3 % of the Gaussian.
struct BoxBlur {
  /// How far the average reaches to each side.
  private let radius: Int
  /// `1 / (2 · radius + 1)` in 24-bit fixed point: a division for each pixel would take most of the time.
  private let reciprocal: Int

  /// - Parameter deviation: in pixels.
  init(deviation: Double) {
    let width = (deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)
    radius = Int(min(max(width, 1), 4000)) / 2
    reciprocal = (1 << 24) / (2 * radius + 1)
  }

  /// Blurs an image of one byte for each pixel in place; beyond its edges is 0.
  ///
  /// - Complexity: linear in the pixels, whatever the deviation.
  func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard radius > 0 else { return }
    var scratch = [UInt8](repeating: 0, count: 2 * max(width, height))
    scratch.withUnsafeMutableBufferPointer { scratch in
      let first = scratch.baseAddress!, second = first + max(width, height)
      for y in 0..<height { blur(pixels + y * stride, step: 1, count: width, first, second) }
      for x in 0..<width { blur(pixels + x, step: stride, count: height, first, second) }
    }
  }

  private func blur(
    _ line: UnsafeMutablePointer<UInt8>, step: Int, count: Int,
    _ first: UnsafeMutablePointer<UInt8>, _ second: UnsafeMutablePointer<UInt8>
  ) {
    average(line, step: step, into: first, step: 1, count: count)
    average(first, step: 1, into: second, step: 1, count: count)
    average(second, step: 1, into: line, step: step, count: count)
  }

  private func average(
    _ source: UnsafePointer<UInt8>, step: Int, into target: UnsafeMutablePointer<UInt8>, step targetStep: Int,
    count: Int
  ) {
    var sum = 0
    for i in 0..<min(radius, count) { sum &+= Int(source[i &* step]) }
    for i in 0..<count {
      if i &+ radius < count { sum &+= Int(source[(i &+ radius) &* step]) }
      if i > radius { sum &-= Int(source[(i &- radius &- 1) &* step]) }
      target[i &* targetStep] = UInt8(truncatingIfNeeded: (sum &* reciprocal &+ 1 << 23) >> 24)
    }
  }
}
