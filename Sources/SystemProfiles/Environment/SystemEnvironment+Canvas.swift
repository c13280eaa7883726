import CoreTypes

extension SystemEnvironment {
  /// Returns the environment of a document as designed: its own canvas, its device's scale, and the generation and
  /// quirks of its Interface Builder.
  ///
  /// - Parameters:
  ///   - rootSize: The saved size of the root view, which overrides the device's.
  ///   - hasSizeClasses: Whether the document has `useTraitCollections`.
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
