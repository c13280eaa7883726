extension SystemProfile {
  /// Navigation titles at the leading edge, orientations by masks alone, batch update errors reported as a whole.
  package static let iOS16 = SystemProfile.iOS15.revised(as: .iOS(16)) {
    $0.behaviors.formUnion([
      .navigationItemsHaveStyles,  // documented: UINavigationItem.ItemStyle
      .orientationMasksDecideAlone,  // documented: shouldAutorotate is no longer supported
      .cellsResizeThemselves,  // documented: selfSizingInvalidation
      .textDelegatesMakeEditMenus,  // documented: UITextViewDelegate, UITextFieldDelegate
      .batchUpdatesAreToldAsAWhole,  // captured: crash logs of 16.5 and 17.1; that 16.0 did, too, is assumed
    ])
    $0.metrics.bars.reachesIntoIslandArea = true  // captured: iOS 16 to 18
  }
}
