/// An object that takes part in the responder chain.
@preconcurrency @MainActor open class UIResponder: AccessibleObject, AssociationOwner {
  nonisolated(unsafe) final var associations: Associations?

  /// The next object in the chain: a view's controller or superview, a controller's parent.
  open var next: UIResponder? { nil }

  // MARK: Touches. The default forwards them to the next responder

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Touches here are never estimated, so that the system does not call it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses of keys and buttons. The default forwards them to the next responder

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The keyboard shortcuts of the responder. They are found while it is in the chain that begins at the first responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Changes a menu of the system. The application and its delegate are asked for ``UIMenuSystem/main`` when the program
  /// has been launched, and the chain of responders for the edit menu each time that it opens.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Brings a command up to date before a key carries it out: one that it disables is left alone.
  open func validate(_ command: UICommand) {}

  // MARK: Motion. The default forwards it to the next responder

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// A headset or the lock screen controls media. There is neither, so that the system does not call it.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Values by name

  /// How documents connect outlets. UIKit's classes take what documents connect to them; a program's classes may list
  /// properties in ``ObjCExposed``, and of the others the stored ones are found by reflection, without their `didSet`.
  open func setValue(_ value: Any?, forKey key: String) {
    if setOwnValue(value, forKey: key) { return }
    setStoredValue(value, forKey: key)
  }

  /// Raises an exception unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { refuseUndefined(key) }

  /// Sent to an object of a document when its `init(coder:)` has returned; another object may take its place. What the
  /// document has for it is connected to that one: outlets, actions and the constraints that views around it hold. Those
  /// that it holds itself are there, and go with it.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Sent when the document that the object comes from is loaded and connected. Call `super`.
  open func awakeFromNib() {}

  /// Sent by Interface Builder to designable views on its canvas; a running program never receives it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Messages by name

  /// Whether the responder takes a message that has no target. The default is true for what its class lists in
  /// ``ObjCExposed``, and for UIKit's own methods.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditCommands.selectors.contains(action.name)
      ? lists(action) : Message(action, from: sender).isUnderstood(by: self)
  }

  /// Returns the first responder from this one up that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Edit commands: override them and `canPerformAction(_:withSender:)`; by default they are passed on

  open func cut(_ sender: Any?) { passOn("cut:", from: sender) }
  open func copy(_ sender: Any?) { passOn("copy:", from: sender) }
  open func paste(_ sender: Any?) { passOn("paste:", from: sender) }
  open func delete(_ sender: Any?) { passOn("delete:", from: sender) }
  open func select(_ sender: Any?) { passOn("select:", from: sender) }
  open func selectAll(_ sender: Any?) { passOn("selectAll:", from: sender) }

  /// The menu that a text's delegate makes of the suggested one; nil for none.
  func delegatesEditMenu(_ suggested: [UIMenuElement]) -> UIMenu? { nil }

  // MARK: Undoing

  /// The nearest in the responder chain; a window has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Properties of UIKit's classes that documents connect. False for any other.
  func setOwnValue(_ value: Any?, forKey key: String) -> Bool { false }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { ownSession.typing.firstResponder === self }

  /// Takes the place of the first responder there is, which may refuse to go. Without a window it fails; a view then
  /// tries again when it gets one.
  @discardableResult open func becomeFirstResponder() -> Bool { ownSession.makeFirst(self) }

  @discardableResult open func resignFirstResponder() -> Bool { ownSession.resignFirst(self) }

  /// In place of the keyboard; the chain is searched from the first responder up.
  open var inputView: UIView? { nil }
  /// On top of the keyboard; the chain is searched from the first responder up.
  open var inputAccessoryView: UIView? { nil }
  /// A controller of the view in place of the keyboard, where there is no ``inputView``.
  open var inputViewController: UIInputViewController? { nil }
  /// A controller of the view on top of the keyboard, where there is no ``inputAccessoryView``.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Asks for the two again, while this is the first responder.
  open func reloadInputViews() { if isFirstResponder { ownSession.screenKeyboard.follow() } }

  // MARK: Pasteboards and menus

  /// What ``paste(itemProviders:)`` takes; nil for nothing.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { ownSession.pasteConfigurations[self] }
    set { ownSession.pasteConfigurations[self] = newValue }
  }

  open func paste(itemProviders: [NSItemProvider]) {}

  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration.map { configuration in itemProviders.contains { configuration.accepts($0) } } ?? false
  }

  // MARK: Activities

  /// The user's activity in this responder. Kept for the program.
  open var userActivity: NSUserActivity? {
    get { ownSession.activities[self] }
    set { ownSession.activities[self] = newValue }
  }

  /// Adds to the activity what the responder knows.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Goes on with an activity.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  var ownSession: Session { Session.current }
  /// The keyboard comes up for it.
  var takesText: Bool { self is any UIKeyInput }
  /// Inserts the character of a key, `\n` for return.
  func takeTyped(_ text: String) { (self as? any UIKeyInput)?.insertText(text) }
  /// Deletes as the delete key does.
  func takeDelete() { (self as? any UIKeyInput)?.deleteBackward() }
  /// Runs between becoming first responder and the coming of the keyboard.
  func didBecomeFirst() {}
  /// Runs between resigning and the going of the keyboard.
  func didResignFirst() {}
}
