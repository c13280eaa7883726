import SystemProfiles

/// A user action in a running program.
package enum UserStep: Sendable, Equatable {
  /// Taps an element, given by its text or its accessibility identifier, or the status bar. `Name#2` is the second
  /// element of a name; `status bar` is the status bar.
  case tap(String)
  /// Touches the element and holds, which opens menus.
  case press(String)
  /// Taps the element twice.
  case doubleTap(String)
  /// Swipes on the element.
  case swipe(String, UISwipeGestureRecognizer.Direction)
  /// Pinches on the element until its content is scaled by a factor.
  case pinch(String, scale: CGFloat)
  /// Shakes the device.
  case shake
  case type(String)
  /// Presses a key, with or without Shift.
  case key(EditingKey, extends: Bool)
  case rotate(UIInterfaceOrientation)
  /// Scrolls by a change of the content offset, in points. Positive values scroll toward the end of the content.
  case scroll(x: CGFloat, y: CGFloat)
  /// Drags from the element and stops before lifting. Positive values go right and down.
  case drag(String, x: CGFloat, y: CGFloat)
  /// Taps the back button of a navigation bar.
  case back
  /// Sends a memory warning.
  case memoryWarning
  /// Switches to the home screen, and back to the program.
  case background, foreground
  /// Opens one of the program's URLs from another app.
  case open(URL)
  /// Waits for a number of seconds. After another step, it replaces the default wait, so that you can see an animation
  /// in progress.
  case wait(TimeInterval)
}

extension UserStep {
  fileprivate var isWait: Bool { if case .wait = self { true } else { false } }
}

/// The reason why a step failed.
package struct StepFailure: Error, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }
}

extension Session {
  /// The time that passes after each step, in seconds, which is enough for the system's animations.
  private static let settlingTime = 1.0

  /// Performs a step and lets the program settle, unless `next` is a wait, which then determines the time.
  ///
  /// - Throws: `StepFailure` if the step is not available on this screen. The program is then unchanged.
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
      guard press(key, extends: extends) else {
        throw StepFailure(
          "no text field or text view with a caret is being edited; tap one first.")
      }
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

  /// Lets one second pass, in which animations end, unless the next step is a wait.
  package func settle(before next: UserStep?) {
    if next?.isWait != true { advance(by: Self.settlingTime) }
  }
}

extension Session {
  /// Rotates the device, and reports if the program doesn't support the orientation.
  private func turn(to orientation: UIInterfaceOrientation) {
    if !rotate(to: orientation) {
      report(.otherOrientation(than: orientation, environment.orientation, decidedBy: orientationAuthority))
    }
  }
}

// MARK: - Touches

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

  /// The element's location on the screen.
  private func place(of name: String) throws(StepFailure) -> CGPoint {
    commitWindows()
    return try targets.find(name).pointOnScreen
  }

  /// Drags in the interface's coordinates, whatever the orientation of the window.
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

  /// Scrolls the frontmost reachable scroll view that can move in the direction, at most to its end.
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

  /// Whether a touch can hit the scroll view: at its center or nearer to its edges.
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
