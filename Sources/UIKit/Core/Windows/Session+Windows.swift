// The frame of a program: every visible window.
extension Session {
  /// Callbacks that show something else each time would never come to rest.
  private static let maximumTurns = 10

  /// Lays out the visible windows, between telling their controllers that they will and that they did appear.
  package func commitWindows() {
    motions.forgetEnded(at: clock.now)
    AssociatedValues.removeSomeOrphans()
    defer {
      commitLayers()
      frameDidEnd?()
    }
    beginControllerTransitions()
    placeAnnouncedViews()
    for _ in 0..<Self.maximumTurns {
      beginTransitions()
      for window in windowsOnScreen { commitFrame(of: window) }
      if screenKeyboard.followAccessory() { continue }
      if appearances.isAtRest { return }
      endTransitions()
    }
    report(.appearancesDoNotRest(after: Self.maximumTurns))
  }
}

extension Diagnostic {
  fileprivate static func appearancesDoNotRest(after turns: Int) -> Diagnostic {
    Diagnostic(
      rule: "appearances-do-not-rest", severity: .warning,
      message: """
        Controllers still come and go after \(turns) frames; the state so far is shown. Look for a callback of \
        appearance that shows something else each time.
        """)
  }
}
