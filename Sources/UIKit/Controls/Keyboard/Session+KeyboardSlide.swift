// The keyboard on its way: its panel is moved by an animation like the one that programs begin when they are told of it.
extension Session {
  /// What notifications say of it.
  var keyboardTiming: AnimationTiming {
    let numbers = metrics.keyboard, duration = numbers.animationDuration
    return AnimationTiming(
      duration: duration, curve: TimingCurve(number: numbers.animationCurve, duration: duration))
  }

  /// What goes along with the keyboard, whatever block the program is in.
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
  ///   - start: how far below its place it begins, in points.
  ///   - end: how far below its place it ends.
  func slideKeyboard(from start: CGFloat, to end: CGFloat) {
    guard let window = keyboard.window else { return }
    let panel = window.panel
    withoutAnimation { panel.lower(by: start) }
    animateWithKeyboard({ panel.lower(by: end) }) { [weak self, weak window] _ in
      guard let self, keyboard.setup == nil, keyboard.window === window else { return }
      // One that went while it was still coming is done with both ways when the later one is over.
      if panel.look.animations.isEmpty { keyboard.window = nil }
    }
  }

  /// Layout that holds on to the keyboard goes along with it.
  ///
  /// > Source: "Adjusting your layout with keyboard layout guide".
  func keyboardGuidesMove() {
    let views = keyboardGuideOwners
    guard showsMotion, !views.isEmpty else { return }
    animateWithKeyboard { views.forEach { $0.layoutIfNeeded() } }
  }
}
