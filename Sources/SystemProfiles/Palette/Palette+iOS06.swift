import CoreTypes

extension Palette {
  /// Blue-gray gloss. Basis: assumed (recalled look of iOS 6), except the button's title (captured).
  static let iOS6 = Palette(
    light: ColorScheme(
      named: [
        .lightText: RGBAColor(white: 1, alpha: 0.6), .darkText: .black, .tableBackground: RGBAColor(hex: 0xC5CCD4),
        .tableCellGroupedBackground: RGBAColor(white: 0.97),
      ],
      tint: RGBAColor(hex: 0x3A87F2), windowBackground: .black,
      labelText: .black, labelBackground: .white, detailText: RGBAColor(hex: 0x385487),
      placeholder: RGBAColor(white: 0.7),
      navigationBar: .glossyNavigationBar, toolbar: .glossyToolbar, tabBar: .glossyTabBar,
      field: ColorScheme.FieldColors(
        background: .white, border: RGBAColor(white: 0.45), innerShadow: RGBAColor(white: 0, alpha: 0.2),
        text: .black, cornerRadius: 7, searchBackground: .white, bareSearchBackground: .white, searchCornerRadius: 15.5),
      button: ColorScheme.ButtonColors(
        systemTitle: RGBAColor(red: 0.196, green: 0.310, blue: 0.522), customTitle: .white,
        highlightedTitle: .white, disabledTitle: RGBAColor(white: 0.5), body: Fill(.white),
        border: RGBAColor(hex: 0xABABAB), bevel: RGBAColor(white: 1, alpha: 0.55), cornerRadius: 10),
      controls: .glossy,
      table: ColorScheme.TableColors(
        background: .white, groupedBackground: RGBAColor(hex: 0xC5CCD4), groupedStripe: RGBAColor(hex: 0xCBD2D8),
        cell: .white, separator: RGBAColor(hex: 0xE0E0E0),
        header: Fill(top: RGBAColor(hex: 0x8F9FAB), bottom: RGBAColor(hex: 0xB7C0C8)), headerText: .white,
        groupedHeaderText: RGBAColor(hex: 0x4C566C), accessory: RGBAColor(white: 0.5),
        selection: Fill(top: RGBAColor(hex: 0x058CF5), bottom: RGBAColor(hex: 0x015DE6)), groupedCornerRadius: 10),
      keyboard: .glossy, darkKeyboard: .glossyOnBlack,
      statusBar: Fill(.black), statusBarText: RGBAColor(white: 0.75),
      callBar: Fill(top: RGBAColor(hex: 0x7FCB5C), bottom: RGBAColor(hex: 0x3B9B1C))),
    dark: nil)
}

extension ColorScheme.BarColors {
  fileprivate static let glossyNavigationBar = ColorScheme.BarColors(
    background: Fill(top: RGBAColor(hex: 0xB0BCCD), bottom: RGBAColor(hex: 0x6D84A2)),
    hairline: RGBAColor(hex: 0x2D3642), title: .white, titleShadow: RGBAColor(white: 0, alpha: 0.5),
    item: .white, unselectedItem: .white,
    itemBody: Fill(top: RGBAColor(hex: 0x8EA4C1), bottom: RGBAColor(hex: 0x4A6C9B)))

  fileprivate static let glossyToolbar = glossyNavigationBar

  fileprivate static let glossyTabBar = ColorScheme.BarColors(
    background: Fill(top: RGBAColor(hex: 0x2E2E2E), bottom: .black), hairline: .black, title: .white,
    titleShadow: nil, item: RGBAColor(hex: 0x6FB4F7), unselectedItem: RGBAColor(white: 0.6), itemBody: nil)
}

extension ColorScheme.ControlColors {
  fileprivate static let glossy = ColorScheme.ControlColors(
    switchOn: Fill(top: RGBAColor(hex: 0x0067E3), bottom: RGBAColor(hex: 0x4EA5F8)),
    switchOff: Fill(top: RGBAColor(hex: 0xD6D6D6), bottom: RGBAColor(hex: 0xFAFAFA)),
    switchOffBorder: nil, switchKnob: Fill(top: RGBAColor(hex: 0xD0D0D0), bottom: RGBAColor(hex: 0xFCFCFC)),
    track: Fill(top: RGBAColor(hex: 0xB0B0B0), bottom: RGBAColor(hex: 0xF8F8F8)),
    filledTrack: Fill(top: RGBAColor(hex: 0x2A6FD0), bottom: RGBAColor(hex: 0x72B1F7)),
    knob: Fill(top: RGBAColor(hex: 0xD9D9D9), bottom: .white), knobBorder: RGBAColor(white: 0.55),
    segmentBody: Fill(top: .white, bottom: RGBAColor(hex: 0xD8D8D8)),
    selectedSegment: Fill(top: RGBAColor(hex: 0x4A8BE8), bottom: RGBAColor(hex: 0x2668C9)),
    segmentTitle: RGBAColor(white: 0.5), selectedSegmentTitle: .white, segmentBorder: RGBAColor(white: 0.6),
    segmentCornerRadius: 7, activityIndicator: .white, pageDot: RGBAColor(white: 1, alpha: 0.3),
    currentPageDot: .white)
}
