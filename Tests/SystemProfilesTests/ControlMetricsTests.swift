import CoreTypes
import SystemProfiles
import Testing

/// The captured numbers, as Interface Builder of each generation saved them.
struct ControlMetricsTests {
  func metrics(_ major: Int) -> ControlMetrics { SystemProfile.profile(for: .iOS(major)).metrics }

  @Test func switches() {
    #expect(metrics(6).switch == NaturalSize(width: 79, height: 27))
    for major in [7, 12, 18] {
      let natural = metrics(major).switch
      #expect((natural.width, natural.height) == (51, 31))
      #expect((natural.intrinsicWidth, natural.intrinsicHeight) == (49, 31))
    }
    #expect((metrics(26).switch.width, metrics(26).switch.intrinsicWidth) == (63, 61))
  }

  @Test func slidersHaveNoWidthOfTheirOwn() {
    #expect((metrics(6).slider.width, metrics(6).slider.height) == (nil, 23))
    #expect((metrics(7).slider.height, metrics(7).slider.intrinsicHeight) == (31, 30))
    #expect(metrics(7).slider.alignmentInsets == UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2))
    #expect(metrics(26).slider.alignmentInsets == .zero)
  }

  @Test func segmentedControlHeights() {
    #expect(metrics(6).segmentedControl.naturalSize(for: .plain).height == 44)
    #expect(metrics(6).segmentedControl.naturalSize(for: .bar).height == 30)
    #expect(metrics(7).segmentedControl.naturalSize(for: .plain).height == 29)
    #expect(metrics(7).segmentedControl.naturalSize(for: .plain).intrinsicHeight == 28)
    #expect(metrics(7).segmentedControl.naturalSize(for: .bar).height == 30)
    #expect(metrics(13).segmentedControl.naturalSize(for: .bar).intrinsicHeight == 31)
  }

  @Test func segmentsAreAsWideAsTheWidestTitle() {
    #expect(metrics(7).segmentedControl.width(titleWidths: [24.2, 43.4], style: .plain) == 117)
    #expect(metrics(13).segmentedControl.width(titleWidths: [24.2, 43.4, 44], style: .plain) == 188)
    #expect(metrics(13).segmentedControl.width(titleWidths: [], style: .plain) == 0)
  }

  @Test(arguments: [(6, 94, 27), (7, 94, 29), (12, 94, 29), (13, 94, 32), (18, 94, 32)])
  func steppers(major: Int, width: CGFloat, height: CGFloat) {
    #expect(metrics(major).stepper == NaturalSize(width: width, height: height))
  }

  @Test func indicators() {
    #expect([6, 7, 13, 14].map { metrics($0).progressView.default.height } == [9, 2, 2, 4])
    #expect([6, 7, 14].map { metrics($0).progressView.bar.height } == [11, 2.5, 4])
    #expect(metrics(6).activityIndicator == metrics(26).activityIndicator)
    #expect([6, 7].map { metrics($0).pageControl.width(pages: 3) } == [38, 39])
    #expect([6, 7].map { metrics($0).pageControl.height } == [36, 37])
    #expect(metrics(14).pageControl.width(pages: 3) == 115.5)
    #expect(metrics(7).pageControl.width(pages: 0) == 0)
  }

  @Test func pickersOfOldReleasesHaveThreeHeights() {
    #expect([100, 170, 175, 400].map { metrics(8).picker.allowedHeight(for: $0) } == [162, 162, 180, 216])
    #expect(metrics(9).picker.allowedHeight(for: 170) == 170)
    #expect([14, 15].map { metrics($0).picker.dateWheels.width } == [320, 276])
  }

  @Test func buttons() throws {
    let bevelled = metrics(6).button.system
    let line: CGFloat = 19  // of Helvetica Bold 15
    #expect(line + bevelled.padding.top + bevelled.padding.bottom + bevelled.alignmentInsets.bottom == 44)
    let flat = metrics(7).button.system
    #expect((flat.padding.top + flat.padding.bottom, flat.minimumWidth) == (12, 30))
    let configured = try #require(metrics(15).button.configuration)
    #expect(configured.padding == UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12))
    #expect(metrics(14).button.configuration == nil)
  }

  @Test func searchBars() {
    #expect([6, 10, 11].map { metrics($0).searchBar.height } == [44, 44, 56])
    #expect([6, 11].map { metrics($0).searchBar.height(hasPrompt: true, hasScopeBar: false) } == [75, 75])
    #expect(metrics(6).searchBar.height(hasPrompt: false, hasScopeBar: true) == 88)
  }

  @Test func cellMarginsByEra() {
    let narrow = [8, 11, 12, 13, 14].map {
      metrics($0).table.cell.contentMargins(tableWidth: 375, cellWidth: 375, screenWidth: 375, hasAccessory: false)
        .leading
    }
    #expect(narrow == [8, 16, 16, 15, 16])
    let beside = metrics(14).table.cell.contentMargins(
      tableWidth: 374, cellWidth: 374, screenWidth: 414, hasAccessory: true)
    #expect(beside == NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 8))
  }

  @Test func cellsNarrowForADisclosureIndicator() {
    #expect(
      [7, 12, 13, 14].map { metrics($0).table.cell.disclosureIndicatorWidth(tableWidth: 375) } == [33, 34, 27, 26.5])
    #expect([13, 14].map { metrics($0).table.cell.disclosureIndicatorWidth(tableWidth: 414) } == [31, 30.5])
  }

  @Test func readableWidthFallsBackToLarge() {
    #expect(metrics(8).margins.readableWidth(for: .large) == nil)
    #expect(metrics(9).margins.readableWidth(for: .accessibilityLarge) == 672)
  }

  /// Basis: assumed: recalled.
  @Test func alerts() {
    #expect(metrics(6).presentation.alertWidth == 284 && metrics(7).presentation.alertWidth == 270)
    #expect(metrics(6).presentation.alertButtonHeight == 43 && metrics(7).presentation.alertButtonHeight == 44)
  }
}
