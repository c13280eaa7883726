import DisplayLists
import InterfaceDocuments

/// A picture by where its pixels come from, or a part of one.
public final class CGImage: Hashable, Sendable {
  let source: ImageSource
  let name: String
  /// As fractions of the whole picture.
  let portion: CGRect
  /// In pixels.
  public let width: Int
  public let height: Int
  /// Of a picture that was made of pixels.
  let given: PixelData?
  /// False where enlarged pixels are squares.
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
  /// Nil of an image mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : given?.isGray == true ? .gray : .standard }

  public func copy() -> CGImage? { self }

  /// - Parameter rect: in pixels; nil where it meets nothing of the picture.
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
  /// A picture and not a part of it.
  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// A part of this, given in fractions of it.
  func part(_ fractions: CGRect) -> CGRect {
    CGRect(
      x: minX + fractions.minX * width, y: minY + fractions.minY * height, width: width * fractions.width,
      height: height * fractions.height)
  }
}
