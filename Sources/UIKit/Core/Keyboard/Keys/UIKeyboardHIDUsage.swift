/// A key by its position on the keyboard, independent of the text it types.
///
/// > Source: HID Usage Tables for USB, page 0x07, "Keyboard/Keypad".
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardA = 4
  case keyboardB = 5
  case keyboardC = 6
  case keyboardD = 7
  case keyboardE = 8
  case keyboardF = 9
  case keyboardG = 10
  case keyboardH = 11
  case keyboardI = 12
  case keyboardJ = 13
  case keyboardK = 14
  case keyboardL = 15
  case keyboardM = 16
  case keyboardN = 17
  case keyboardO = 18
  case keyboardP = 19
  case keyboardQ = 20
  case keyboardR = 21
  case keyboardS = 22
  case keyboardT = 23
  case keyboardU = 24
  case keyboardV = 25
  case keyboardW = 26
  case keyboardX = 27
  case keyboardY = 28
  case keyboardZ = 29
  case keyboard1 = 30
  case keyboard2 = 31
  case keyboard3 = 32
  case keyboard4 = 33
  case keyboard5 = 34
  case keyboard6 = 35
  case keyboard7 = 36
  case keyboard8 = 37
  case keyboard9 = 38
  case keyboard0 = 39
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardHyphen = 45
  case keyboardEqualSign = 46
  case keyboardOpenBracket = 47
  case keyboardCloseBracket = 48
  case keyboardBackslash = 49
  case keyboardNonUSPound = 50
  case keyboardSemicolon = 51
  case keyboardQuote = 52
  case keyboardGraveAccentAndTilde = 53
  case keyboardComma = 54
  case keyboardPeriod = 55
  case keyboardSlash = 56
  case keyboardCapsLock = 57
  case keyboardF1 = 58
  case keyboardF2 = 59
  case keyboardF3 = 60
  case keyboardF4 = 61
  case keyboardF5 = 62
  case keyboardF6 = 63
  case keyboardF7 = 64
  case keyboardF8 = 65
  case keyboardF9 = 66
  case keyboardF10 = 67
  case keyboardF11 = 68
  case keyboardF12 = 69
  case keyboardPrintScreen = 70
  case keyboardScrollLock = 71
  case keyboardPause = 72
  case keyboardInsert = 73
  case keyboardHome = 74
  case keyboardPageUp = 75
  case keyboardDeleteForward = 76
  case keyboardEnd = 77
  case keyboardPageDown = 78
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
  case keypadNumLock = 83
  case keypadSlash = 84
  case keypadAsterisk = 85
  case keypadHyphen = 86
  case keypadPlus = 87
  case keypadEnter = 88
  case keypad1 = 89
  case keypad2 = 90
  case keypad3 = 91
  case keypad4 = 92
  case keypad5 = 93
  case keypad6 = 94
  case keypad7 = 95
  case keypad8 = 96
  case keypad9 = 97
  case keypad0 = 98
  case keypadPeriod = 99
  case keyboardNonUSBackslash = 100
  case keyboardApplication = 101
  case keyboardPower = 102
  case keypadEqualSign = 103
  case keyboardF13 = 104
  case keyboardF14 = 105
  case keyboardF15 = 106
  case keyboardF16 = 107
  case keyboardF17 = 108
  case keyboardF18 = 109
  case keyboardF19 = 110
  case keyboardF20 = 111
  case keyboardF21 = 112
  case keyboardF22 = 113
  case keyboardF23 = 114
  case keyboardF24 = 115
  case keyboardHelp = 117
  case keyboardMenu = 118
  case keyboardSelect = 119
  case keyboardStop = 120
  case keyboardAgain = 121
  case keyboardUndo = 122
  case keyboardCut = 123
  case keyboardCopy = 124
  case keyboardPaste = 125
  case keyboardFind = 126
  case keyboardMute = 127
  case keyboardVolumeUp = 128
  case keyboardVolumeDown = 129
  case keyboardLeftControl = 224
  case keyboardLeftShift = 225
  case keyboardLeftAlt = 226
  case keyboardLeftGUI = 227
  case keyboardRightControl = 228
  case keyboardRightShift = 229
  case keyboardRightAlt = 230
  case keyboardRightGUI = 231
}

extension UIKeyboardHIDUsage {
  /// Creates the key for a Latin letter, a digit, or one of the inputs of key commands; nil for others.
  init?(_ input: String) {
    switch input {
    case UIKeyCommand.inputUpArrow: self = .keyboardUpArrow
    case UIKeyCommand.inputDownArrow: self = .keyboardDownArrow
    case UIKeyCommand.inputLeftArrow: self = .keyboardLeftArrow
    case UIKeyCommand.inputRightArrow: self = .keyboardRightArrow
    case UIKeyCommand.inputEscape: self = .keyboardEscape
    case UIKeyCommand.inputPageUp: self = .keyboardPageUp
    case UIKeyCommand.inputPageDown: self = .keyboardPageDown
    case UIKeyCommand.inputHome: self = .keyboardHome
    case UIKeyCommand.inputEnd: self = .keyboardEnd
    case UIKeyCommand.inputDelete, "\u{7F}": self = .keyboardDeleteOrBackspace
    case "\r", "\n": self = .keyboardReturnOrEnter
    case "\t": self = .keyboardTab
    case " ": self = .keyboardSpacebar
    default: self.init(character: input)
    }
  }

  private init?(character: String) {
    guard let scalar = character.lowercased().unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    switch scalar {
    case "a"..."z": self.init(rawValue: Int(scalar.value) - 97 + Self.keyboardA.rawValue)
    case "1"..."9": self.init(rawValue: Int(scalar.value) - 49 + Self.keyboard1.rawValue)
    case "0": self = .keyboard0
    default: return nil
    }
  }
}
