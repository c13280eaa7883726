import SystemProfiles

// Bars that a navigation controller hides and shows automatically, from iOS 8 on.
//
// > Source: `UINavigationController.h`, the comments on these properties.

/// The settings for hiding bars and the state they need.
@MainActor struct BarHiding {
  var whenKeyboardAppears = false
  var whenVerticallyCompact = false
  var onSwipe = false
  var onTap = false
  /// Whether the height was compact at the last update; nil until the controller has been laid out.
  var wasCompact: Bool?
  var keyboardObserver: (any NSObjectProtocol)?
}

/// A tap that no control handles. It toggles the bars, or shows bars that compact height or the keyboard has hidden.
final class BarHideTap: UITapGestureRecognizer {
  weak var stack: UINavigationController?

  override func mayReceive(_ touch: UITouch) -> Bool {
    guard let stack, stack.tapsChangeBars, let touched = touch.view else { return false }
    let line = [touched] + touched.ancestors
    return !line.contains { $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func willSend() { if state == .ended { stack?.barsWereTapped() } }
}

/// A drag that hides the bars when it goes up and shows them when it goes down. Content still scrolls.
final class BarHideSwipe: UIPanGestureRecognizer {
  weak var stack: UINavigationController?

  override func mayReceive(_ touch: UITouch) -> Bool { stack?.hidesBarsOnSwipe == true && super.mayReceive(touch) }

  override func isBegun(by way: CGPoint) -> Bool { super.isBegun(by: way) && abs(way.y) > abs(way.x) }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func willSend() {
    guard state == .began || state == .changed, let view else { return }
    let way = translation(in: view).y
    if abs(way) >= Self.slop { stack?.hideBars(way < 0) }
  }
}

extension UINavigationController {
  private var isCompact: Bool { environmentOfTraits.sizeClasses.vertical == .compact }

  /// Whether a tap shows or hides the bars. Bars hidden by compact height or the keyboard return on a tap.
  var tapsChangeBars: Bool {
    let revealable = hidesBarsWhenVerticallyCompact && isCompact || hidesBarsWhenKeyboardAppears
    return hidesBarsOnTap || revealable && isNavigationBarHidden
  }

  func barsWereTapped() { hideBars(!isNavigationBarHidden) }

  /// Hides or shows the bars. The toolbar is shown only if it has items.
  func hideBars(_ hides: Bool) {
    if isNavigationBarHidden != hides { setNavigationBarHidden(hides, animated: true) }
    let hasItems = topViewController?.toolbarItems?.isEmpty == false
    if hides ? !isToolbarHidden : hasItems && isToolbarHidden { setToolbarHidden(hides, animated: true) }
  }

  /// Updates the bars when the controller is laid out, because the height may have become compact or regular.
  func followHeight() {
    guard hidesBarsWhenVerticallyCompact else { return hiding.wasCompact = nil }
    let isCompact = isCompact
    guard hiding.wasCompact != isCompact else { return }
    let isNew = hiding.wasCompact == nil
    hiding.wasCompact = isCompact
    if isCompact || !isNew { isNavigationBarHidden = isCompact }
  }

  /// Hides the bars when the keyboard appears. They stay hidden after it is dismissed.
  func followKeyboard() {
    guard hidesBarsWhenKeyboardAppears else {
      hiding.keyboardObserver.map(session.notificationCenter.removeObserver)
      return hiding.keyboardObserver = nil
    }
    guard hiding.keyboardObserver == nil else { return }
    hiding.keyboardObserver = session.notificationCenter.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.loadedView?.window != nil else { return }
        self.hideBars(true)
      }
    }
  }

  // MARK: Animation

  /// Animates a bar and, with the same duration, the layout of the content that moves with it. During a transition, the
  /// bar moves with the transition.
  func changeBars(animated: Bool, _ bar: UIView, edge: CGFloat, hides: Bool, _ change: () -> Void) {
    slide(bar, edge: edge, hides: hides, animated: animated, change)
  }
}

extension UIViewController {
  /// - Parameters:
  ///   - edge: -1 to slide over the top edge, 1 over the bottom edge.
  ///   - change: changes the model.
  func slide(_ bar: UIView, edge: CGFloat, hides: Bool, animated: Bool, _ change: () -> Void) {
    guard animated, session.showsMotion, session.appearances.isAtRest, session.controllerTransitions.isEmpty,
      let view = loadedView, view.window != nil
    else { return change() }
    let timing = AnimationTiming(duration: UINavigationController.hideShowBarDuration)
    let outside = TransitionState.moved(y: edge * (bar.bounds.height + (edge < 0 ? bar.frame.minY : 0)))
    let picture = hides ? OutgoingSnapshot(of: bar, in: view, isInFront: true) : nil
    session.animate(timing) {
      change()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    if hides {
      session.go(bar, picture, to: outside, timing)
    } else if bar.window != nil {
      let way = TransitionState.moved(y: edge * (bar.bounds.height + (edge < 0 ? bar.frame.minY : 0)))
      session.come(bar, from: way, timing)
    }
  }
}
