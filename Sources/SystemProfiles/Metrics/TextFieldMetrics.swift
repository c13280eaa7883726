import CoreTypes

/// The heights and text positions of each border style.
package struct TextFieldMetrics: Sendable, Hashable {
  package enum BorderStyle: Int, Sendable, Hashable { case none = 0, line = 1, bezel = 2, roundedRect = 3 }

  /// The height and text insets of one border style.
  package struct Border: Sendable, Hashable {
    package var height: LineHeightRule
    /// The insets from the bounds to the text.
    package var textInsets: UIEdgeInsets
  }

  package var none: Border
  /// The height of a borderless secure field. It is one line, even where other fields have extra height.
  ///
  /// > Basis: captured. 3 of 3 such fields of Xcode 26 are 21 high at 17 points, 7 of 7 others of their document 22.
  package var secureHeight: LineHeightRule
  package var line: Border
  package var bezel: Border
  package var roundedRect: Border
  /// The font of a field created in code.
  package var font: ControlFont
  /// The font and width of a field from Interface Builder's library.
  package var libraryFont: ControlFont
  package var libraryWidth: CGFloat
  /// The distance by which the text is below the center of its rectangle.
  package var baselineNudge: CGFloat
  package var clearButtonSize: CGSize
  /// The distance from the right edge of the bounds to the clear button.
  package var clearButtonMargin: CGFloat

  package subscript(style: BorderStyle) -> Border {
    switch style {
    case .none: none
    case .line: line
    case .bezel: bezel
    case .roundedRect: roundedRect
    }
  }
}

package struct TextViewMetrics: Sendable, Hashable {
  package var textInsets: UIEdgeInsets
  /// The padding left and right of each line, inside the insets.
  package var lineFragmentPadding: CGFloat
  /// The font of text that names none; nil for that of strings.
  package var font: ControlFont?
}
