import CoreTypes

/// The colors of one iOS generation, light and dark.
package struct Palette: Sendable, Hashable {
  package var light: ColorScheme
  /// The dark scheme; `nil` in releases without a dark appearance.
  package var dark: ColorScheme?

  /// The dark scheme of elevated content, such as a card, with lighter backgrounds.
  package var elevatedDark: ColorScheme?

  /// Returns the scheme of a style; any style but dark is light.
  package func scheme(for style: UIUserInterfaceStyle, isElevated: Bool = false) -> ColorScheme {
    guard style == .dark, let dark else { return light }
    return isElevated ? elevatedDark ?? dark : dark
  }
}

/// The colors that views are drawn with when the app sets none.
package struct ColorScheme: Sendable, Hashable {
  /// The colors with a name in UIKit, which documents and apps can use.
  package var named: [SystemColor: RGBAColor]
  package var tint: RGBAColor
  package var windowBackground: RGBAColor
  /// The text and background colors of a new label.
  package var labelText: RGBAColor
  package var labelBackground: RGBAColor
  package var detailText: RGBAColor
  package var placeholder: RGBAColor
  package var navigationBar: BarColors
  package var toolbar: BarColors
  package var tabBar: BarColors
  package var field: FieldColors
  package var button: ButtonColors
  package var controls: ControlColors
  package var table: TableColors
  package var keyboard: KeyboardColors
  /// The colors for `UIKeyboardAppearance.dark`, in either scheme.
  package var darkKeyboard: KeyboardColors
  package var statusBar: Fill
  package var statusBarText: RGBAColor
  /// The fill of the status bar during a call, or of its call indicator; its content is white.
  package var callBar: Fill

  /// Returns a named color; `nil` for names that the generation does not have. Documents contain a fallback.
  package subscript(name: SystemColor) -> RGBAColor? { named[name] }
}
