/// The state of the first responder.
@MainActor struct TypingState {
  weak var firstResponder: UIResponder?
  /// Observes text changes that do not come from the keyboard.
  var listener: (any UITextInputDelegate)?
  /// The end of the selection that stays fixed while keys move the other one.
  var anchor: Int?
  /// A view that asked to become first responder before it was in a window.
  weak var candidate: UIView?
  /// Whether one first responder is being replaced by another, so that the keyboard stays on screen.
  var isChangingHands = false

  nonisolated init() {}
}
