import CoreTypes

extension SystemProfile {
  /// San Francisco, anchors, stack views.
  package static let iOS9 = SystemProfile.iOS8.revised(as: .iOS(9)) {
    $0.typography = .sanFrancisco9  // documented
    $0.behaviors.formUnion([
      .hasAnchorsAndStackViews,  // documented
      .loneTextsShareTheWidth,  // captured: published constraints of iOS 10, 11.3 and 14.5
      .hasReadableContentGuide,  // documented
      .keysShowTheirCase,  // documented: the release that could show small letters
      .rowsFollowReadableWidth,  // captured: published reports of 2015
      .keyboardNotificationsSayWhetherLocal,  // documented: UIKeyboardIsLocalUserInfoKey
      .labelsAlignNaturally,  // documented
      .sideViewsFollowDirection,  // documented: the release that mirrors interfaces
      .conflictsAdviseInSteps,  // captured: published logs of 9.3 (2016); those of 2015 have one line
      .flowLayoutsNameThemselvesInLogs,  // captured: published logs of 2015
      .flowLayoutsFollowTheDirection,  // captured: published reports of 2016
      .collectionsMoveItems,  // documented
      .logsNameCategoriesOfMethods,  // captured: published logs
      .rootMarginsFollowViewWidth,  // captured: 600-point canvases have 16 in Xcode 6 and 20 in Xcode 7
    ])
    $0.metrics.picker.allowedHeights = []  // documented: any height
    $0.metrics.alert.sheet.rowHeight = 57  // assumed: recalled
    $0.metrics.margins.readableWidths = [  // captured for L (176 on each side of 1024); the others assumed
      .extraSmall: 560, .small: 600, .medium: 632, .large: 672, .extraLarge: 744, .extraExtraLarge: 824,
      .extraExtraExtraLarge: 896,
    ]
    $0.metrics.bars.items.titleFont = .system(17, .semibold)  // assumed: recalled
    $0.metrics.bars.items.shortTitleFont = $0.metrics.bars.items.titleFont
  }
}
