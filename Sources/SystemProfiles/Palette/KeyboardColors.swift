import CoreTypes

extension ColorScheme {
  /// The colors of the keyboard's panel and keys.
  package struct KeyboardColors: Sendable, Hashable {
    package var panel: Fill
    /// The color of the suggestion bar above the keys.
    package var suggestions: RGBAColor
    package var divider: RGBAColor
    package var key: Fill
    /// The color of shift, delete and similar keys.
    package var specialKey: Fill
    /// The color of a return key with an action of its own, such as Search.
    package var actionKey: Fill
    package var text: RGBAColor
    package var specialText: RGBAColor
    package var actionText: RGBAColor
    /// The color of the shadow below each key.
    package var shadow: RGBAColor
    /// The text shadow of letters that look embossed.
    package var textShadow: RGBAColor?
    package var cornerRadius: CGFloat
    /// The radius of the panel's upper corners.
    package var panelCornerRadius: CGFloat = 0

    /// Flat keys. Basis: assumed (recalled look of iOS 7 to 18).
    static func flat(isDark: Bool, action: RGBAColor) -> KeyboardColors {
      let text = isDark ? RGBAColor.white : .black
      return KeyboardColors(
        panel: Fill(isDark ? RGBAColor(hex: 0x2B2B2D) : RGBAColor(hex: 0xD1D4DA)),
        suggestions: isDark ? RGBAColor(hex: 0x2B2B2D) : RGBAColor(hex: 0xD1D4DA),
        divider: RGBAColor(white: isDark ? 1 : 0, alpha: 0.15),
        key: Fill(isDark ? RGBAColor(hex: 0x6B6B6E) : .white),
        specialKey: Fill(isDark ? RGBAColor(hex: 0x464649) : RGBAColor(hex: 0xABB0BB)),
        actionKey: Fill(action), text: text, specialText: text, actionText: .white,
        shadow: isDark ? RGBAColor(white: 0, alpha: 0.5) : RGBAColor(hex: 0x898A8D), textShadow: nil, cornerRadius: 5)
    }

    /// Round keys of one color on a round panel. Basis: assumed (recalled look of iOS 26).
    static func floating(isDark: Bool, action: RGBAColor) -> KeyboardColors {
      var colors = flat(isDark: isDark, action: action)
      colors.panel = Fill(isDark ? RGBAColor(hex: 0x242426) : RGBAColor(hex: 0xE1E3E8))
      colors.suggestions = .clear
      colors.key = Fill(isDark ? RGBAColor(hex: 0x4A4A4D) : .white)
      colors.specialKey = colors.key
      colors.shadow = .clear
      (colors.cornerRadius, colors.panelCornerRadius) = (8.5, 27)
      return colors
    }

    /// Beveled gray keys. Basis: assumed (recalled look of iOS 6).
    static let glossy = KeyboardColors(
      panel: Fill(top: RGBAColor(hex: 0x9AA2AD), bottom: RGBAColor(hex: 0x5A626E)),
      suggestions: RGBAColor(hex: 0x9AA2AD), divider: RGBAColor(white: 0, alpha: 0.3),
      key: Fill(top: RGBAColor(hex: 0xFDFDFD), bottom: RGBAColor(hex: 0xD3D5D9)),
      specialKey: Fill(top: RGBAColor(hex: 0x9FA7B2), bottom: RGBAColor(hex: 0x737D8B)),
      actionKey: Fill(top: RGBAColor(hex: 0x7BA4F2), bottom: RGBAColor(hex: 0x2A60E0)),
      text: .black, specialText: .white, actionText: .white, shadow: RGBAColor(white: 0, alpha: 0.55),
      textShadow: .white, cornerRadius: 5)

    /// Beveled gray keys on black, for alerts. Basis: assumed (recalled look of iOS 6).
    static let glossyOnBlack: KeyboardColors = {
      var colors = glossy
      colors.panel = Fill(top: RGBAColor(hex: 0x50545A), bottom: RGBAColor(hex: 0x16181B))
      colors.key = Fill(top: RGBAColor(hex: 0x8D9197), bottom: RGBAColor(hex: 0x5B5F66))
      colors.specialKey = Fill(top: RGBAColor(hex: 0x4A4E54), bottom: RGBAColor(hex: 0x2A2D31))
      (colors.text, colors.textShadow) = (.white, nil)
      return colors
    }()
  }
}
