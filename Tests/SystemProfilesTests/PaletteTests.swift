import CoreTypes
import SystemProfiles
import Testing

struct PaletteTests {
  @Test func everyNamedColorExistsFrom13() {
    for profile in SystemProfile.releases where profile.has(.hasDarkMode) {
      for scheme in [profile.palette.light, profile.palette.dark] {
        for name in SystemColor.allCases {
          #expect(scheme?[name] != nil, "\(name.rawValue) in iOS \(profile.release)")
        }
      }
    }
  }

  /// Basis: documented: Human Interface Guidelines, "Color", by release.
  @Test(
    arguments: [
      (SystemProfile.iOS13, UInt32(0x5AC8FA), UInt32(0x64D2FF)), (.iOS14, 0x5AC8FA, 0x64D2FF),
      (.iOS15, 0x30B0C7, 0x40C8E0), (.iOS16, 0x30B0C7, 0x40C8E0), (.iOS26, 0x00C3D0, 0x00D2E0),
    ])
  func tealByRelease(profile: SystemProfile, light: UInt32, dark: UInt32) {
    #expect(profile.palette.light[.teal] == RGBAColor(hex: light))
    #expect(profile.palette.dark?[.teal] == RGBAColor(hex: dark))
    #expect(profile.palette.elevatedDark?[.teal] == RGBAColor(hex: dark))
  }

  @Test func olderReleasesHaveNoNameForSemanticColors() {
    #expect(SystemProfile.iOS7.palette.light[.systemBackground] == nil)
    #expect(SystemProfile.iOS7.palette.light[.tableCellGroupedBackground] == .white)
    #expect(SystemProfile.iOS6.palette.light[.blue] == nil)
  }

  @Test func darkAppearancesExistExactlyWhereDarkModeDoes() {
    for profile in SystemProfile.releases {
      #expect((profile.palette.dark != nil) == profile.has(.hasDarkMode))
    }
  }

  /// The tint in a document saved by Xcode 5 is 0, 0.478, 1.
  @Test func theTintOf7IsBlue() {
    let tint = SystemProfile.iOS7.palette.light.tint
    #expect((tint.red, tint.blue) == (0, 1))
    #expect(abs(tint.green - 0.478) < 0.001)
  }

  @Test func glossIsGradients() {
    for profile in SystemProfile.releases {
      #expect(profile.palette.light.navigationBar.background.isGradient == profile.has(.chromeIsGlossy))
    }
  }
}
