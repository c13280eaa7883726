import DisplayLists

// Pictures that say how far others are seen.
extension CGImage {
  /// An image mask: paint passes where a sample is 0, and nothing where it is at its most.
  ///
  /// - Parameters:
  ///   - provider: has the rows from the top down.
  ///   - decode: a first number larger than the second inverts the samples.
  /// - Returns: nil for samples of other than eight bits, and for too few bytes.
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

  /// The picture as far as `mask` lets it be seen, which is stretched over it.
  ///
  /// - Parameter mask: an image mask, or gray pixels without alpha, of which white ones show the picture.
  /// - Returns: nil for any other mask, and of a picture that is an image mask itself.
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
  /// How the samples of an image mask are read.
  enum MaskDecoding {
    case plain, inverted
  }

  /// Black, as far as a mask lets paint through.
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
