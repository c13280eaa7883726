/// The direction of a paragraph, from its first strong letter.
///
/// > Source: Unicode Standard Annex #9, rules P2 and P3, with scripts in place of the Bidi_Class property.
enum BaseDirection {
  static func isRightToLeft(_ text: String) -> Bool? {
    for scalar in text.unicodeScalars {
      if isRightToLeft(scalar) { return true }
      if scalar.properties.isAlphabetic || scalar == "\u{200E}" { return false }
    }
    return nil
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.isAlphabetic
    case 0x200F: true
    default: false
    }
  }
}
