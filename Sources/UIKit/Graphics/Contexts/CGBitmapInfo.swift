public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case mask = 0xF0000
  case packed = 0
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
}

/// How the components of a pixel are stored.
///
/// > Basis: the values of Core Graphics' header, recalled.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    rawValue = alpha.rawValue | byteOrder.rawValue
  }

  public static let alphaInfoMask = Self(rawValue: 0x1F)
  public static let floatInfoMask = Self(rawValue: 0xF00)
  public static let floatComponents = Self(rawValue: 0x100)
  public static let byteOrderMask = Self(rawValue: 0x7000)
  public static let byteOrder16Little = Self(rawValue: 0x1000)
  public static let byteOrder32Little = Self(rawValue: 0x2000)
  public static let byteOrder16Big = Self(rawValue: 0x3000)
  public static let byteOrder32Big = Self(rawValue: 0x4000)
  @available(*, unavailable, message: "use [] for the default order") public static var byteOrderDefault: Self { [] }

  public var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
  public var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }
}
