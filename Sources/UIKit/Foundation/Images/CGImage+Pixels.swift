import DisplayLists
import InterfaceDocuments

// Images from pixels and files.
extension CGImage {
  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - decode: ignored: components are used unchanged.
  ///   - provider: contains the rows from top to bottom.
  /// - Returns: nil if components aren't eight bits, or if there are too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard let bytes = provider.data,
      let pixels = PixelData(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytesPerRow, info: bitmapInfo, isGray: space.model == .monochrome, bytes: bytes)
    else { return nil }
    self.init(pixels, smooth: shouldInterpolate)
  }

  convenience init(_ pixels: PixelData, smooth: Bool = true) {
    let file = StoredPNG(width: pixels.width, height: pixels.height, rgba: pixels.straightRGBA).bytes
    self.init(
      .encoded(file), pixels: CGSize(width: pixels.width, height: pixels.height), given: pixels, isSmooth: smooth)
  }

  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(file: source, begins: [0x89, 0x50, 0x4E, 0x47], smooth: shouldInterpolate) }

  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(file: source, begins: [0xFF, 0xD8, 0xFF], smooth: shouldInterpolate) }

  private convenience init?(file: CGDataProvider, begins: [UInt8], smooth: Bool) {
    guard let bytes = file.data, bytes.starts(with: begins), let size = PictureHeader.size(of: Array(bytes)) else {
      return nil
    }
    self.init(.encoded(bytes), pixels: size, isSmooth: smooth)
  }

  /// The pixels of an image created from pixels; otherwise nil, because files aren't decoded and drawings aren't
  /// rasterized.
  public var dataProvider: CGDataProvider? {
    guard portion == .whole, let given else { return nil }
    return CGDataProvider(data: given.bytes)
  }

  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha }
  public var bitmapInfo: CGBitmapInfo { given?.info ?? CGBitmapInfo(alpha: .premultipliedLast) }
  public var byteOrderInfo: CGImageByteOrderInfo { bitmapInfo.byteOrder }
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
  public var shouldInterpolate: Bool { isSmooth }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The type of the image's file.
  public var utType: CFString? {
    guard given == nil, let head = fileBytes?.prefix(12) else { return nil }
    if head.starts(with: [0x89, 0x50]) { return UTType.png.identifier }
    return head.starts(with: [0xFF, 0xD8]) ? UTType.jpeg.identifier : nil
  }

  /// Returns the image itself, because all drawing happens in sRGB; nil for spaces other than RGB.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { space.model == .rgb ? self : nil }
}
