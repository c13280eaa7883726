/// The open animation blocks and the running animations.
@MainActor struct AnimationState {
  var areEnabled = true
  /// The animation blocks that the program is currently inside, innermost last.
  var open: [AnimationContext] = []
  var running: [ObjectIdentifier: AnimationGroup] = [:]

  /// The collectors of animations that a gesture will drive, innermost last.
  var collectors: [ScrubbedAnimations] = []

  /// The display links added to a run loop, which retains them.
  var links: [CADisplayLink] = []

  nonisolated init() {}

  /// The block that records changes; nil if changes apply without animation.
  var recording: AnimationContext? {
    guard let innermost = open.last, areEnabled, innermost.records else { return nil }
    return innermost
  }

  /// The timing of the innermost block; nil outside of blocks.
  var inherited: AnimationTiming? { open.last?.group.timing }
}

/// An animation block that the program is currently inside.
struct AnimationContext {
  let group: AnimationGroup
  /// Set inside a keyframe.
  var share: KeyframeShare?
  var records = true
}
