import SessionFoundation
import SystemProfiles

/// What fingers have done to the keys since the keyboard came.
@MainActor struct KeyTyping {
  /// Nil for the one that the keyboard began with.
  var page: KeyboardKeys.Layout?
  /// The next letter is a capital, as the first one is.
  var isShifted = true
  private(set) var pressed: KeyboardArrangement.Key?
  /// Deletes again while the key is held.
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
  /// In seconds, before a held delete key deletes again, and between two of these.
  ///
  /// > Basis: assumed, recalled.
  private static let patience = 0.5, pace = 0.1

  var page: KeyboardKeys.Layout? { setup.keys.map { typing.page ?? $0.layout } }

  /// A finger that slides presses the key below it.
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

  /// Cells have no gaps between them: a touch beside a key is for the nearest one.
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

  /// Whoever takes no text any more is no reason to stop.
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
