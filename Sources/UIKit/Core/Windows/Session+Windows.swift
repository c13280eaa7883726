// The frame of a program: all visible windows.
extension Session {
  /// The number of turns after which callbacks that keep changing the screen do not settle.
  private static let maximumTurns = 10

  /// Lays out the visible windows, and calls their controllers' appearance callbacks before and after.
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
        View controllers still appear and disappear after \(turns) frames. The current state is shown. Look for an \
        appearance callback that presents something else each time.
        """)
  }
}

extension UIWindow {
  var topmostController: UIViewController? {
    rootViewController.map { sequence(first: $0, next: \.presentedViewController).reduce($0) { $1 } }
  }
}
