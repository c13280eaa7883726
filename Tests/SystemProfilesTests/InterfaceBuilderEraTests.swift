import CoreTypes
import SystemProfiles
import Testing

struct InterfaceBuilderEraTests {
  @Test(arguments: [
    ("823", Xcode.xcode3, 5), ("1938", .xcode4, 5), ("2549", .xcode4, 6), ("3084", .xcode4, 6), ("4457.9", .xcode5, 7),
    ("4510", .xcode5, 7), ("5056", .xcode5, 7), ("6254", .xcode6, 8), ("7706", .xcode6, 8), ("8191", .xcode7, 9),
    ("10117", .xcode7, 9), ("11198", .xcode8, 10), ("12121", .xcode8, 10), ("13196", .xcode9, 11),
    ("14113", .xcode9, 11), ("14313", .xcode10, 12), ("14490.70", .xcode10, 12), ("14868", .xcode11, 13),
    ("16097.2", .xcode11, 13), ("17156", .xcode12, 14), ("18122", .xcode12, 14), ("19162", .xcode13, 15),
    ("20037", .xcode13, 15), ("21507", .xcode14, 16), ("22505", .xcode15, 17), ("23504", .xcode16, 18),
    ("24127", .xcode26, 26),
  ])
  func toolsVersionTellsTheCanvas(toolsVersion: String, xcode: Xcode, major: Int) {
    let era = InterfaceBuilderEra(toolsVersion: toolsVersion)
    #expect(era.xcode == xcode)
    #expect(era.profile.version == .iOS(major))
  }

  @Test func theSentinelLeavesTheAgeToThePlugIn() {
    #expect(InterfaceBuilderEra(toolsVersion: "32700.99.1234", plugInVersion: "22685").xcode == .xcode15)
    #expect(InterfaceBuilderEra(toolsVersion: "32700.99.1234", plugInVersion: "16085").xcode == .xcode11)
    #expect(InterfaceBuilderEra(toolsVersion: "32700.99.1234").xcode == .xcode15)
    #expect(InterfaceBuilderEra(toolsVersion: nil).xcode == .xcode3)
  }

  @Test(arguments: [
    (1536, SystemVersion.iOS(6)), (1552, .iOS(6, 1)), (1296, .iOS(5, 1)), (768, .iOS(3)), (800, .iOS(3, 2)),
  ])
  func systemTargetIsHexadecimal(target: Int, version: SystemVersion) {
    #expect(InterfaceBuilderEra.deploymentTarget(systemTarget: target) == version)
  }

  @Test(arguments: [
    ("4510", UIContentSizeCategory.medium), ("10117", .medium), ("11198", .large), ("17701", .large),
    ("18122", .extraSmall), ("20037", .extraSmall), ("21225", .large), ("24127", .large),
  ])
  func textSizeOfTheCanvas(toolsVersion: String, category: UIContentSizeCategory) {
    #expect(InterfaceBuilderEra(toolsVersion: toolsVersion).contentSizeCategory == category)
  }

  @Test(arguments: [("3084", true), ("7706", true), ("8191", false), ("21225", false)])
  func oldCanvasesMeasureInWholePoints(toolsVersion: String, expected: Bool) throws {
    let era = InterfaceBuilderEra(toolsVersion: toolsVersion)
    let device = try DeviceCatalog.find("iphone-8")
    #expect(era.measuresInWholePoints == expected)
    let canvas = SystemEnvironment.asDesigned(era: era, device: device, hasSizeClasses: false)
    #expect(canvas.measuringGrid.ceil(20.287) == (expected ? 21 : 20.5))
  }

  /// Basis: captured; labels of 17 points.
  @Test(arguments: [("retina5_9", 21.0), ("retina5_5", 21), ("retina6_12", 61.0 / 3)])
  func theFirstSharpestScreensMeasureLinesInWholePoints(screen: String, height: CGFloat) throws {
    let device = try #require(DeviceCatalog.device(interfaceBuilderID: screen))
    let canvas = SystemEnvironment.asDesigned(
      era: InterfaceBuilderEra(toolsVersion: "22505"), device: device, hasSizeClasses: true)
    #expect(canvas.lineGrid.ceil(20.287) == height)
    #expect(canvas.measuringGrid.ceil(20.287) == 61.0 / 3)
  }

  /// Basis: the fractions in frames that Interface Builder saved.
  @Test(arguments: [("3084", 1.0), ("4510", 1), ("7706", 1), ("8191", 2), ("10117", 2)])
  func canvasesWithoutADeviceBecameSharp(toolsVersion: String, scale: CGFloat) {
    #expect(InterfaceBuilderEra(toolsVersion: toolsVersion).canvasScaleWithoutDevice == scale)
  }

  @Test func canvasesWithSizeClassesWereSquare() {
    let old = InterfaceBuilderEra(toolsVersion: "6254"), new = InterfaceBuilderEra(toolsVersion: "11762")
    #expect(old.defaultCanvas(hasSizeClasses: true) == CGSize(width: 600, height: 600))
    #expect(old.defaultCanvas(hasSizeClasses: false) == CGSize(width: 320, height: 480))
    #expect(new.defaultCanvas(hasSizeClasses: true) == CGSize(width: 320, height: 568))
  }

  @Test(arguments: [
    ("retina6_1", "14490", 44.0), ("retina6_1", "17701", 44), ("retina6_1", "20037", 44), ("retina6_1", "21225", 48),
    ("retina5_9", "13196", 44), ("retina5_9", "19455", 44), ("retina5_9", "22505", 50), ("retina6_12", "22505", 59),
    ("retina4_7", "13196", 20), ("retina4_7", "15400", 0), ("ipad9_7", "21225", 0), ("retina4_7", "22505", 20),
    ("retina6_1", "24127", 96), ("retina4_7", "24127", 20),
  ])
  func safeAreaTopOfTheCanvas(id: String, toolsVersion: String, top: CGFloat) throws {
    let device = try #require(DeviceCatalog.device(interfaceBuilderID: id))
    let era = InterfaceBuilderEra(toolsVersion: toolsVersion)
    #expect(era.canvasSafeArea(device: device, orientation: .portrait).top == top)
  }

  @Test func documentsWithoutADeviceHaveTheScreenOfTheirTime() {
    let old = InterfaceBuilderEra(toolsVersion: "3084"), new = InterfaceBuilderEra(toolsVersion: "6254")
    #expect([old.defaultDevice(), new.defaultDevice()].map(\.scale) == [1, 2])
    #expect([old, new].map { $0.defaultDevice(idiom: .pad).pointSize.width } == [768, 768])
    #expect([old, new].map { $0.defaultDevice(idiom: .pad).scale } == [1, 2])
  }

  @Test func quirksEnd() {
    let deltas = ["10117", "12121", "14490", "16097"].map {
      InterfaceBuilderEra(toolsVersion: $0).cellContentHeightDelta(scale: 2)
    }
    #expect(deltas == [1, 0.5, 0.5, 0])
    let pickers = ["3084", "5056", "7706", "10117", "13196", "14490", "15400", "17701"].map {
      InterfaceBuilderEra(toolsVersion: $0).canvasProfile().metrics.picker.wheels.height
    }
    #expect(pickers == [216, 162, 162, 216, 216, 216, 162, 216])
    #expect(InterfaceBuilderEra(toolsVersion: "5056").canvasProfile(idiom: .pad).metrics.picker.wheels.height == 216)
  }
}
