/// What animation blocks leave behind. Model values change at once, so a frame knows no animation, only its end.
struct AnimationState {
  var areEnabled = true
}

extension Session {
  /// - Parameter length: of the animation and of the delay before it, in seconds; 0 while animations are off.
  func animate(over length: TimeInterval, _ changes: () -> Void, completion: ((Bool) -> Void)?) {
    changes()
    guard let completion else { return }
    schedule(after: animations.areEnabled ? length : 0) { completion(true) }
  }

  func withoutAnimation(_ changes: () -> Void) {
    let wereEnabled = animations.areEnabled
    animations.areEnabled = false
    changes()
    animations.areEnabled = wereEnabled
  }
}
