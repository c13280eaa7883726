import SessionFoundation
import SystemProfiles

/// The state of typing since the keyboard appeared.
@MainActor struct KeyTyping {
  /// The current page; nil for the one that the keyboard started with.
  var page: KeyboardKeys.Layout?
  /// Whether the next letter is a capital. The first letter is.
  var isShifted = true
  private(set) var pressed: KeyboardArrangement.Key?
  /// The next deletion while the delete key is held.
  private var repeating: ScheduledWork?

  nonisolated init() {}

  mutating func press(_ key: KeyboardArrangement.Key?, repeating work: @autoclosure () -> ScheduledWork?) {
    guard key != pressed else { return }
    release()
    pressed = key
    repeating = work()
  }

  mutating func release() {
    repeating?.cancel()
    (pressed, repeating) = (nil, nil)
  }
}

extension KeyboardPanel {
  /// The times in seconds before a held delete key repeats, and between its deletions.
  ///
  /// > Basis: assumed, recalled.
  private static let patience = 0.5, pace = 0.1

  var page: KeyboardKeys.Layout? { setup.keys.map { typing.page ?? $0.layout } }

  /// Presses the key under the touch, also when it slides there.
  func press(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let key = key(at: touch.location(in: self))
    typing.press(key, repeating: key == .delete ? deleteLater(after: Self.patience) : nil)
  }

  func lift(_ touches: Set<UITouch>) {
    press(touches)
    let key = typing.pressed
    typing.release()
    if let key { strike(key) }
  }

  /// Returns the key at a point. Cells have no gaps, so a touch beside a key counts for the nearest one.
  private func key(at point: CGPoint) -> KeyboardArrangement.Key? {
    guard let keys = setup.keys else { return nil }
    return arrangement(keys).keys.first { $0.rect.contains(point) }?.key
  }

  private func strike(_ key: KeyboardArrangement.Key) {
    switch key {
    case .character(let character):
      write(page == .letters && !typing.isShifted ? character.lowercased() : character)
      typing.isShifted = false
    case .space: write(" ")
    case .return: write("\n")
    case .delete: write("\u{8}")
    case .shift: typing.isShifted.toggle()
    case .numbers: typing.page = .signs
    case .letters: typing.page = .letters
    case .globe: break
    case .dismiss: _ = session.typing.firstResponder?.resignFirstResponder()
    }
  }

  /// Types text. A first responder that no longer takes text is not an error.
  private func write(_ text: String) { try? session.type(text) }

  private func deleteLater(after delay: TimeInterval) -> ScheduledWork {
    session.schedule(after: delay) { [weak self] in
      guard let self, typing.pressed == .delete else { return }
      write("\u{8}")
      typing.release()
      typing.press(.delete, repeating: deleteLater(after: Self.pace))
    }
  }
}
