import SystemProfiles

// What a first responder wants to be typed with.
extension Session {
  /// Nil when neither a keyboard nor a view in its place is wanted.
  func setup(for responder: UIResponder) -> KeyboardSetup? {
    perform {
      var setup = KeyboardSetup()
      for link in sequence(first: responder, next: { $0.next }) {
        if setup.accessory == nil, let accessory = link.inputAccessoryView {
          (setup.accessory, setup.owner) = (accessory, link)
        }
        if setup.inputView == nil, let inputView = link.inputView {
          (setup.inputView, setup.owner) = (inputView, setup.owner ?? link)
        }
      }
      guard responder.takesText || setup.accessory != nil || setup.inputView != nil else { return nil }
      measure(&setup, for: responder)
      return setup
    }
  }

  private func measure(_ setup: inout KeyboardSetup, for responder: UIResponder) {
    let step = environment.keyboardStep, isAlone = setup.inputView == nil && !responder.takesText
    // An accessory alone is flush with the edge of the screen: it keeps clear of the home indicator itself.
    setup.bottomInset = isAlone ? 0 : environment.keyboardBottomInset
    setup.accessoryHeight =
      setup.accessory?.heightOnKeyboard(
        width: environment.screenSize.width, covered: isAlone ? environment.keyboardBottomInset : 0) ?? 0
    if let inputView = setup.inputView {
      setup.inputHeight = inputView.heightOnKeyboard(width: environment.screenSize.width)
    } else if responder.takesText {
      var keys = KeyboardKeys(responder as? any UITextInputTraits, suggestionsHeight: step.suggestions)
      keys.stripHeight = step.strip
      setup.keys = keys
      setup.inputHeight = step.keys + keys.suggestionsHeight
    }
  }
}

extension KeyboardKeys {
  /// Suggestions need letters that are neither secret nor to be left alone.
  @MainActor fileprivate init(_ traits: (any UITextInputTraits)?, suggestionsHeight: CGFloat) {
    guard let traits else {
      self.suggestionsHeight = suggestionsHeight
      return
    }
    layout = traits.keyboardType.hasLetters ? .letters : .numbers
    returnKey = traits.returnKeyType
    appearance = traits.keyboardAppearance
    let suggests = layout == .letters && !traits.isSecureTextEntry && traits.autocorrectionType != .no
    self.suggestionsHeight = suggests ? suggestionsHeight : 0
  }
}

extension UIKeyboardType {
  fileprivate var hasLetters: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
    default: true
    }
  }
}

extension UIView {
  /// Its own height; one without takes what its constraints ask for.
  ///
  /// - Parameter covered: of its bottom, by the home indicator.
  fileprivate func heightOnKeyboard(width: CGFloat, covered: CGFloat = 0) -> CGFloat {
    if bounds.height > 0 { return bounds.height }
    if superview == nil { layout.surroundingInsets.bottom = covered }
    let fitting = systemLayoutSizeFitting(CGSize(width: width, height: 0))
    return max(0, fitting.height)
  }
}
