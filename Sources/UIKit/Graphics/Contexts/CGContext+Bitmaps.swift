import DisplayLists

// Contexts for pictures that are as many pixels as they say.
extension CGContext {
  /// A picture with a point for each pixel, whose origin is at the bottom left. No memory is written to: `makeImage` has
  /// what was drawn.
  ///
  /// - Parameter bitmapInfo: the raw value of a `CGImageAlphaInfo`; pictures without alpha begin black.
  /// - Returns: nil for a size of nothing.
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

  /// Nil: there are no pixels here.
  public var data: UnsafeMutableRawPointer? { nil }
}
