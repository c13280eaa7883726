import CoreTypes

extension ControlMetrics {
  static let iOS6 = ControlMetrics(
    switch: NaturalSize(width: 79, height: 27),  // captured: Xcode 4 frames
    slider: NaturalSize(height: 23, libraryWidth: 118),  // captured: n=707
    stepper: NaturalSize(width: 94, height: 27),  // assumed: recalled
    segmentedControl: .iOS6,
    progressView: ProgressViewMetrics(
      default: NaturalSize(height: 9, libraryWidth: 150),  // captured: n=107
      bar: NaturalSize(height: 11, libraryWidth: 150)),  // captured: n=40
    activityIndicator: ActivityIndicatorMetrics(
      medium: NaturalSize(width: 20, height: 20),  // captured: n=650
      large: NaturalSize(width: 37, height: 37)),  // captured: n=120
    refreshControlHeight: 44,  // assumed: recalled
    scrollIndicator: .iOS6,
    // captured: 38x36 for three pages, n=54; width 16n - 10
    pageControl: PageControlMetrics(height: 36, dotDiameter: 6, dotSpacing: 10, horizontalPadding: 0),
    picker: .iOS6, searchBar: .iOS6, textField: .iOS6, textView: .iOS6, button: .iOS6, bars: .iOS6,
    table: .iOS6, listContent: .iOS6, margins: .iOS6, presentation: .iOS6, alert: .iOS6, popover: .iOS6,
    menu: .iOS13,
    keyboard: .iOS6,
    split: .iOS6)
}

extension ScrollIndicatorMetrics {
  static let iOS6 = ScrollIndicatorMetrics(
    thickness: 7, margin: 1,  // captured: (312 1; 7 384) and (1 408; 318 7) in 320x416
    minimumLength: 36, squeezedLength: 7,  // captured: 7x7; the other assumed, as later
    outline: 1, opacity: 0.5)  // assumed: recalled
}

extension SegmentedControlMetrics {
  static let iOS6 = SegmentedControlMetrics(
    plain: NaturalSize(height: 44),  // captured: n=86
    bordered: NaturalSize(height: 44),  // assumed: recalled
    bar: NaturalSize(height: 30),  // captured: n=283
    titleFont: .system(16, .bold), barTitleFont: .system(12, .bold),  // assumed
    titlePadding: 20, barTitlePadding: 20, dividerWidth: 1)  // assumed
}

extension PickerMetrics {
  static let iOS6 = PickerMetrics(
    wheels: NaturalSize(width: 320, height: 216),  // captured: n=26
    allowedHeights: [162, 180, 216],  // assumed: recalled
    rowHeight: 44, font: .system(20, .bold),  // assumed: recalled
    dateWheels: NaturalSize(width: 320, height: 216),  // captured: n=29
    compactDate: nil, compactDateHeightAtScale3: nil, inlineDate: nil)
}

extension SearchBarMetrics {
  static let iOS6 = SearchBarMetrics(
    height: 44,  // captured: n=211
    promptHeight: 31, scopeBarHeight: 44,  // captured, few
    fieldHeight: 31, fieldMargin: 5, font: .system(14))  // assumed
}

extension ButtonMetrics {
  static let iOS6 = ButtonMetrics(
    system: Titled(  // captured: n=483; the bevel is the point below the alignment rectangle
      font: .system(15, .bold), padding: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12),
      alignmentInsets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
      librarySize: CGSize(width: 73, height: 44)),
    custom: Titled(font: .system(18), padding: .zero, librarySize: CGSize(width: 72, height: 37)),  // assumed: recalled
    configuration: nil,
    smallConfigurationPadding: .zero, miniConfigurationPadding: .zero, largeConfigurationPadding: .zero,
    smallConfigurationFont: .subheadline,
    info: CGSize(width: 18, height: 19),  // assumed: recalled
    detailDisclosure: CGSize(width: 29, height: 31),  // assumed: recalled
    contactAdd: CGSize(width: 29, height: 29),  // assumed: recalled
    close: CGSize(width: 29, height: 29),  // assumed: the type does not exist in this release
    symbolSizeAtScale3: nil)
}
