import DisplayLists

// Image masks.
extension CGImage {
  /// Creates an image mask. Samples of 0 let paint through; samples of 255 block it.
  ///
  /// - Parameters:
  ///   - provider: contains the rows from top to bottom.
  ///   - decode: inverts the samples if its first number is larger than the second.
  /// - Returns: nil if samples aren't eight bits, or if there are too few bytes.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerPixel == 8, let bytes = provider.data,
      var pixels = PixelData(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, info: [], isGray: true, bytes: bytes)
    else { return nil }
    pixels.mask = decode.map { $0[0] > $0[1] } ?? false ? .inverted : .plain
    self.init(coverageOf: pixels, smooth: shouldInterpolate)
  }

  private convenience init(coverageOf pixels: PixelData, smooth: Bool) {
    let size = CGSize(width: pixels.width, height: pixels.height)
    let file = StoredPNG(width: pixels.width, height: pixels.height, rgba: pixels.coverageRGBA).bytes
    self.init(.encoded(file), pixels: size, given: pixels, isSmooth: smooth)
  }

  /// Returns the image masked by `mask`, which is stretched over it.
  ///
  /// - Parameter mask: an image mask, or gray pixels without alpha, of which white ones show the image.
  /// - Returns: nil for other masks, and if this image is an image mask itself.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, let pixels = mask.given, pixels.isGray, pixels.bitsPerPixel == 8 else { return nil }
    let coverage = CGImage(coverageOf: pixels, smooth: mask.isSmooth)
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    var seen = coverage.reference()
    seen.portion = mask.portion
    var drawing = DisplayListRecorder(size: whole.size)
    drawing.masked(by: { $0.image(seen, in: whole) }, { $0.image(reference(), in: whole) })
    return CGImage(drawing.list)
  }

  public var isMask: Bool { given?.mask != nil }
}

extension PixelData {
  /// How samples of an image mask are interpreted.
  enum MaskDecoding {
    case plain, inverted
  }

  /// Black pixels whose alpha is the mask's coverage.
  var coverageRGBA: [UInt8] {
    let lets: (UInt8) -> UInt8 = mask == .plain ? { 255 - $0 } : { $0 }
    let first = bytes.startIndex
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    for row in 0..<height {
      for column in 0..<width {
        pixels[4 * (row * width + column) + 3] = lets(bytes[first + row * bytesPerRow + column])
      }
    }
    return pixels
  }
}
