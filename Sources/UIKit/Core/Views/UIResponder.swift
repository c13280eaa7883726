/// An object of the responder chain, which responds to events.
@preconcurrency @MainActor open class UIResponder: AccessibleObject, AssociationOwner {
  nonisolated(unsafe) final var associations: Associations?

  /// The next object in the chain: a view's controller or superview, a controller's parent.
  open var next: UIResponder? { nil }

  // MARK: Touches; the default forwards them to the next responder

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called for updates of estimated properties. Touches are never estimated here, so the system does not call it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses of keys and buttons; the default forwards them to the next responder

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

  /// The keyboard shortcuts of the responder, available while it is in the chain that begins at the first responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Changes a system menu. Called on the application and its delegate for ``UIMenuSystem/main`` after the launch, and
  /// on the responder chain for the edit menu each time it opens.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Updates a command before a key triggers it. A command that this method disables is not performed.
  open func validate(_ command: UICommand) {}

  // MARK: Motion; the default forwards it to the next responder

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Called for media controls of a headset or the lock screen. There are none here, so the system does not call it.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Key-value coding

  /// Sets a property by its name, as documents do for outlets. UIKit's classes accept the outlets they have in
  /// documents. A program's classes can list properties in ``ObjCExposed``; other stored properties are set by
  /// reflection, without their `didSet`.
  open func setValue(_ value: Any?, forKey key: String) {
    if setOwnValue(value, forKey: key) { return }
    setStoredValue(value, forKey: key)
  }

  /// Returns a property by its name: one of the program's stored properties, or one of the few of UIKit's that programs
  /// read by name. A name that UIKit's class may have privately is reported, and returns nil.
  open func value(forKey key: String) -> Any? { value(named: key, ownValues) }

  /// Called for an unknown key. Raises an exception unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { refuseUndefined(key) }

  /// Called on an object of a document after its `init(coder:)`. It can return another object to replace it. The
  /// document's outlets, actions and constraints held by surrounding views are then connected to the replacement.
  /// Constraints that the object itself holds already exist and disappear with it.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Called when the object's document has been loaded and connected. Call `super`.
  open func awakeFromNib() {}

  /// Called by Interface Builder on designable views on its canvas, never in a running program.
  open func prepareForInterfaceBuilder() {}

  // MARK: Messages by name

  /// Whether the responder accepts a message without a target. The default is true for methods that its class lists in
  /// ``ObjCExposed``, and for UIKit's own methods.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    EditCommands.selectors.contains(action.name)
      ? lists(action) : Message(action, from: sender).isUnderstood(by: self)
  }

  /// Returns the first responder from this one up that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Edit commands; override them and `canPerformAction(_:withSender:)`; by default they are forwarded

  open func cut(_ sender: Any?) { passOn("cut:", from: sender) }
  open func copy(_ sender: Any?) { passOn("copy:", from: sender) }
  open func paste(_ sender: Any?) { passOn("paste:", from: sender) }
  open func delete(_ sender: Any?) { passOn("delete:", from: sender) }
  open func select(_ sender: Any?) { passOn("select:", from: sender) }
  open func selectAll(_ sender: Any?) { passOn("selectAll:", from: sender) }

  /// Returns the text delegate's menu for the suggested elements, or nil for none.
  func delegatesEditMenu(_ suggested: [UIMenuElement]) -> UIMenu? { nil }

  // MARK: Undo

  /// The nearest undo manager in the responder chain. A window has its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The properties of UIKit's classes that programs read by name.
  var ownValues: [String: Any?] { [:] }

  /// Sets a property of UIKit's classes that documents connect. Returns false for any other.
  func setOwnValue(_ value: Any?, forKey key: String) -> Bool { false }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { ownSession.typing.firstResponder === self }

  /// Makes this the first responder, if the current one agrees to resign. Fails without a window; a view tries again
  /// when it is added to one.
  @discardableResult open func becomeFirstResponder() -> Bool { ownSession.makeFirst(self) }

  @discardableResult open func resignFirstResponder() -> Bool { ownSession.resignFirst(self) }

  /// The view that replaces the keyboard, found by searching the chain from the first responder up.
  open var inputView: UIView? { nil }
  /// The view on top of the keyboard, found by searching the chain from the first responder up.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of a view that replaces the keyboard, used if there is no ``inputView``.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of a view on top of the keyboard, used if there is no ``inputAccessoryView``.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Reads the input views again, if this is the first responder.
  open func reloadInputViews() { if isFirstResponder { ownSession.screenKeyboard.follow() } }

  // MARK: Pasteboards and menus

  /// The types that `paste(itemProviders:)` accepts, or nil for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { ownSession.pasteConfigurations[self] }
    set { ownSession.pasteConfigurations[self] = newValue }
  }

  open func paste(itemProviders: [NSItemProvider]) {}

  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration.map { configuration in itemProviders.contains { configuration.accepts($0) } } ?? false
  }

  // MARK: Activities

  /// The user's activity in this responder, stored for the program.
  open var userActivity: NSUserActivity? {
    get { ownSession.activities[self] }
    set { ownSession.activities[self] = newValue }
  }

  /// Adds the responder's state to the activity.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Continues an activity.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  var ownSession: Session { Session.current }
  /// Whether the keyboard appears for this responder.
  var takesText: Bool { self is any UIKeyInput }
  /// Inserts the character of a key; `\n` for return.
  func takeTyped(_ text: String) { (self as? any UIKeyInput)?.insertText(text) }
  /// Deletes text as the delete key does.
  func takeDelete() { (self as? any UIKeyInput)?.deleteBackward() }
  /// Called after becoming first responder, before the keyboard appears.
  func didBecomeFirst() {}
  /// Called after resigning, before the keyboard disappears.
  func didResignFirst() {}
}

extension UIResponder: UIPasteConfigurationSupporting {}
