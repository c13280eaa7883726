import SessionFoundation

/// What a view draws by, on its way to its value: where a knob is, how far a bar has come.
@MainActor struct AnimatedScalar {
  private var way: (start: Double, timing: AnimationTiming, since: ProgramTime)?

  nonisolated init() {}

  /// The value is there at once.
  mutating func stop() { way = nil }

  /// Inside an animation block of the program it takes the time of that.
  ///
  /// > Basis: recalled, of sliders and progress bars that programs slow down so.
  ///
  /// - Parameters:
  ///   - start: what is seen now.
  ///   - duration: of one that no block is around, in seconds.
  mutating func begin(from start: Double, over duration: TimeInterval, in session: Session) {
    way = nil
    guard session.showsMotion else { return }
    let timing = session.animations.recording?.group.timing ?? AnimationTiming(duration: duration)
    way = (start, timing, session.clock.now)
    session.noteMotion(until: session.now + timing.delay + timing.length)
  }

  /// - Parameter value: at the end of the way.
  func shown(_ value: Double, in session: Session) -> Double {
    guard let way else { return value }
    let progress = way.timing.progress(after: (session.clock.now - way.since).seconds - way.timing.delay)
    return progress == 1 ? value : way.start + (value - way.start) * progress
  }
}
