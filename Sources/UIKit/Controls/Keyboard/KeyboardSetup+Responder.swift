import SystemProfiles

// What a first responder wants to be typed with.
extension Session {
  /// Nil when neither a keyboard nor a view in its place is wanted.
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

extension KeyboardSetup {
  /// A responder's own view, otherwise that of its controller, which joins the setup.
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

extension Session {
  /// After a layout an accessory of free height may ask for another one, as when its text gets a line more.
  ///
  /// - Returns: true when the keyboard changed.
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
  /// As high as its constraints ask for: without a height of its own, or where its mask says that the height is flexible.
  ///
  /// > Basis: captured. UIKit adds `_UIKBAutolayoutHeightConstraint` to accessories without a flexible height; a mask of
  /// > `flexibleHeight` is how programs let them grow, as public reports tell.
  fileprivate var hasFreeHeightOnKeyboard: Bool {
    (self as? UIInputView)?.allowsSelfSizing == true || bounds.height == 0 || autoresizingMask.contains(.flexibleHeight)
      || !translatesAutoresizingMaskIntoConstraints
  }

  /// Its own height, or what its constraints ask for.
  ///
  /// - Parameter covered: of its bottom, by the home indicator.
  fileprivate func heightOnKeyboard(width: CGFloat, covered: CGFloat = 0) -> CGFloat {
    guard hasFreeHeightOnKeyboard else { return bounds.height }
    let insets = layout.safeAreaInsets
    if superview == nil { layout.surroundingInsets.bottom = covered } else { layout.safeAreaInsets.bottom = covered }
    defer { if superview != nil { layout.safeAreaInsets = insets } }
    let fitting = systemLayoutSizeFitting(CGSize(width: width, height: 0))
    return fitting.height > 0 ? fitting.height : bounds.height
  }
}
