import CoreTypes

extension SystemEnvironment {
  /// A document as designed: its own canvas, its device's scale, the generation and quirks of its Interface Builder.
  ///
  /// - Parameters:
  ///   - rootSize: the saved size of the root view, which wins over the device's.
  ///   - hasSizeClasses: the document says `useTraitCollections`.
  package static func asDesigned(
    era: InterfaceBuilderEra, device: DeviceRow, orientation: UIInterfaceOrientation = .portrait,
    rootSize: CGSize? = nil, hasSizeClasses: Bool
  ) -> SystemEnvironment {
    SystemEnvironment(
      profile: era.canvasProfile(idiom: device.idiom), device: device, orientation: orientation,
      screenSizeOverride: rootSize,
      safeAreaOverride: era.canvasSafeArea(device: device, orientation: orientation),
      sizeClassesOverride: hasSizeClasses ? era.canvasSizeClasses(device: device, orientation: orientation) : nil,
      contentSizeCategory: era.contentSizeCategory, measuresInWholePoints: era.measuresInWholePoints,
      measuresLinesInWholePoints: era.measuresLinesInWholePoints(on: device),
      measuresFixedFontsInWholePoints: era.measuresFixedFontsInWholePoints,
      measuresTextStylesInWholePoints: era.measuresTextStylesInWholePoints(on: device),
      hiddenItems: era.hiddenItems)
  }
}
