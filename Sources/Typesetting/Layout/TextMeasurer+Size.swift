import CoreTypes

extension TextMeasurer {
  /// The size of the block, not rounded, without making lines when the text is one line.
  package func size(_ text: String, font: ResolvedFont) -> CGSize {
    if text.isEmpty { return .zero }
    if !text.utf8.contains(where: Self.needsLayout) {
      let width = font.advance(of: text)
      if width <= options.maxWidth { return CGSize(width: width, height: font.lineHeight) }
    }
    return layout(text, font: font).size
  }

  /// What a label asks for: the size of its text, rounded up.
  package func labelSize(_ text: String, font: ResolvedFont, rounding: TextRounding) -> CGSize {
    rounding.up(size(text, font: font))
  }

  /// Tab … carriage return, and the first bytes of U+0085, U+2028 and U+2029.
  private static func needsLayout(_ byte: UInt8) -> Bool { (0x09...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2 }
}
