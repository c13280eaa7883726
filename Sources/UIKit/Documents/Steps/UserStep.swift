import SystemProfiles

/// Something a person does with a running program.
package enum UserStep: Sendable, Equatable {
  /// What is touched, by the text it shows or by its accessibility identifier, `Name#2` for the second of a name; or
  /// `status bar`.
  case tap(String)
  /// A finger rests on what `tap` would touch: opens menus.
  case press(String)
  /// Two taps in a row.
  case doubleTap(String)
  /// A finger comes down on what `tap` would touch, and leaves while it still moves.
  case swipe(String, UISwipeGestureRecognizer.Direction)
  /// Two fingers around what `tap` would touch move until what they hold has so many times its size.
  case pinch(String, scale: CGFloat)
  /// The device.
  case shake
  case type(String)
  /// With the shift key or without.
  case key(EditingKey, extends: Bool)
  case rotate(UIInterfaceOrientation)
  /// How far the offset of the content moves, in points: positive goes on towards the content's end.
  case scroll(x: CGFloat, y: CGFloat)
  /// A finger comes down on what `tap` would touch, moves, and is lifted from rest: positive goes right and down.
  case drag(String, x: CGFloat, y: CGFloat)
  /// The back button of a navigation bar.
  case back
  /// The system is short of memory.
  case memoryWarning
  /// To the home screen, and back to the program.
  case background, foreground
  /// Another app opens a URL of the program's.
  case open(URL)
  /// Seconds. Behind another step it says when the program is looked at, so that an animation is seen on its way.
  case wait(TimeInterval)
}

extension UserStep {
  fileprivate var isWait: Bool { if case .wait = self { true } else { false } }
}

/// Why a step could not be done.
package struct StepFailure: Error, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }
}

extension Session {
  /// After each step this much time passes, in seconds: enough for the system's own animations.
  private static let settlingTime = 1.0

  /// Does the step and lets the program come to rest, unless `next` waits: then that says how much time passes.
  ///
  /// - Throws: `StepFailure` for a step that is not to be had on this screen; nothing has happened then.
  package func perform(_ step: UserStep, before next: UserStep? = nil) throws(StepFailure) {
    switch step {
    case .tap(let name): try tap(name)
    case .press(let name): try press(name)
    case .doubleTap(let name): doubleTap(at: try place(of: name))
    case .swipe(let name, let direction): swipe(at: try place(of: name), direction)
    case .pinch(let name, let scale): pinch(at: try place(of: name), scale: scale)
    case .shake: shake()
    case .type(let text): try typeStep(text)
    case .key(let key, let extends):
      guard press(key, extends: extends) else { throw StepFailure("no text is edited that has a caret.") }
    case .rotate(let orientation): turn(to: orientation)
    case .scroll(let x, let y): try scroll(x: x, y: y)
    case .drag(let name, let x, let y): try drag(name, CGPoint(x: x, y: y))
    case .back: try goBack()
    case .memoryWarning: warnOfMemory()
    case .background: enterBackground()
    case .foreground: becomeActive()
    case .open(let url): receive(url)
    case .wait(let time): advance(by: time)
    }
    if !step.isWait { settle(before: next) }
  }

  /// Lets a second pass, in which animations end, unless the next step says how much time passes.
  package func settle(before next: UserStep?) {
    if next?.isWait != true { advance(by: Self.settlingTime) }
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
  var targets: TouchTargets {
    TouchTargets(windowsOnScreen.reversed().flatMap(\.allTouchTargets)) { self.hit(at: $0.pointOnScreen)?.view }
  }

  private func tap(_ name: String) throws(StepFailure) {
    commitWindows()
    let targets = self.targets
    if name == TouchTarget.statusBar, !targets.has(name), environment.statusBarHeight > 0 {
      tapStatusBar()
    } else {
      tap(at: try targets.find(name).pointOnScreen)
    }
  }

  private func press(_ name: String) throws(StepFailure) { press(at: try place(of: name)) }

  /// On the screen.
  private func place(of name: String) throws(StepFailure) -> CGPoint {
    commitWindows()
    return try targets.find(name).pointOnScreen
  }

  /// The way is as the user sees it, however the window is turned.
  private func drag(_ name: String, _ way: CGPoint) throws(StepFailure) {
    commitWindows()
    let target = try targets.find(name)
    let end = CGPoint(x: target.point.x + way.x, y: target.point.y + way.y)
    drag(
      from: target.pointOnScreen, to: TouchTarget(names: [], view: target.view, point: end).pointOnScreen)
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
    let all = windowsOnScreen.reversed().flatMap(\.allTouchTargets)
    guard let target = all.first(where: { $0.names.last == TouchTarget.back && $0.isInSight }) else {
      throw StepFailure("there is nothing to go back to: no navigation bar on the screen has a back button.")
    }
    try targets.check(target, name: TouchTarget.back)
    tap(at: target.pointOnScreen)
  }

  /// The frontmost scroll view that a finger reaches and that can move that way, as far as it goes.
  private func scroll(x: CGFloat, y: CGFloat) throws(StepFailure) {
    commitWindows()
    let candidates = windows.reversed().flatMap(\.scrollViewsInside).filter(isReachable)
    guard !candidates.isEmpty else { throw StepFailure("there is nothing to scroll on this screen.") }
    for scrollView in candidates where scrollView.isScrollEnabled {
      let old = scrollView.contentOffset
      let new = scrollView.restingOffset(near: CGPoint(x: old.x + x, y: old.y + y))
      let way = CGPoint(x: x, y: y)
      if new == old, !scrollView.canBePulled(by: way), !scrollView.keepsDrag(way) { continue }
      return scrollView.drag(by: way)
    }
    throw StepFailure("nothing on this screen scrolls any further that way.")
  }

  /// A finger finds some place of it: the middle, or one nearer to the edges.
  private func isReachable(_ scrollView: UIScrollView) -> Bool {
    let shares = [0.5, 0.1, 0.9], bounds = scrollView.bounds
    return shares.contains { y in
      shares.contains { x in
        let point = CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height)
        let target = TouchTarget(names: [], view: scrollView, point: point)
        return hit(at: target.pointOnScreen)?.view.isDescendant(of: scrollView) ?? false
      }
    }
  }
}

extension UIView {
  fileprivate var scrollViewsInside: [UIScrollView] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    return subviews.reversed().flatMap(\.scrollViewsInside) + ((self as? UIScrollView).map { [$0] } ?? [])
  }
}
