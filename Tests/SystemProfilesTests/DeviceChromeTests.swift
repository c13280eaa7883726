import CoreTypes
import SystemProfiles
import Testing

/// Status bars and safe areas, against published numbers.
struct DeviceChromeTests {
  func insets(
    _ name: String, _ version: SystemVersion, _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> UIEdgeInsets {
    try DeviceCatalog.find(name).safeAreaInsets(orientation: orientation, version: version)
  }

  @Test func homeButtonPhones() throws {
    #expect(try insets("iphone-8", .iOS(11)) == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(try insets("iphone-8", .iOS(11), .landscapeLeft) == .zero)
  }

  @Test func homeIndicatorPhones() throws {
    #expect(try insets("iphone-x", .iOS(11)) == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(
      try insets("iphone-x", .iOS(11), .landscapeRight) == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    #expect(try insets("iphone-13", .iOS(15)) == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(try insets("iphone-15-pro", .iOS(17)) == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(try DeviceCatalog.find("iphone-15-pro").statusBarHeight(orientation: .portrait, version: .iOS(17)) == 54)
  }

  @Test func theStatusBarOfTheLiquidRetinaPhonesGrew() throws {
    #expect(try insets("iphone-xr", .iOS(12)).top == 44)
    #expect(try insets("iphone-xr", .iOS(13, 7), .landscapeLeft).left == 44)
    #expect(try insets("iphone-xr", .iOS(14)).top == 48)
    #expect(try insets("iphone-11", .iOS(17), .landscapeLeft).right == 48)
  }

  @Test func phonesHideTheStatusBarInLandscapeFrom8() throws {
    let phone = try DeviceCatalog.find("iphone-5")
    #expect(phone.statusBarHeight(orientation: .landscapeLeft, version: .iOS(7, 1)) == 20)
    #expect(phone.statusBarHeight(orientation: .landscapeLeft, version: .iOS(8)) == 0)
    #expect(phone.safeAreaInsets(orientation: .landscapeLeft, version: .iOS(7)).top == 20)
    #expect(phone.safeAreaInsets(orientation: .landscapeLeft, version: .iOS(10)) == .zero)
  }

  @Test func pads() throws {
    #expect(try insets("ipad-9.7", .iOS(12), .landscapeLeft) == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(try insets("ipad-pro-11-1st", .iOS(13)) == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
  }

  @Test func screensTurn() throws {
    let phone = try DeviceCatalog.find("iphone-13")
    #expect(phone.screenSize(orientation: .portraitUpsideDown) == CGSize(width: 390, height: 844))
    #expect(phone.screenSize(orientation: .landscapeLeft) == CGSize(width: 844, height: 390))
  }
}
