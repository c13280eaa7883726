import CoreTypes

/// > Basis: assumed. The values of the Human Interface Guidelines as recalled; to be checked against their tables.
extension NamedColors {
  static let light13 = NamedColors(
    isDark: false, bar: RGBAColor(hex: 0xF9F9F9),
    opaque: [
      .red: 0xFF3B30, .orange: 0xFF9500, .yellow: 0xFFCC00, .green: 0x34C759, .mint: 0x00C7BE, .teal: 0x5AC8FA,
      .cyan: 0x32ADE6, .blue: 0x007AFF, .indigo: 0x5856D6, .purple: 0xAF52DE, .pink: 0xFF2D55, .brown: 0xA2845E,
      .gray: 0x8E8E93, .gray2: 0xAEAEB2, .gray3: 0xC7C7CC, .gray4: 0xD1D1D6, .gray5: 0xE5E5EA, .gray6: 0xF2F2F7,
      .label: 0x000000, .link: 0x007AFF, .opaqueSeparator: 0xC6C6C8, .systemBackground: 0xFFFFFF,
      .secondarySystemBackground: 0xF2F2F7, .tertiarySystemBackground: 0xFFFFFF, .systemGroupedBackground: 0xF2F2F7,
      .secondarySystemGroupedBackground: 0xFFFFFF, .tertiarySystemGroupedBackground: 0xF2F2F7,
      .darkText: 0x000000, .tableBackground: 0xF2F2F7, .tableCellGroupedBackground: 0xFFFFFF,
    ],
    translucent: [
      .secondaryLabel: RGBAColor(hex: 0x3C3C43, alpha: 0.6), .tertiaryLabel: RGBAColor(hex: 0x3C3C43, alpha: 0.3),
      .quaternaryLabel: RGBAColor(hex: 0x3C3C43, alpha: 0.18),
      .placeholderText: RGBAColor(hex: 0x3C3C43, alpha: 0.3), .separator: RGBAColor(hex: 0x3C3C43, alpha: 0.29),
      .systemFill: RGBAColor(hex: 0x787880, alpha: 0.2), .secondarySystemFill: RGBAColor(hex: 0x787880, alpha: 0.16),
      .tertiarySystemFill: RGBAColor(hex: 0x767680, alpha: 0.12),
      .quaternarySystemFill: RGBAColor(hex: 0x747480, alpha: 0.08), .lightText: RGBAColor(white: 1, alpha: 0.6),
    ])

  /// The dark colors of cards and popovers.
  ///
  /// > Source: WWDC 2019, 214 for the backgrounds; assumed for bars.
  var elevated: NamedColors {
    var elevated = NamedColors(isDark: isDark, bar: RGBAColor(hex: 0x2A2A2C), opaque: [:], translucent: colors)
    let first = RGBAColor(hex: 0x1C1C1E), second = RGBAColor(hex: 0x2C2C2E), third = RGBAColor(hex: 0x3A3A3C)
    for name in [SystemColor.systemBackground, .systemGroupedBackground, .tableBackground] {
      elevated.colors[name] = first
    }
    for name in [
      SystemColor.secondarySystemBackground, .secondarySystemGroupedBackground, .tableCellGroupedBackground,
    ] {
      elevated.colors[name] = second
    }
    for name in [SystemColor.tertiarySystemBackground, .tertiarySystemGroupedBackground] {
      elevated.colors[name] = third
    }
    return elevated
  }

  static let dark13 = NamedColors(
    isDark: true, bar: RGBAColor(hex: 0x161616),
    opaque: [
      .red: 0xFF453A, .orange: 0xFF9F0A, .yellow: 0xFFD60A, .green: 0x30D158, .mint: 0x66D4CF, .teal: 0x64D2FF,
      .cyan: 0x64D2FF, .blue: 0x0A84FF, .indigo: 0x5E5CE6, .purple: 0xBF5AF2, .pink: 0xFF375F, .brown: 0xAC8E68,
      .gray: 0x8E8E93, .gray2: 0x636366, .gray3: 0x48484A, .gray4: 0x3A3A3C, .gray5: 0x2C2C2E, .gray6: 0x1C1C1E,
      .label: 0xFFFFFF, .link: 0x0984FF, .opaqueSeparator: 0x38383A, .systemBackground: 0x000000,
      .secondarySystemBackground: 0x1C1C1E, .tertiarySystemBackground: 0x2C2C2E, .systemGroupedBackground: 0x000000,
      .secondarySystemGroupedBackground: 0x1C1C1E, .tertiarySystemGroupedBackground: 0x2C2C2E,
      .darkText: 0x000000, .tableBackground: 0x000000, .tableCellGroupedBackground: 0x1C1C1E,
    ],
    translucent: [
      .secondaryLabel: RGBAColor(hex: 0xEBEBF5, alpha: 0.6), .tertiaryLabel: RGBAColor(hex: 0xEBEBF5, alpha: 0.3),
      .quaternaryLabel: RGBAColor(hex: 0xEBEBF5, alpha: 0.16),
      .placeholderText: RGBAColor(hex: 0xEBEBF5, alpha: 0.3), .separator: RGBAColor(hex: 0x545458, alpha: 0.6),
      .systemFill: RGBAColor(hex: 0x787880, alpha: 0.36), .secondarySystemFill: RGBAColor(hex: 0x787880, alpha: 0.32),
      .tertiarySystemFill: RGBAColor(hex: 0x767680, alpha: 0.24),
      .quaternarySystemFill: RGBAColor(hex: 0x747480, alpha: 0.18), .lightText: RGBAColor(white: 1, alpha: 0.6),
    ])
}
