import CoreTypes

/// The colours of one iOS generation, light and dark.
package struct Palette: Sendable, Hashable {
  package var light: ColorScheme
  /// `nil` before there was a dark appearance.
  package var dark: ColorScheme?

  /// The dark scheme of what stands in front of something else, such as a card: its backgrounds are lighter.
  package var elevatedDark: ColorScheme?

  /// The scheme of a style; anything but dark is light.
  package func scheme(for style: UIUserInterfaceStyle, isElevated: Bool = false) -> ColorScheme {
    guard style == .dark, let dark else { return light }
    return isElevated ? elevatedDark ?? dark : dark
  }
}

/// The colours that views are drawn with when the app sets none.
package struct ColorScheme: Sendable, Hashable {
  /// Colours with a name in UIKit, which documents and apps can ask for.
  package var named: [SystemColor: RGBAColor]
  package var tint: RGBAColor
  package var windowBackground: RGBAColor
  /// Of a new label: text, and the background it fills itself with.
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
  /// For `UIKeyboardAppearance.dark`, whatever the scheme.
  package var darkKeyboard: KeyboardColors
  package var statusBar: Fill
  package var statusBarText: RGBAColor
  /// Of the status bar during a call, or of the part of it that says so; what is on it is white.
  package var callBar: Fill

  /// `nil` for colours the generation has no name for yet; documents carry a fallback.
  package subscript(name: SystemColor) -> RGBAColor? { named[name] }
}
