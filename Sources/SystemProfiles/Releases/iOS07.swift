import CoreTypes

extension SystemProfile {
  /// Content under translucent bars, Helvetica Neue, tint instead of gloss.
  package static let iOS7 = SystemProfile.iOS6.revised(as: .iOS(7)) {
    $0.behaviors.formUnion([
      .statusBarOverlapsContent,  // documented: iOS 7 UI Transition Guide
      .contentExtendsUnderBars,  // documented: same
      .screensSlideOverEachOther,  // recalled
      .programsAnimateTransitions,  // documented: UIViewControllerAnimatedTransitioning
      .edgesLeadBack,  // documented: interactivePopGestureRecognizer
      .barsAreTranslucentByDefault,  // documented: UINavigationBar.h
      .barsBlurTheirBackdrop,  // documented
      .scrollViewInsetsFollowLayoutGuides,  // documented: automaticallyAdjustsScrollViewInsets
      .hasLayoutGuides,  // documented
      .hasTextStyles,  // documented
      .textViewsHaveContainerInsets,  // documented
      .labelsShrinkSeveralLines,  // documented: adjustsFontSizeToFitWidth
      .tintColorIsInherited,  // documented
      .separatorsAreInset,  // documented
      .rowsArePulledAside,  // captured: published dumps
      .searchPlaceholdersAreCentred,  // assumed: recalled
      .groupedHeadersAreUppercase,  // documented by every settings screen
      .rowHeightsCanBeEstimated,  // documented: estimatedRowHeight
      .controllersDecideStatusBar,  // documented: prefersStatusBarHidden
      .constraintsMayPrecedeTheirViews,  // captured: the log of April 2014; that it is not older is assumed
    ])
    $0.behaviors.subtract([
      .intrinsicSizesAreWholePoints,  // captured: 20.5 at scale 2 in published dumps
      .labelsAreOpaqueWhite,  // documented
      .fieldsBeginAtTheTop,  // assumed: recalled
      .roundedRectButtonsHaveBevel,  // captured
      .chromeIsGlossy,  // documented
      .statusBarTakesColorOfNavigationBar,  // documented: iOS 7 UI Transition Guide
      .groupedTablesAreInset,  // documented
      .archivedViewsFillTheScreen,  // assumed: recalled
      .framesTakeDeltas,  // documented: the frames are those of iOS 7
    ])
    $0.typography = .helveticaNeue
    $0.metrics.bringToiOS7()
    $0.metrics.keyboard.animationCurve = 7  // documented by many: a curve without a name
    $0.palette = .iOS7
  }
}

extension ControlMetrics {
  fileprivate mutating func bringToiOS7() {
    bringControlsToiOS7()
    bringTextToiOS7()
    bringBarsToiOS7()
    bringListsToiOS7()
  }

  private mutating func bringControlsToiOS7() {
    `switch` = NaturalSize(  // captured: n=911; insets n=432
      width: 51, height: 31, alignmentInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    slider = NaturalSize(  // captured: n=475; insets n=470
      height: 31, alignmentInsets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2), libraryWidth: 118)
    stepper.height = 29  // captured: n=50
    let underline = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)  // captured: n=459
    segmentedControl = SegmentedControlMetrics(
      plain: NaturalSize(height: 29, alignmentInsets: underline),  // captured: n=139
      bordered: NaturalSize(height: 29, alignmentInsets: underline),
      bar: NaturalSize(height: 30, alignmentInsets: underline),  // captured: n=100
      titleFont: .system(13), barTitleFont: .system(13),  // captured: 34 of 39 widths exact
      titlePadding: 14, barTitlePadding: 14, dividerWidth: 1)
    progressView.default.height = 2  // captured: n=97
    progressView.bar.height = 2.5  // captured: n=22; 3 on whole-point canvases
    pageControl = PageControlMetrics(  // captured: 39x37 for three pages, n=51
      height: 37, dotDiameter: 7, dotSpacing: 9, horizontalPadding: 0)
    refreshControlHeight = 60  // assumed: recalled
    scrollIndicator.thickness = 3.5  // captured: (316.5 352; 3.5 64) in 320
    scrollIndicator.margin = 0  // captured: same
    scrollIndicator.outline = 0  // assumed: recalled
    scrollIndicator.opacity = 0.35  // assumed: as captured with iOS 13
    presentation.alertWidth = 270  // assumed: recalled
    presentation.alertButtonHeight = 44  // assumed: recalled
    presentation.alertCornerRadius = 7  // assumed
    alert.bringToiOS7()
    popover.bringToiOS7()
  }

  private mutating func bringTextToiOS7() {
    textField.roundedRect.height.minimum = 30  // captured: n=870
    textField.font = .system(17)  // assumed: recalled
    textField.baselineNudge = 0  // assumed
    textView.textInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)  // assumed: recalled
    textView.lineFragmentPadding = 5  // assumed: recalled, NSTextContainer
    textView.font = nil  // captured: LayoutKit's tests, iOS 8 to 13; that it still holds is assumed
    let lines = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    button.system = ButtonMetrics.Titled(  // captured: n=900
      font: .system(15), padding: lines, minimumWidth: 30, librarySize: CGSize(width: 46, height: 30))
    button.custom = ButtonMetrics.Titled(  // captured: n=60
      font: .system(18), padding: lines, minimumWidth: 30, librarySize: CGSize(width: 46, height: 34))
    let symbol = CGSize(width: 22, height: 22)  // assumed: recalled
    (button.info, button.detailDisclosure, button.contactAdd) = (symbol, symbol, symbol)
    (picker.rowHeight, picker.font) = (32, .system(23.5))  // assumed: recalled
    searchBar.fieldHeight = 28  // assumed: recalled
    searchBar.fieldMargin = 8  // assumed: recalled
  }

  private mutating func bringBarsToiOS7() {
    bars.items.titleFont = .system(17, .bold)  // assumed: recalled; the generation's bold is medium
    bars.items.shortTitleFont = bars.items.titleFont
    bars.items.shortButtonHeight = 30  // captured
    bars.items.buttonFont = .system(17)  // assumed: recalled
    bars.items.tabTitleFont = .system(10)  // assumed: recalled
    bars.items.margin = 8  // captured: right item (278 7; 34 30) on 320
    bars.items.wideMargin = 12  // assumed
    bars.items.buttonPadding = 0  // captured
    bars.items.toolbarMargin = 16  // assumed: recalled
    bars.items.backIndicatorSize = CGSize(width: 12.5, height: 20.5)  // captured: (8 12; 12.5 20.5)
    bars.items.backTitleOffset = 19  // captured
  }

  private mutating func bringListsToiOS7() {
    table.separatorHeight = nil  // captured: content views are 43.5 high at scale 2
    table.plainHeaderHeight = 28  // assumed: recalled
    table.groupedTopHeight = 35  // documented
    table.groupedGapHeight = 17.5  // assumed: recalled
    table.groupedTitledTopHeight = 55.5  // assumed
    table.groupedTitledHeight = 38  // assumed
    table.groupedRowInset = 0  // assumed: recalled
    (table.groupHeaderFont, table.groupFooterFont) = (.system(13), .system(13))  // assumed: recalled
    table.actions = .flat
    table.cell.textInset = 15  // captured: n=20000 over all releases
    table.cell.wideTextInset = 15  // captured: 600-point canvases
    table.cell.textFont = .system(17)  // captured
    table.cell.subtitleTitleFont = .system(17)  // assumed
    table.cell.subtitleFont = .system(12)  // captured
    table.cell.disclosureIndicatorWidth = 33  // captured: 287 of 320
    table.cell.wideDisclosureIndicatorWidth = 33  // captured
    table.cell.checkmarkWidth = 39  // captured
    table.cell.detailButtonWidth = 47  // assumed: recalled
    table.cell.detailDisclosureWidth = 67  // captured, few
    table.cell.disclosureImageSize = CGSize(width: 8, height: 12.5)  // captured: (302 16; 8 12.5)
    table.cell.editingIndent = 38  // assumed
    table.cell.reorderControlWidth = 43  // assumed
    table.indexWidth = 15  // captured: (305 0; 15 504) in published dumps
    table.cell.imageToTextGap = 15  // assumed: recalled
    table.cell.accessoryTextGap = 2  // derived: labels of 270 in contents of 287
    table.cell.value2LabelWidth = 91  // captured: n=84
    table.cell.value2DetailX = 112  // captured: n=84
  }
}
