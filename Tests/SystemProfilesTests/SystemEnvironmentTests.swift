import CoreTypes
import SystemProfiles
import Testing

struct SystemEnvironmentTests {
  func environment(
    _ device: String, _ version: SystemVersion, _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> SystemEnvironment {
    SystemEnvironment(
      profile: .profile(for: version), device: try DeviceCatalog.find(device), orientation: orientation)
  }

  @Test func theWindowRootLiesBelowTheStatusBarUntil6() throws {
    #expect(try environment("iphone-5", .iOS(6, 1)).windowRootFrame == CGRect(x: 0, y: 20, width: 320, height: 548))
    #expect(try environment("iphone-4s", .iOS(6)).windowRootFrame == CGRect(x: 0, y: 20, width: 320, height: 460))
    #expect(
      try environment("iphone-5", .iOS(6), .landscapeLeft).windowRootFrame
        == CGRect(x: 0, y: 20, width: 568, height: 300))
    #expect(try environment("iphone-5", .iOS(7)).windowRootFrame == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test func aHiddenStatusBarLeavesTheWholeScreen() throws {
    var old = try environment("iphone-5", .iOS(6))
    old.hidesStatusBar = true
    #expect(old.windowRootFrame == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  /// Navigation and tab content of the published dumps: 504 = 548 - 44, 455 = 504 - 49, 268 = 300 - 32, …
  @Test func contentHeightsOf6() throws {
    let portrait = try environment("iphone-5", .iOS(6))
    #expect(portrait.windowRootFrame.height - portrait.navigationBarHeight == 504)
    #expect(portrait.windowRootFrame.height - portrait.tabBarHeight == 499)
    #expect(portrait.windowRootFrame.height - portrait.navigationBarHeight - portrait.toolbarHeight == 460)
    let landscape = try environment("iphone-5", .iOS(6), .landscapeRight)
    #expect(landscape.windowRootFrame.height - landscape.navigationBarHeight == 268)
    #expect(landscape.windowRootFrame.height - landscape.tabBarHeight == 251)
    #expect(landscape.windowRootFrame.height - landscape.navigationBarHeight - landscape.tabBarHeight == 219)
  }

  @Test(arguments: [
    ("iphone-5", SystemVersion.iOS(7), UIInterfaceOrientation.portrait, 64.0, 49.0),
    ("iphone-5", .iOS(7), .landscapeLeft, 52, 49), ("iphone-6", .iOS(8), .portrait, 64, 49),
    ("iphone-6", .iOS(8), .landscapeLeft, 32, 49), ("iphone-8", .iOS(11), .landscapeLeft, 32, 32),
    ("iphone-13", .iOS(15), .portrait, 91, 83), ("iphone-13", .iOS(15), .landscapeLeft, 32, 53),
    ("iphone-11", .iOS(14), .portrait, 92, 83), ("iphone-11", .iOS(14), .landscapeLeft, 44, 70),
    ("ipad-9.7", .iOS(11), .portrait, 64, 49), ("ipad-9.7", .iOS(12), .portrait, 70, 50),
  ])
  func barsCoverTopAndBottom(
    device: String, version: SystemVersion, orientation: UIInterfaceOrientation, top: CGFloat, bottom: CGFloat
  ) throws {
    let environment = try environment(device, version, orientation)
    #expect(environment.coveredInsets.top + environment.navigationBarHeight == top)
    #expect(environment.coveredInsets.bottom + environment.tabBarHeight == bottom)
  }

  @Test func safeAreasExistFrom11() throws {
    #expect(try environment("iphone-8", .iOS(10)).safeAreaInsets == .zero)
    #expect(try environment("iphone-8", .iOS(10)).coveredInsets.top == 20)
    #expect(try environment("iphone-8", .iOS(11)).safeAreaInsets.top == 20)
    #expect(try environment("iphone-5", .iOS(6)).coveredInsets == .zero)
  }

  @Test func screenBoundsTurnFrom8() throws {
    #expect(try environment("iphone-5", .iOS(7), .landscapeLeft).screenBounds.size == CGSize(width: 320, height: 568))
    #expect(try environment("iphone-5", .iOS(8), .landscapeLeft).screenBounds.size == CGSize(width: 568, height: 320))
  }

  @Test func aGivenSizeIsTheRootViewsOwn() throws {
    var environment = try environment("iphone-5", .iOS(6), .landscapeLeft)
    environment.screenSizeOverride = CGSize(width: 600, height: 600)
    #expect(environment.windowRootFrame == CGRect(x: 0, y: 0, width: 600, height: 600))
  }

  @Test(arguments: [
    ("iphone-6", SystemVersion.iOS(7), UIInterfaceOrientation.portrait, 0.0), ("iphone-6", .iOS(8), .portrait, 16),
    ("iphone-6-plus", .iOS(8), .portrait, 20), ("iphone-6-plus", .iOS(8), .landscapeLeft, 20),
    ("iphone-13", .iOS(15), .portrait, 16), ("iphone-13", .iOS(15), .landscapeLeft, 20),
    ("iphone-6", .iOS(8), .landscapeLeft, 16), ("ipad-9.7", .iOS(9), .portrait, 20),
  ])
  func rootMargins(
    device: String, version: SystemVersion, orientation: UIInterfaceOrientation, margin: CGFloat
  ) throws {
    #expect(try environment(device, version, orientation).rootMargin == margin)
  }

  /// Captured: the 600-point canvas, and roots of other sizes on a 375-point screen.
  @Test(arguments: [("6254", 600, 16), ("10117", 600, 20), ("13196", 375, 16), ("13196", 815, 20), ("14490", 400, 20)])
  func rootMarginsOfCanvases(toolsVersion: String, width: CGFloat, margin: CGFloat) throws {
    let era = InterfaceBuilderEra(toolsVersion: toolsVersion)
    let device = era.xcode < .xcode8 ? era.defaultDevice() : try DeviceCatalog.find("retina4_7")
    let canvas = SystemEnvironment.asDesigned(
      era: era, device: device, rootSize: CGSize(width: width, height: 600), hasSizeClasses: true)
    #expect(canvas.rootMargin == margin)
  }

  @Test func sizeClassesExistFrom8() throws {
    #expect(try environment("iphone-6-plus", .iOS(7), .landscapeLeft).sizeClasses == .anyAny)
    #expect(
      try environment("iphone-6-plus", .iOS(8), .landscapeLeft).sizeClasses == SizeClasses(.regular, .compact))
    #expect(try environment("iphone-6", .iOS(8)).sizeClasses == SizeClasses(.compact, .regular))
  }

  /// Basis: documented for split views in landscape: a third and a half of a small iPad are compact, two thirds and a
  /// half of a large one regular; 639, two thirds of a large one in portrait, is compact as iOS 11 reported it (radar
  /// 34621309).
  @Test(
    arguments: [
      (320, UIUserInterfaceSizeClass.compact), (507, .compact), (639, .compact), (678, .regular), (694, .regular),
    ] as [(CGFloat, UIUserInterfaceSizeClass)])
  func narrowWindowsOfPadsAreCompact(width: CGFloat, horizontal: UIUserInterfaceSizeClass) throws {
    var pad = try environment("ipad-9.7", .iOS(12))
    #expect(pad.sizeClasses == SizeClasses(.regular, .regular))
    pad.screenSizeOverride = CGSize(width: width, height: 1024)
    #expect(pad.sizeClasses == SizeClasses(horizontal, .regular) && pad.barTraits.sizeClasses == pad.sizeClasses)
    var phone = try environment("iphone-6-plus", .iOS(12), .landscapeLeft)
    phone.screenSizeOverride = CGSize(width: width, height: 414)
    #expect(phone.sizeClasses == SizeClasses(.regular, .compact))
  }

  @Test func tellsWhetherTheDeviceRunsTheSystem() throws {
    #expect(try environment("iphone-5", .iOS(6, 1)).isOSSupportedByDevice)
    #expect(try !environment("iphone-5", .iOS(17)).isOSSupportedByDevice)
  }

  @Test func darkIsLightWhereThereIsNoDark() throws {
    var environment = try environment("iphone-8", .iOS(12))
    environment.interfaceStyle = .dark
    #expect(environment.palette == environment.profile.palette.light)
    environment.profile = .iOS13
    #expect(environment.palette[.systemBackground] == .black)
    #expect(environment.profile.palette.light[.systemBackground] == .white)
  }
}
