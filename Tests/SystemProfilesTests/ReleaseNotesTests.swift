import CoreTypes
import SystemProfiles
import Testing

struct ReleaseNotesTests {
  @Test(arguments: [
    ("5.1", 5), ("6.1", 6), ("7.0.6", 7), ("8.4", 8), ("9.3", 9), ("10", 10), ("11.4", 11), ("12.1", 12), ("13.7", 13),
    ("14.8", 14), ("15.8", 15), ("16.4", 16), ("17", 17), ("18.6", 17), ("26", 26),
  ])
  func aVersionResolvesToTheReleaseThatLastChangedSomething(text: String, release: Int) throws {
    let version = try SystemVersion(parsing: text)
    let profile = SystemProfile.profile(for: version)
    #expect(profile.version == version)
    #expect(profile.release == .iOS(release))
  }

  @Test func releasesAreInOrder() {
    let releases = SystemProfile.releases.map(\.release)
    #expect(releases == releases.sorted())
    #expect(Set(releases).count == releases.count)
  }

  @Test func everyReleaseChangesSomething() {
    for (older, newer) in zip(SystemProfile.releases, SystemProfile.releases.dropFirst()) {
      let isSame =
        older.behaviors == newer.behaviors && older.typography == newer.typography && older.metrics == newer.metrics
        && older.palette == newer.palette
      #expect(!isSame, "iOS \(newer.release)")
    }
  }

  @Test func aReleaseKeepsWhatItDoesNotMention() {
    let iOS9 = SystemProfile.iOS9, iOS10 = SystemProfile.iOS10
    #expect(
      iOS10.behaviors
        == iOS9.behaviors.union([
          .fontsCanFollowContentSize, .constraintErrorsNameTheItem, .constraintErrorsNameAnchors,
          .constraintLogsNameTheirCategory, .constraintsDescribeState, .flowLayoutLogsAreSentences,
          .collectionsPrefetch, .colorsAreExtended,
        ]))
    #expect(iOS10.metrics == iOS9.metrics)
    #expect(iOS10.typography == iOS9.typography)
  }

  @Test(arguments: [
    (Behavior.hasAutoLayout, 6), (.contentExtendsUnderBars, 7), (.statusBarOverlapsContent, 7),
    (.layoutMarginsExist, 8), (.symbolicSuperviewSpacingUsesMargins, 8), (.labelWidthDrivesLineWidth, 8),
    (.screenBoundsFollowOrientation, 8), (.statusBarHidesInPhoneLandscape, 8), (.scrollViewsDescribeContentSize, 8),
    (.hasAnchorsAndStackViews, 9), (.directionsCannotBeMixed, 8), (.constraintsMayPrecedeTheirViews, 7),
    (.fontsCanFollowContentSize, 10), (.hasSafeArea, 11), (.formatsSpaceBaselines, 11), (.hasDarkMode, 13),
    (.tablesHaveInsetGroups, 13), (.hasCompactDatePickers, 14), (.stackViewsAreRendered, 14),
    (.pageControlsFollowFingers, 14), (.splitControllersHaveColumns, 14),
    (.hasButtonConfigurations, 15), (.chromeIsGlass, 26),
  ])
  func aBehaviorBeginsWithItsRelease(behavior: Behavior, first: Int) {
    for profile in SystemProfile.releases {
      #expect(profile.has(behavior) == (profile.release >= .iOS(first)), "iOS \(profile.release)")
    }
  }

  @Test(arguments: [
    (Behavior.intrinsicSizesAreWholePoints, 6), (.labelsAreOpaqueWhite, 6), (.roundedRectButtonsHaveBevel, 6),
    (.layoutSubviewsMustReachUIView, 7), (.scrollViewInsetsFollowLayoutGuides, 10), (.cellContentExcludesSeparator, 12),
    (.loneTextsShareTheWidth, 14),
  ])
  func aBehaviorEndsAfterItsLastRelease(behavior: Behavior, last: Int) {
    for profile in SystemProfile.releases where profile.release >= .iOS(7) || behavior != .layoutSubviewsMustReachUIView
    {
      #expect(!profile.has(behavior) || profile.release <= .iOS(last), "iOS \(profile.release)")
    }
    #expect(SystemProfile.profile(for: .iOS(last)).has(behavior))
  }

  @Test func everyBehaviorIsTrueOfSomeReleaseAndFalseOfAnother() {
    for behavior in Behavior.allCases {
      let count = SystemProfile.releases.filter { $0.has(behavior) }.count
      #expect(count > 0 && count < SystemProfile.releases.count, "\(behavior)")
    }
  }

  @Test(arguments: [
    (6, Typography.helvetica), (7, .helveticaNeue), (8, .helveticaNeue), (9, .sanFrancisco9), (10, .sanFrancisco9),
    (11, .sanFrancisco11), (13, .sanFrancisco11), (14, .sanFrancisco14), (26, .sanFrancisco14),
  ])
  func systemFontsFollowTheEras(major: Int, typography: Typography) {
    #expect(SystemProfile.profile(for: .iOS(major)).typography == typography)
  }
}
