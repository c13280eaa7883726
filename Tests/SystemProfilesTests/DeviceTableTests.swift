import CoreTypes
import SystemProfiles
import Testing

/// Every model by the name on its box and by Interface Builder's name for its screen. Basis: documented; the published
/// list of models and their screens.
struct DeviceTableTests {
  struct Screen: Sendable, CustomTestStringConvertible {
    var id: String?
    var size: CGSize
    var scale: CGFloat
    var models: [String]
    var testDescription: String { id ?? models[0] }

    init(_ id: String?, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ models: String...) {
      (self.id, size, self.scale, self.models) = (id, CGSize(width: width, height: height), scale, models)
    }
  }

  static let phones: [Screen] = [
    Screen(nil, 320, 480, 1, "iPhone", "iPhone 3G", "iPhone 3GS", "iPod touch 1", "iPod touch 2", "iPod touch 3"),
    Screen("retina3_5", 320, 480, 2, "iPhone 4", "iPhone 4S", "iPod touch 4"),
    Screen(
      "retina4_0", 320, 568, 2, "iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st)", "iPod touch 5",
      "iPod touch 6", "iPod touch 7"),
    Screen(
      "retina4_7", 375, 667, 2, "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd)", "iPhone SE (3rd)"),
    Screen("retina5_5", 414, 736, 3, "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"),
    Screen("retina5_9", 375, 812, 3, "iPhone X", "iPhone XS", "iPhone 11 Pro"),
    Screen("retina6_1", 414, 896, 2, "iPhone XR", "iPhone 11"),
    Screen("retina6_5", 414, 896, 3, "iPhone XS Max", "iPhone 11 Pro Max"),
    Screen("retina5_4", 375, 812, 3, "iPhone 12 mini", "iPhone 13 mini"),
    Screen(
      "retina6_0", 390, 844, 3, "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"),
    Screen("retina6_7", 428, 926, 3, "iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"),
    Screen("retina6_12", 393, 852, 3, "iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"),
    Screen("retina6_72", 430, 932, 3, "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"),
    Screen("retina6_3", 402, 874, 3, "iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"),
    Screen("retina6_9", 440, 956, 3, "iPhone 16 Pro Max", "iPhone 17 Pro Max"),
    Screen(nil, 420, 912, 3, "iPhone Air"),
  ]

  static let pads: [Screen] = [
    Screen(nil, 768, 1024, 1, "iPad 1", "iPad 2", "iPad mini 1"),
    Screen(
      "ipad9_7", 768, 1024, 2, "iPad 3", "iPad 4", "iPad 5", "iPad 6", "iPad Air 1", "iPad Air 2", "iPad mini 2",
      "iPad mini 3", "iPad mini 4", "iPad mini 5", "iPad Pro 9.7"),
    Screen("ipad10_2", 810, 1080, 2, "iPad 7", "iPad 8", "iPad 9"),
    Screen("ipad10_5", 834, 1112, 2, "iPad Pro 10.5", "iPad Air 3"),
    Screen("ipad12_9", 1024, 1366, 2, "iPad Pro 12.9 (1st)", "iPad Pro 12.9 (2nd)"),
    Screen(
      "ipad11_0rounded", 834, 1194, 2, "iPad Pro 11 (1st)", "iPad Pro 11 (2nd)", "iPad Pro 11 (3rd)",
      "iPad Pro 11 (4th)"),
    Screen(
      "ipad12_9rounded", 1024, 1366, 2, "iPad Pro 12.9 (3rd)", "iPad Pro 12.9 (4th)", "iPad Pro 12.9 (5th)",
      "iPad Pro 12.9 (6th)", "iPad Air 13 (M2)"),
    Screen("ipad10_9rounded", 820, 1180, 2, "iPad Air 4", "iPad Air 5", "iPad 10", "iPad Air 11 (M2)"),
    Screen("ipad8_3rounded", 744, 1133, 2, "iPad mini 6", "iPad mini (A17 Pro)"),
    Screen(nil, 834, 1210, 2, "iPad Pro 11 (M4)"),
    Screen(nil, 1032, 1376, 2, "iPad Pro 13 (M4)"),
  ]

  @Test("models by name", arguments: phones + pads)
  func models(screen: Screen) throws {
    for model in screen.models {
      let row = try DeviceCatalog.find(model)
      #expect(row.pointSize == screen.size && row.scale == screen.scale, "\(model)")
      if let id = screen.id { #expect(row.interfaceBuilderID == id, "\(model)") }
    }
  }

  @Test("screens by Interface Builder's name", arguments: (phones + pads).filter { $0.id != nil })
  func screens(screen: Screen) throws {
    let row = try DeviceCatalog.find(screen.id ?? "")
    #expect(row.pointSize == screen.size && row.scale == screen.scale)
  }

  @Test("nothing is in the catalogue that is not in the list")
  func complete() {
    let listed = (Self.phones + Self.pads).map(\.models.count).reduce(0, +)
    #expect(DeviceCatalog.all.count == listed)
  }

  @Test(
    "a misspelt model is answered with the right one", arguments: ["iphone-5x", "iPhone 12 minni", "ipad-pro-11-m5"])
  func suggestions(name: String) {
    let nearest = ["iphone-5x": "iphone-5", "iPhone 12 minni": "iphone-12-mini", "ipad-pro-11-m5": "ipad-pro-11-m4"]
    let error = #expect(throws: UnknownDevice.self) { try DeviceCatalog.find(name) }
    #expect(error?.suggestions.contains(nearest[name] ?? "") == true)
  }
}
