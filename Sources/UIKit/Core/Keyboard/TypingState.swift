/// Who is typed into.
@MainActor struct TypingState {
  weak var firstResponder: UIResponder?
  /// Hears what changes its text besides the keyboard.
  var listener: TextInputListener?
  /// The end of the selection that stays where it is while keys move the other one.
  var anchor: Int?
  /// A view that wanted to be first responder before it had a window.
  weak var candidate: UIView?
  /// True while one first responder makes room for another: the keyboard stays.
  var isChangingHands = false

  nonisolated init() {}
}
