// The slide of the keyboard. Its panel moves with an animation like those that programs start after the notification.
extension Session {
  /// The timing that notifications contain.
  var keyboardTiming: AnimationTiming {
    let numbers = metrics.keyboard, duration = numbers.animationDuration
    return AnimationTiming(
      duration: duration, curve: TimingCurve(number: numbers.animationCurve, duration: duration))
  }

  /// Animates changes along with the keyboard, regardless of the program's animation block.
  func animateWithKeyboard(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    guard showsMotion else {
      withoutAnimation(changes)
      completion?(true)
      return
    }
    animate(
      keyboardTiming,
      options: [
        .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration, .overrideInheritedCurve,
        .overrideInheritedOptions,
      ], changes, completion: completion)
  }

  /// - Parameters:
  ///   - start: the distance below its final position at the start, in points.
  ///   - end: the distance below its final position at the end.
  func slideKeyboard(from start: CGFloat, to end: CGFloat) {
    guard let window = keyboard.window else { return }
    let panel = window.panel
    withoutAnimation { panel.lower(by: start) }
    animateWithKeyboard({ panel.lower(by: end) }) { [weak self, weak window] _ in
      guard let self, keyboard.setup == nil, keyboard.window === window else { return }
      // A keyboard dismissed while still sliding in is removed when the later animation ends.
      if panel.look.animations.isEmpty { keyboard.window = nil }
    }
  }

  /// Animates layouts that depend on the keyboard layout guide along with the keyboard.
  ///
  /// > Source: "Adjusting your layout with keyboard layout guide".
  func keyboardGuidesMove() {
    let views = keyboardGuideOwners
    guard showsMotion, !views.isEmpty else { return }
    animateWithKeyboard { views.forEach { $0.layoutIfNeeded() } }
  }
}
