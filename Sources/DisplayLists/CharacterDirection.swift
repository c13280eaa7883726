/// The effect of a character on the order of a line: the classes of Unicode Standard Annex #9, merged.
enum CharacterDirection: Hashable {
  case left
  case right
  case number
  /// A separator that joins two numbers: "1.5", "12:30".
  case separator
  /// A sign that belongs to an adjacent number: "%", "$", "+".
  case terminator
  case neutral

  /// Creates the direction of a cluster from its first character that is not a mark.
  init(_ cluster: String) {
    guard let scalar = cluster.unicodeScalars.first else {
      self = .neutral
      return
    }
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: self = .left
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: self = .number
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0: self = .separator
    case 0x23...0x25, 0x2B, 0x2D, 0xA2...0xA5, 0xB0, 0x20A0...0x20CF, 0x2212: self = .terminator
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F: self = .right
    case 0x00...0x7F: self = .neutral
    default: self = scalar.properties.isAlphabetic || scalar.value == 0x200E ? .left : .neutral
    }
  }

  /// The side that adjacent neutrals follow.
  var side: CharacterDirection { self == .left ? .left : .right }

  /// Returns the level by rules I1–I2, in a paragraph of level 0 or 1.
  func level(base: CharacterDirection) -> Int {
    switch self {
    case .left: base == .left ? 0 : 2
    case .number: 2
    default: 1
    }
  }
}
