import CoreTypes

extension TextMeasurer {
  /// Returns the size of the block, not rounded, without creating lines if the text is one line.
  package func size(_ text: String, font: ResolvedFont) -> CGSize {
    sizeOfLine(text, font: font) ?? layout(text, font: font).size
  }

  /// Returns the size of a single line; nil for text that is, or may be, more than one line.
  package func sizeOfLine(_ text: String, font: ResolvedFont) -> CGSize? {
    if text.isEmpty { return .zero }
    guard options.exclusions.isEmpty, !text.utf8.contains(where: Self.needsLayout) else { return nil }
    let width = font.advance(of: text)
    return width <= options.maxWidth ? CGSize(width: width, height: font.lineHeight) : nil
  }

  /// Returns the intrinsic size of a label: the size of its text, rounded up.
  package func labelSize(_ text: String, font: ResolvedFont, rounding: TextRounding) -> CGSize {
    rounding.up(size(text, font: font))
  }

  /// Returns whether the byte is tab … carriage return, or the first byte of U+0085, U+2028 or U+2029.
  private static func needsLayout(_ byte: UInt8) -> Bool {
    (0x09...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }
}
