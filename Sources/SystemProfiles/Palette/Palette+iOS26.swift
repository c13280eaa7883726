import CoreTypes

extension Palette {
  /// The brighter system colors of the glass design. Basis: assumed, recalled values.
  static let iOS26 = Palette(
    light: .semantic(
      .light13.revised([
        .red: 0xFF383C, .orange: 0xFF8D28, .yellow: 0xFFCC00, .green: 0x34C759, .mint: 0x00C8B3, .teal: 0x00C3D0,
        .cyan: 0x00C0E8, .blue: 0x0088FF, .indigo: 0x6155F5, .purple: 0xCB30E0, .pink: 0xFF2D55, .brown: 0xAC7F5E,
      ])
    ).withGlass(isDark: false),
    dark: .semantic(.dark26).withGlass(isDark: true),
    elevatedDark: .semantic(.dark26.elevated).withGlass(isDark: true))
}

extension NamedColors {
  fileprivate static let dark26 = dark13.revised([
    .red: 0xFF4245, .orange: 0xFF9230, .yellow: 0xFFD600, .green: 0x30D158, .mint: 0x00DAC3, .teal: 0x00D2E0,
    .cyan: 0x3CD3FE, .blue: 0x0091FF, .indigo: 0x6D7CFF, .purple: 0xDB34F2, .pink: 0xFF375F, .brown: 0xB78A66,
  ])
}

extension ColorScheme {
  /// Returns the scheme with bars without a background, whose items are on glass.
  fileprivate func withGlass(isDark: Bool) -> ColorScheme {
    var scheme = self
    let glass = Glass.floating(isDark: isDark)
    scheme.keyboard = .floating(isDark: isDark, action: tint)
    scheme.darkKeyboard = .floating(isDark: true, action: tint)
    scheme.table.groupedCornerRadius = 26  // assumed: half a row
    for bar in [\ColorScheme.navigationBar, \.toolbar, \.tabBar] {
      scheme[keyPath: bar].background = Fill(.clear)
      scheme[keyPath: bar].glass = nil
      scheme[keyPath: bar].hairline = .clear
      scheme[keyPath: bar].item = labelText
      scheme[keyPath: bar].unselectedItem = labelText
      scheme[keyPath: bar].itemBody = Fill(glass.tint)
      scheme[keyPath: bar].itemGlass = glass
    }
    return scheme
  }
}
