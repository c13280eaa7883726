import DisplayLists
import InterfaceDocuments

/// An image, or a part of one, identified by the source of its pixels.
public final class CGImage: Hashable, Sendable {
  let source: ImageSource
  let name: String
  /// The part of the whole image, as fractions of its size.
  let portion: CGRect
  /// In pixels.
  public let width: Int
  public let height: Int
  /// The pixels, if the image was created from pixels.
  let given: PixelData?
  /// Whether enlarged pixels are interpolated.
  let isSmooth: Bool

  init(
    _ source: ImageSource, name: String = "", pixels: CGSize, portion: CGRect = .whole, given: PixelData? = nil,
    isSmooth: Bool = true
  ) {
    (self.source, self.name, self.portion) = (source, name, portion)
    (self.given, self.isSmooth) = (given, isSmooth)
    (width, height) = (Int(pixels.width.rounded()), Int(pixels.height.rounded()))
  }

  convenience init(_ list: DisplayList) {
    self.init(
      .drawing(list), pixels: CGSize(width: list.size.width * list.scale, height: list.size.height * list.scale))
  }

  public var bitsPerComponent: Int { given?.bitsPerComponent ?? 8 }
  public var bitsPerPixel: Int { given?.bitsPerPixel ?? 32 }
  public var bytesPerRow: Int { given?.bytesPerRow ?? width * 4 }
  /// The color space; nil for an image mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : given?.isGray == true ? .gray : .standard }

  public func copy() -> CGImage? { self }

  /// - Parameter rect: in pixels.
  /// - Returns: nil if `rect` doesn't intersect the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isEmpty, width > 0, height > 0 else { return nil }
    let x = portion.width / CGFloat(width), y = portion.height / CGFloat(height)
    let place = CGRect(
      x: portion.minX + part.minX * x, y: portion.minY + part.minY * y, width: part.width * x, height: part.height * y)
    return CGImage(source, name: name, pixels: part.size, portion: place, given: given, isSmooth: isSmooth)
  }

  func reference(_ scaling: ImageScaling = .smooth, tint: RGBAColor? = nil) -> ImageReference {
    ImageReference(name: name, source: source, tint: tint, portion: portion, scaling: isSmooth ? scaling : .nearest)
  }

  public static func == (a: CGImage, b: CGImage) -> Bool {
    a.source == b.source && a.portion == b.portion && a.width == b.width && a.height == b.height
      && a.isSmooth == b.isSmooth
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(name)
  }
}

extension CGRect {
  /// The unit rectangle, which stands for the whole image.
  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Returns a part of the rectangle, given as fractions of it.
  func part(_ fractions: CGRect) -> CGRect {
    CGRect(
      x: minX + fractions.minX * width, y: minY + fractions.minY * height, width: width * fractions.width,
      height: height * fractions.height)
  }
}
