/// A Gaussian blur, approximated by three running averages in a row.
///
/// > Source: SVG 1.1, feGaussianBlur: three boxes of this width are within 3 % of the Gaussian.
struct BoxBlur {
  /// How far the average reaches to each side.
  private let radius: Int

  /// - Parameter deviation: in pixels.
  init(deviation: Double) {
    let width = (deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)
    radius = Int(min(max(width, 1), 4000)) / 2
  }

  /// Blurs a row or a column in place; beyond its ends is 0.
  ///
  /// - Complexity: linear in `count`, whatever the radius.
  func apply(to pixels: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int) {
    guard radius > 0 else { return }
    var line = [UInt8](repeating: 0, count: count)
    for i in 0..<count { line[i] = pixels[start + i * step] }
    for _ in 0..<3 { line = averaged(line) }
    for i in 0..<count { pixels[start + i * step] = line[i] }
  }

  private func averaged(_ line: [UInt8]) -> [UInt8] {
    let width = 2 * radius + 1
    var sum = line.prefix(radius).reduce(0) { $0 + Int($1) }
    return line.indices.map { i in
      if i + radius < line.count { sum += Int(line[i + radius]) }
      if i > radius { sum -= Int(line[i - radius - 1]) }
      return UInt8((sum + width / 2) / width)
    }
  }
}
