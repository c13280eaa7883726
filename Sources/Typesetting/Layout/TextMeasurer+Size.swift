import CoreTypes

extension TextMeasurer {
  /// The size of the block, not rounded, without making lines when the text is one line.
  package func size(_ text: String, font: ResolvedFont) -> CGSize {
    sizeOfLine(text, font: font) ?? layout(text, font: font).size
  }

  /// Nil for a text that is not one line, or may not be.
  package func sizeOfLine(_ text: String, font: ResolvedFont) -> CGSize? {
    if text.isEmpty { return .zero }
    guard options.exclusions.isEmpty, !text.utf8.contains(where: Self.needsLayout) else { return nil }
    let width = font.advance(of: text)
    return width <= options.maxWidth ? CGSize(width: width, height: font.lineHeight) : nil
  }

  /// What a label asks for: the size of its text, rounded up.
  package func labelSize(_ text: String, font: ResolvedFont, rounding: TextRounding) -> CGSize {
    rounding.up(size(text, font: font))
  }

  /// Tab … carriage return, and the first bytes of U+0085, U+2028 and U+2029.
  private static func needsLayout(_ byte: UInt8) -> Bool {
    (0x09...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }
}
