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

  @Test func olderReleasesHaveNoNameForSemanticColors() {
    #expect(SystemProfile.iOS7.palette.light[.systemBackground] == nil)
    #expect(SystemProfile.iOS6.palette.light[.blue] == nil)
  }

  @Test func darkAppearancesExistExactlyWhereDarkModeDoes() {
    for profile in SystemProfile.releases {
      #expect((profile.palette.dark != nil) == profile.has(.hasDarkMode))
    }
  }

  /// The tint of a document saved by Xcode 5 is 0, 0.478, 1.
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
