/// The animation blocks that run, and those whose changes are on their way.
@MainActor struct AnimationState {
  var areEnabled = true
  /// The blocks that client code is in, innermost last.
  var open: [AnimationContext] = []
  var running: [ObjectIdentifier: AnimationGroup] = [:]

  /// Gestures will drive what begins, the innermost last.
  var collectors: [ScrubbedAnimations] = []

  /// Those that were added to a run loop, which keeps them.
  var links: [CADisplayLink] = []

  nonisolated init() {}

  /// Where changes are recorded; nil where they jump.
  var recording: AnimationContext? {
    guard let innermost = open.last, areEnabled, innermost.records else { return nil }
    return innermost
  }

  /// The duration of the innermost block; nil outside.
  var inherited: AnimationTiming? { open.last?.group.timing }
}

/// A block that client code is in.
struct AnimationContext {
  let group: AnimationGroup
  /// Of a keyframe.
  var share: KeyframeShare?
  var records = true
}
