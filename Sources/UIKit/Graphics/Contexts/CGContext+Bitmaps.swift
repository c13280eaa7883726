import DisplayLists

// Bitmap contexts.
extension CGContext {
  /// Creates a bitmap context with one point per pixel and its origin at the bottom left.
  ///
  /// The context doesn't write to `data`. Call `makeImage()` to get the drawing.
  ///
  /// - Parameter bitmapInfo: the raw value of a `CGImageAlphaInfo`. Contexts without alpha start out black.
  /// - Returns: nil if the width or the height isn't positive, or is 2²⁰ or more.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, width < 1 << 20, height < 1 << 20 else { return nil }
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F)
    let isOpaque = alpha == .some(.none) || alpha == .noneSkipLast || alpha == .noneSkipFirst
    self.init(size: CGSize(width: width, height: height), isOpaque: isOpaque)
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The bytes of a row of pixels with four components of one byte.
  public var bytesPerRow: Int { width * 4 }

  /// Always nil: the context has no pixel buffer.
  public var data: UnsafeMutableRawPointer? { nil }
}
