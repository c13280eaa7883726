import CoreTypes

/// A Gaussian blur, approximated by three running averages in a row.
///
/// > Source: SVG 1.1, feGaussianBlur: three boxes of this width are within 3 % of the Gaussian.
struct BoxBlur {
  /// The pixels beyond the edges of the image.
  enum Surroundings {
    case nothing
    /// The image mirrored at its edges, which keeps the brightness of the edges.
    case mirrored
  }

  /// The distance that an average extends to each side.
  private let radius: Int
  /// `1 / (2 · radius + 1)` in 24-bit fixed point: a division for each pixel would take most of the time.
  private let reciprocal: Int
  private let surroundings: Surroundings

  /// - Parameter deviation: The standard deviation in pixels.
  init(deviation: Double, surroundings: Surroundings = .nothing) {
    let width = (deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)
    radius = Int(min(max(width, 1), 4000)) / 2
    reciprocal = (1 << 24) / (2 * radius + 1)
    self.surroundings = surroundings
  }

  /// The distance that the three averages together extend to each side.
  var reach: Int { 3 * radius }

  /// Blurs an image of `channels` bytes per pixel in place.
  ///
  /// - Complexity: Linear in the pixels, whatever the deviation.
  func apply(to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, channels: Int = 1) {
    guard radius > 0, width > 0, height > 0 else { return }
    let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: max(width, height) + 2 * reach)
    defer { scratch.deallocate() }
    for channel in 0..<channels {
      for y in 0..<height { blur(pixels + y * stride + channel, step: channels, count: width, scratch) }
      for x in 0..<width { blur(pixels + x * channels + channel, step: stride, count: height, scratch) }
    }
  }

  private func blur(_ line: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ scratch: UnsafeMutablePointer<UInt8>)
  {
    for i in 0..<count { scratch[reach &+ i] = line[i &* step] }
    surround(scratch, count: count)
    for pass in 1...3 { average(scratch, count: count &+ 2 &* (reach &- pass &* radius)) }
    for i in 0..<count { line[i &* step] = scratch[i] }
  }

  private func surround(_ line: UnsafeMutablePointer<UInt8>, count: Int) {
    for i in 0..<reach {
      let mirrored = i % (2 * count), source = mirrored < count ? mirrored : 2 * count - 1 - mirrored
      line[reach - 1 - i] = surroundings == .mirrored ? line[reach + source] : 0
      line[reach + count + i] = surroundings == .mirrored ? line[reach + count - 1 - source] : 0
    }
  }

  /// Averages in place: the average of a pixel and its neighbors replaces the first of them.
  private func average(_ line: UnsafeMutablePointer<UInt8>, count: Int) {
    let width = 2 &* radius &+ 1
    var sum = 0
    for i in 0..<width &- 1 { sum &+= Int(line[i]) }
    for i in 0..<count {
      sum &+= Int(line[i &+ width &- 1])
      let first = Int(line[i])
      line[i] = UInt8(truncatingIfNeeded: (sum &* reciprocal &+ 1 << 23) >> 24)
      sum &-= first
    }
  }
}
