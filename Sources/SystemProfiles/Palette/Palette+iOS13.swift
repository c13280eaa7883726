import CoreTypes

extension Palette {
  /// Semantic colors in two appearances. Basis: documented names; values assumed (recalled).
  static let iOS13 = Palette(
    light: .semantic(.light13), dark: .semantic(.dark13), elevatedDark: .semantic(.dark13.elevated))
}

extension ColorScheme {
  /// Returns a scheme of named colors only, as in the views of iOS 13.
  static func semantic(_ names: NamedColors) -> ColorScheme {
    let bar = BarColors(
      background: Fill(names.bar), glass: .material(isDark: names.isDark, opacity: names.isDark ? 0.75 : 0.82),
      hairline: RGBAColor(white: names.isDark ? 1 : 0, alpha: 0.3 / 2),
      title: names[.label], titleShadow: nil, item: names[.blue], unselectedItem: RGBAColor(hex: 0x999999),
      itemBody: nil)
    return ColorScheme(
      named: names.colors, tint: names[.blue], windowBackground: .black,
      labelText: names[.label], labelBackground: .clear, detailText: names[.secondaryLabel],
      placeholder: names[.placeholderText],
      navigationBar: bar, toolbar: bar, tabBar: bar,
      field: FieldColors(
        background: names.isDark ? .black : .white, border: names[.gray4], innerShadow: nil,
        text: names[.label], cornerRadius: 5, searchBackground: names[.tertiarySystemFill],
        bareSearchBackground: names[.tertiarySystemFill], searchCornerRadius: 10),
      button: ButtonColors(
        systemTitle: nil, customTitle: .white, highlightedTitle: nil, disabledTitle: names[.tertiaryLabel],
        body: nil, border: nil, bevel: nil, cornerRadius: 6),
      controls: .semantic(names), table: .semantic(names),
      keyboard: .flat(isDark: names.isDark, action: names[.blue]),
      darkKeyboard: .flat(isDark: true, action: names[.blue]),
      statusBar: Fill(.clear), statusBarText: names[.label],
      callBar: Fill(names[.green]))
  }
}

extension ColorScheme.ControlColors {
  fileprivate static func semantic(_ names: NamedColors) -> ColorScheme.ControlColors {
    ColorScheme.ControlColors(
      switchOn: Fill(names[.green]), switchOff: Fill(names[.secondarySystemFill]),
      switchOffBorder: nil, switchKnob: Fill(.white),
      track: Fill(names[.systemFill]), filledTrack: nil, knob: Fill(.white),
      knobBorder: RGBAColor(white: 0, alpha: 0.04), segmentBody: Fill(names[.tertiarySystemFill]),
      selectedSegment: Fill(names.isDark ? RGBAColor(hex: 0x636366) : .white), segmentTitle: names[.label],
      selectedSegmentTitle: names[.label], segmentBorder: nil, segmentCornerRadius: 7,
      activityIndicator: names[.gray], pageDot: RGBAColor(white: 1, alpha: 0.2), currentPageDot: .white)
  }
}

extension ColorScheme.TableColors {
  fileprivate static func semantic(_ names: NamedColors) -> ColorScheme.TableColors {
    ColorScheme.TableColors(
      background: names[.systemBackground], groupedBackground: names[.systemGroupedBackground], groupedStripe: nil,
      cell: names[.secondarySystemGroupedBackground], separator: names[.separator], header: Fill(names.bar),
      headerText: names[.label], groupedHeaderText: names[.secondaryLabel], accessory: names[.tertiaryLabel],
      selection: Fill(names[.gray4]), groupedCornerRadius: 10)
  }
}
