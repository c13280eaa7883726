public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// What the components of a colour mean. Everything is drawn in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  public let model: CGColorSpaceModel
  public let name: CFString?

  init(_ model: CGColorSpaceModel, name: CFString? = nil) { (self.model, self.name) = (model, name) }

  /// - Parameter name: one of those below.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear:
      self.init(.rgb, name: name)
    case Self.genericGrayGamma2_2, Self.extendedGray, Self.linearGray: self.init(.monochrome, name: name)
    default: return nil
    }
  }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  static let standard = CGColorSpace(.rgb, name: sRGB)
  static let gray = CGColorSpace(.monochrome, name: genericGrayGamma2_2)
  static let pattern = CGColorSpace(.pattern)

  /// Without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb, .lab, .XYZ: 3
    case .cmyk: 4
    default: 0
    }
  }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.model == b.model && a.name == b.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// Core Foundation's strings are Swift's here.
public typealias CFString = String

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
