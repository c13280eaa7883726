public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// A color space. All drawing happens in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  public let model: CGColorSpaceModel
  public let name: CFString?

  init(_ model: CGColorSpaceModel, name: CFString? = nil) { (self.model, self.name) = (model, name) }

  /// - Parameter name: one of the names below.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3, Self.extendedDisplayP3,
      Self.extendedLinearDisplayP3, Self.genericRGBLinear, Self.adobeRGB1998, Self.dcip3, Self.itur_709, Self.itur_2020,
      Self.rommrgb, Self.acescgLinear:
      self.init(.rgb, name: name)
    case Self.genericGrayGamma2_2, Self.extendedGray, Self.linearGray, Self.extendedLinearGray:
      self.init(.monochrome, name: name)
    case Self.genericCMYK: self.init(.cmyk, name: name)
    case Self.genericLab: self.init(.lab, name: name)
    case Self.genericXYZ: self.init(.XYZ, name: name)
    default: return nil
    }
  }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let dcip3: CFString = "kCGColorSpaceDCIP3"
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
  public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"

  static let standard = CGColorSpace(.rgb, name: sRGB)
  static let gray = CGColorSpace(.monochrome, name: genericGrayGamma2_2)
  static let pattern = CGColorSpace(.pattern)

  /// Whether the space contains colors outside sRGB.
  public var isWideGamutRGB: Bool {
    guard model == .rgb, let name else { return false }
    return ![Self.sRGB, Self.linearSRGB, Self.itur_709, Self.genericRGBLinear].contains(name)
  }

  public var supportsOutput: Bool { model == .rgb || model == .monochrome || model == .cmyk }

  /// The number of components, excluding alpha.
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

/// Core Foundation's string type, an alias of Swift's.
public typealias CFString = String

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }
