import CoreTypes

extension Palette {
  /// Flat white with a blue tint. Basis: the tint is captured, the rest assumed (recalled).
  static let iOS7 = Palette(light: .flat, dark: nil)
}

extension ColorScheme {
  fileprivate static let flat = ColorScheme(
    named: [
      .red: RGBAColor(hex: 0xFF3B30), .orange: RGBAColor(hex: 0xFF9500), .yellow: RGBAColor(hex: 0xFFCC00),
      .green: RGBAColor(hex: 0x4CD964), .teal: RGBAColor(hex: 0x5AC8FA), .blue: RGBAColor(hex: 0x007AFF),
      .purple: RGBAColor(hex: 0x5856D6), .pink: RGBAColor(hex: 0xFF2D55), .gray: RGBAColor(hex: 0x8E8E93),
      .lightText: RGBAColor(white: 1, alpha: 0.6), .darkText: .black, .tableBackground: RGBAColor(hex: 0xEFEFF4),
      .tableCellGroupedBackground: .white,
    ],
    tint: RGBAColor(hex: 0x007AFF), windowBackground: .black,
    labelText: .black, labelBackground: .clear, detailText: RGBAColor(hex: 0x8E8E93),
    placeholder: RGBAColor(hex: 0xC7C7CD),
    navigationBar: .flat, toolbar: .flat, tabBar: .flat,
    field: FieldColors(
      background: .white, border: RGBAColor(white: 0.8), innerShadow: nil, text: .black, cornerRadius: 5,
      searchBackground: .white, bareSearchBackground: RGBAColor(hex: 0x8E8E93, alpha: 0.12), searchCornerRadius: 5),
    button: ButtonColors(
      systemTitle: nil, customTitle: .white, highlightedTitle: nil, disabledTitle: RGBAColor(white: 0.6),
      body: nil, border: nil, bevel: nil, cornerRadius: 0),
    controls: .flat, table: .flat,
    keyboard: .flat(isDark: false, action: RGBAColor(hex: 0x007AFF)),
    darkKeyboard: .flat(isDark: true, action: RGBAColor(hex: 0x007AFF)),
    statusBar: Fill(.clear), statusBarText: .black,
    callBar: Fill(RGBAColor(hex: 0x4CD964)))
}

extension ColorScheme.BarColors {
  static let flat = ColorScheme.BarColors(
    background: Fill(RGBAColor(hex: 0xF7F7F7)), glass: .extraLight, hairline: RGBAColor(white: 0, alpha: 0.3),
    title: .black,
    titleShadow: nil, item: RGBAColor(hex: 0x007AFF), unselectedItem: RGBAColor(hex: 0x929292), itemBody: nil)
}

extension ColorScheme.ControlColors {
  static let flat = ColorScheme.ControlColors(
    switchOn: Fill(RGBAColor(hex: 0x4CD964)), switchOff: Fill(.white),
    switchOffBorder: RGBAColor(hex: 0xE5E5E5), switchKnob: Fill(.white),
    track: Fill(RGBAColor(hex: 0xB7B7B7)), filledTrack: nil, knob: Fill(.white),
    knobBorder: RGBAColor(white: 0, alpha: 0.15), segmentBody: Fill(.clear), selectedSegment: nil,
    segmentTitle: nil, selectedSegmentTitle: .white, segmentBorder: nil, segmentCornerRadius: 4,
    activityIndicator: RGBAColor(hex: 0x999999), pageDot: RGBAColor(white: 1, alpha: 0.2), currentPageDot: .white)
}

extension ColorScheme.TableColors {
  static let flat = ColorScheme.TableColors(
    background: .white, groupedBackground: RGBAColor(hex: 0xEFEFF4), groupedStripe: nil, cell: .white,
    separator: RGBAColor(hex: 0xC8C7CC), header: Fill(RGBAColor(hex: 0xF7F7F7)), headerText: .black,
    groupedHeaderText: RGBAColor(hex: 0x6D6D72), accessory: RGBAColor(hex: 0xC7C7CC),
    selection: Fill(RGBAColor(hex: 0xD9D9D9)), groupedCornerRadius: 0)
}
