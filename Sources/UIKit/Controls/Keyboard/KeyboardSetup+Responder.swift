import SystemProfiles

// The keyboard setup for a first responder.
extension Session {
  /// Returns the setup for a responder; nil if it needs neither a keyboard nor an input view.
  func setup(for responder: UIResponder) -> KeyboardSetup? {
    perform {
      var setup = KeyboardSetup()
      for link in sequence(first: responder, next: { $0.next }) {
        if setup.accessory == nil, let view = setup.view(link.inputAccessoryView, link.inputAccessoryViewController) {
          (setup.accessory, setup.owner) = (view, link)
        }
        if setup.inputView == nil, let view = setup.view(link.inputView, link.inputViewController) {
          (setup.inputView, setup.owner) = (view, setup.owner ?? link)
        }
      }
      guard responder.takesText || setup.accessory != nil || setup.inputView != nil else { return nil }
      measure(&setup, for: responder)
      return setup
    }
  }

  fileprivate func measure(_ setup: inout KeyboardSetup, for responder: UIResponder) {
    let step = environment.keyboardStep, isAlone = setup.inputView == nil && !responder.takesText
    // An accessory view without a keyboard extends to the edge of the screen. It avoids the home indicator itself.
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

extension KeyboardSetup {
  /// Returns a responder's own view, or else that of its controller, which is added to the setup.
  @MainActor fileprivate mutating func view(
    _ view: UIView?, _ controller: @autoclosure () -> UIInputViewController?
  ) -> UIView? {
    if let view { return view }
    guard let controller = controller() else { return nil }
    controllers.append(controller)
    return controller.view
  }
}

extension KeyboardKeys {
  /// Creates the keys for text input traits. Suggestions require letters, text that is not secure, and autocorrection.
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

extension Session {
  /// Updates the keyboard after a layout in which an accessory view of flexible height needs another height, for
  /// example for another line of text.
  ///
  /// - Returns: true if the keyboard has changed.
  func keyboardFollowsAccessory() -> Bool {
    guard let setup = keyboard.setup, setup.accessory?.hasFreeHeightOnKeyboard == true,
      let responder = typing.firstResponder
    else { return false }
    var new = setup
    measure(&new, for: responder)
    guard new.accessoryHeight != setup.accessoryHeight else { return false }
    updateKeyboard()
    return true
  }
}

extension UIView {
  /// Whether constraints determine the view's height, because it has no height or a flexible one.
  ///
  /// > Basis: captured. UIKit adds `_UIKBAutolayoutHeightConstraint` to accessory views without a flexible height.
  /// > Programs let them grow with a mask of `flexibleHeight`, according to public reports.
  fileprivate var hasFreeHeightOnKeyboard: Bool {
    (self as? UIInputView)?.allowsSelfSizing == true || bounds.height == 0 || autoresizingMask.contains(.flexibleHeight)
      || !translatesAutoresizingMaskIntoConstraints
  }

  /// Returns the view's own height, or the one that its constraints determine.
  ///
  /// - Parameter covered: the height at its bottom that the home indicator covers.
  fileprivate func heightOnKeyboard(width: CGFloat, covered: CGFloat = 0) -> CGFloat {
    guard hasFreeHeightOnKeyboard else { return bounds.height }
    let insets = layout.safeAreaInsets
    if superview == nil { layout.surroundingInsets.bottom = covered } else { layout.safeAreaInsets.bottom = covered }
    defer { if superview != nil { layout.safeAreaInsets = insets } }
    let fitting = systemLayoutSizeFitting(CGSize(width: width, height: 0))
    return fitting.height > 0 ? fitting.height : bounds.height
  }
}
