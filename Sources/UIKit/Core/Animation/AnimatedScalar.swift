import SessionFoundation

/// A number that a view animates while drawing, such as the position of a knob or the length of a progress bar.
@MainActor struct AnimatedScalar {
  private var way: (start: Double, timing: AnimationTiming, since: ProgramTime)?

  nonisolated init() {}

  /// Stops the animation, so that the value is at its end immediately.
  mutating func stop() { way = nil }

  /// Starts an animation. Inside an animation block of the program it uses the block's timing.
  ///
  /// > Basis: recalled, of sliders and progress bars that programs slow down so.
  ///
  /// - Parameters:
  ///   - start: the value shown now.
  ///   - duration: used outside of animation blocks, in seconds.
  mutating func begin(from start: Double, over duration: TimeInterval, in session: Session) {
    way = nil
    guard session.showsMotion else { return }
    let timing = session.animations.recording?.group.timing ?? AnimationTiming(duration: duration)
    way = (start, timing, session.clock.now)
    session.noteMotion(until: session.now + timing.delay + timing.length)
  }

  /// - Parameter value: the value at the end.
  func shown(_ value: Double, in session: Session) -> Double {
    guard let way else { return value }
    let progress = way.timing.progress(after: (session.clock.now - way.since).seconds - way.timing.delay)
    return progress == 1 ? value : way.start + (value - way.start) * progress
  }
}
