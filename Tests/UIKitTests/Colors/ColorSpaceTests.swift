import SystemProfiles
import Testing

@testable import UIKit

/// Grays and colors, and their descriptions. Basis: captured, logs published in repositories, unless a test states
/// otherwise.
@MainActor struct ColorSpaceTests {
  /// Basis: documented by many answers: the two have different color spaces.
  @Test("a grey equals no colour of three components")
  func equality() {
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1) && UIColor.white.withAlphaComponent(1) == .white)
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor.black.withAlphaComponent(0) == .clear)
    #expect(UIColor(cgColor: UIColor.gray.cgColor) == .gray && UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  @Test("the CGColor of a grey has two components, of a colour four")
  func components() throws {
    #expect(UIColor(white: 0.25, alpha: 0.5).cgColor.components == [0.25, 0.5])
    #expect(UIColor.black.cgColor.numberOfComponents == 2 && UIColor.red.cgColor.numberOfComponents == 4)
    #expect(UIColor.black.cgColor.colorSpace?.model == .monochrome && UIColor.red.cgColor.colorSpace?.model == .rgb)
    try Session.of(.iOS(17)).perform {
      #expect(UIColor.label.cgColor.components == [0, 1] && UIColor.systemRed.cgColor.numberOfComponents == 4)
      #expect(UIColor { _ in .white }.cgColor.components == [1, 1])
    }
  }

  @Test("components of both can be asked for both ways")
  func numbers() {
    var (red, green, blue, white, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(UIColor(white: 0.25, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.25, 0.25, 0.5])
    #expect(UIColor(red: 0.75, green: 0.75, blue: 0.75, alpha: 1).getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.75, 1])
  }

  @Test("a colour prints its space and its components, of the system its name")
  func description() throws {
    try Session.of(.iOS(17)).perform {
      #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
      #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
      let mixed = UIColor(red: 0.2, green: 1.0 / 3, blue: 0, alpha: 1)
      #expect(mixed.description == "UIExtendedSRGBColorSpace 0.2 0.333333 0 1")
      #expect(UIColor.label.description.hasPrefix("<UIDynamicCatalogSystemColor: 0x"))
      #expect(UIColor.label.description.hasSuffix("; name = labelColor>"))
      #expect(UIColor.systemBackground.description.hasPrefix("<UIDynamicSystemColor: 0x"))
      #expect(UIColor.systemBackground.description.hasSuffix("; name = systemBackgroundColor>"))
    }
    try Session.of(.iOS(8)).perform {
      #expect(UIColor.black.description == "UIDeviceWhiteColorSpace 0 1")
      #expect(UIColor.red.description == "UIDeviceRGBColorSpace 1 0 0 1")
      #expect(UIColor.label.description == "UIDeviceWhiteColorSpace 0 1")
    }
  }
}
