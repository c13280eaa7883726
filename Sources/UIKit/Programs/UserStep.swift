import SystemProfiles

/// Something a person does with a running program.
package enum UserStep: Sendable, Equatable {
  /// What is touched, by the text it shows or by its accessibility identifier.
  case tap(String)
  case type(String)
  case rotate(UIInterfaceOrientation)
  /// How far the content moves, in points: down and to the right is positive.
  case scroll(x: CGFloat, y: CGFloat)
  /// The back button of a navigation bar.
  case back
  /// Seconds.
  case wait(TimeInterval)
}

/// Why a step could not be done.
package struct StepFailure: Error, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }
}

extension Session {
  /// After each step this much time passes, in seconds: enough for the system's own animations.
  private static let settlingTime = 1.0

  /// Does the step and lets the program come to rest.
  ///
  /// - Throws: `StepFailure` for a step that is not to be had on this screen; nothing has happened then.
  package func perform(_ step: UserStep) throws(StepFailure) {
    switch step {
    case .tap(let name): try tap(name)
    case .type(let text): try typeStep(text)
    case .rotate(let orientation): turn(to: orientation)
    case .scroll(let x, let y): try scroll(x: x, y: y)
    case .back: try goBack()
    case .wait(let time): advance(by: time)
    }
    advance(by: Self.settlingTime)
  }
}

extension Session {
  /// A device can be turned whatever the program makes of it.
  private func turn(to orientation: UIInterfaceOrientation) {
    if !rotate(to: orientation) {
      report(.otherOrientation(than: orientation, environment.orientation, decidedBy: orientationAuthority))
    }
  }
}

// MARK: - Touching

extension Session {
  private var targets: [TouchTarget] {
    windowsOnScreen.reversed().flatMap { window in window.allTouchTargets.filter { $0.isInside(window) } }
  }

  private func tap(_ name: String) throws(StepFailure) {
    commitWindows()
    let targets = targets
    let target =
      targets.first { $0.names.contains(name) }
      ?? targets.first { $0.names.contains { $0.lowercased() == name.lowercased() } }
    guard let target else { throw .nothing(named: name, among: targets) }
    try touch(target, name: name)
  }

  private func touch(_ target: TouchTarget, name: String) throws(StepFailure) {
    let point = target.view.convert(target.point, to: nil)
    let reached = windowsOnScreen.reversed().lazy.compactMap { $0.hitTest(point, with: nil) }.first
    guard let reached, reached.isDescendant(of: target.view) else {
      let inFront = reached.map { "\($0.className) is in front of it" } ?? "no view is at its place"
      throw StepFailure("\u{201C}\(name)\u{201D} cannot be touched: \(inFront).")
    }
    tap(at: point)
  }

  private func typeStep(_ text: String) throws(StepFailure) {
    do {
      try type(text)
    } catch {
      throw StepFailure(error.description)
    }
  }

  private func goBack() throws(StepFailure) {
    commitWindows()
    guard let target = targets.first(where: { $0.names.last == TouchTarget.back }) else {
      throw StepFailure("there is nothing to go back to: no navigation bar on the screen has a back button.")
    }
    try touch(target, name: TouchTarget.back)
  }

  /// The frontmost scroll view that can move that way, as far as it goes.
  private func scroll(x: CGFloat, y: CGFloat) throws(StepFailure) {
    commitWindows()
    let candidates = windows.reversed().flatMap(\.scrollViewsInside)
    guard !candidates.isEmpty else { throw StepFailure("there is nothing to scroll on this screen.") }
    for scrollView in candidates where scrollView.isScrollEnabled {
      let old = scrollView.contentOffset
      let new = scrollView.restingOffset(near: CGPoint(x: old.x + x, y: old.y + y))
      if new == old { continue }
      return perform { scrollView.contentOffset = new }
    }
    throw StepFailure("nothing on this screen scrolls any further that way.")
  }
}

extension UIView {
  fileprivate var scrollViewsInside: [UIScrollView] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    return subviews.reversed().flatMap(\.scrollViewsInside) + ((self as? UIScrollView).map { [$0] } ?? [])
  }
}

extension TouchTarget {
  fileprivate func isInside(_ window: UIWindow) -> Bool {
    !names.isEmpty && window.bounds.contains(view.convert(point, to: nil))
  }
}

extension StepFailure {
  @MainActor fileprivate static func nothing(named name: String, among targets: [TouchTarget]) -> StepFailure {
    let names = targets.compactMap(\.names.first).map { "\u{201C}\($0)\u{201D}" }
    let offer = names.isEmpty ? "Nothing on this screen can be tapped." : "There are \(names.joined(separator: ", "))."
    return StepFailure("there is no \u{201C}\(name)\u{201D} to tap. \(offer)")
  }
}
