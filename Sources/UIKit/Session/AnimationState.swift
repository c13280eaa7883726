/// What animation blocks leave behind. Model values change at once, so a frame knows no animation, only its end.
struct AnimationState {
  var areEnabled = true
  /// Completions of the blocks since the last commit, in order.
  fileprivate var completions: [(Bool) -> Void] = []
}

extension Session {
  func animate(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    changes()
    if let completion { animations.completions.append(completion) }
  }

  func withoutAnimation(_ changes: () -> Void) {
    let wereEnabled = animations.areEnabled
    animations.areEnabled = false
    changes()
    animations.areEnabled = wereEnabled
  }

  /// Completions of animations that a completion starts wait for the next frame.
  func finishAnimations() {
    let completions = animations.completions
    animations.completions = []
    for completion in completions { completion(true) }
  }
}
