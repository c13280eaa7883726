// A hardware keyboard.
extension Session {
  /// Presses and releases a key. A key command of the responder chain takes precedence. Otherwise the key is delivered
  /// as a press, and typed if the first responder takes text.
  ///
  /// > Source: `UIKeyCommand` reference. Basis: assumed, that a key that types text is used for text unless the command
  /// > wants priority, and that the chain starts at the topmost controller if there is no first responder.
  ///
  /// - Parameter input: the text that the key types, or an input of `UIKeyCommand`.
  /// - Returns: false for an input without a key, or if the responder chain is empty.
  package func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    commitWindows()
    defer { commitWindows() }
    guard let code = UIKeyboardHIDUsage(input) ?? UIKeyboardHIDUsage(punctuation: input) else { return false }
    return perform { press(UIKey(input, modifiers, code)) }
  }

  /// - Returns: false if no responder from `start` upwards takes the command, or if the command disables itself.
  private func carryOut(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
    guard let target = start.target(forAction: command.action, withSender: command) else { return false }
    (target as? UIResponder)?.validate(command)
    guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    _ = Message(command.action, from: command).send(to: target as AnyObject)
    return true
  }

  private func press(_ key: UIKey) -> Bool {
    let first = typing.firstResponder ?? focusSystem?.focusedItem as? UIResponder
    guard let start = first ?? keyWindow?.topmostController ?? keyWindow else { return false }
    let chain = sequence(first: start as UIResponder, next: \.next)
    let types = typing.firstResponder?.takesText == true && !key.characters.isEmpty && key.isText
    let heading = focusHeading(of: key), isTaken = types || heading != nil
    for responder in chain {
      let command = responder.keyCommands?.first {
        $0.matches(key) && (!isTaken || $0.wantsPriorityOverSystemBehavior)
      }
      if let command, carryOut(command, from: responder) { return true }
    }
    for case let command as UIKeyCommand in mainMenu.leaves where command.matches(key) {
      if !isTaken || command.wantsPriorityOverSystemBehavior, carryOut(command, from: start) { return true }
    }
    if let heading, focusSystem?.move(heading) == true { return true }
    if !types, key.keyCode == .keyboardReturnOrEnter, (focusSystem?.focusedItem as? UIView)?.selectFocused() == true {
      return true
    }
    if EditCommands.perform(key, from: start) { return true }
    let press = UIPress()
    (press.key, press.timestamp, press.window, press.responder) = (key, now, keyWindow, start)
    press.type = key.pressType
    let event = UIPressesEvent(press)
    application.sendEvent(event)
    if types { try? type(key.characters) }
    press.phase = .ended
    application.sendEvent(event)
    return true
  }
}

extension Session {
  /// Returns the direction in which a key moves the focus; nil if it does not. Tab leaves a text field; other keys stay
  /// in it.
  ///
  /// > Basis: documented for key commands: from iOS 15 on, those for Tab and arrow keys have to ask for priority.
  private func focusHeading(of key: UIKey) -> UIFocusHeading? {
    guard let focusSystem, let heading = UIFocusHeading(key), focusSystem.hasItems else { return nil }
    let first = typing.firstResponder
    return first?.takesText != true || key.keyCode == .keyboardTab && first is UITextField ? heading : nil
  }
}

extension UIKey {
  /// Whether the key types text, unlike keys with names instead of characters.
  fileprivate var isText: Bool { !charactersIgnoringModifiers.hasPrefix("UIKeyInput") }

  fileprivate var pressType: UIPress.PressType {
    switch keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    case .keyboardEscape: .menu
    default: .select
    }
  }
}

extension UIKeyboardHIDUsage {
  /// Creates the usage for a character on an American keyboard; nil if it has no key.
  fileprivate init?(punctuation: String) {
    switch punctuation {
    case "-", "_": self = .keyboardHyphen
    case "=", "+": self = .keyboardEqualSign
    case "[", "{": self = .keyboardOpenBracket
    case "]", "}": self = .keyboardCloseBracket
    case "\\", "|": self = .keyboardBackslash
    case ";", ":": self = .keyboardSemicolon
    case "'", "\"": self = .keyboardQuote
    case "`", "~": self = .keyboardGraveAccentAndTilde
    case ",", "<": self = .keyboardComma
    case ".", ">": self = .keyboardPeriod
    case "/", "?": self = .keyboardSlash
    case UIKeyCommand.f1: self = .keyboardF1
    case UIKeyCommand.f2: self = .keyboardF2
    case UIKeyCommand.f3: self = .keyboardF3
    case UIKeyCommand.f4: self = .keyboardF4
    case UIKeyCommand.f5: self = .keyboardF5
    case UIKeyCommand.f6: self = .keyboardF6
    case UIKeyCommand.f7: self = .keyboardF7
    case UIKeyCommand.f8: self = .keyboardF8
    case UIKeyCommand.f9: self = .keyboardF9
    case UIKeyCommand.f10: self = .keyboardF10
    case UIKeyCommand.f11: self = .keyboardF11
    case UIKeyCommand.f12: self = .keyboardF12
    default: return nil
    }
  }
}
