import CoreTypes
import Rendering
import UIKit

/// A running program with the objects of its run: its clock, its painter, its inspector.
@MainActor final class LiveStage {
  /// The interval of animation frames in seconds.
  private static let beat = 1.0 / 60

  let session: Session
  private(set) var clock: LiveClock
  let painter: LivePainter
  let inspector: LiveInspector
  let trace: TraceKeeper
  private var pulse: (any DispatchSourceTimer)?

  init(_ session: Session, _ renderer: CairoRenderer) {
    self.session = session
    (clock, painter, inspector) = (LiveClock(session), LivePainter(session, renderer), LiveInspector(session))
    trace = TraceKeeper(inspector)
  }

  /// - Parameter frameDidEnd: Called after every frame.
  func begin(_ frameDidEnd: @escaping () -> Void) {
    session.beginTally()
    session.frameDidEnd = frameDidEnd
  }

  func end() {
    pulse?.cancel()
    pulse = nil
    session.frameDidEnd = nil
    session.terminate()
  }

  /// Synchronizes the session's current time with real time.
  func resetClock() { clock = LiveClock(session) }

  /// Takes over the environment that the user has chosen since the start.
  func take(over earlier: LiveStage) {
    painter.density = earlier.painter.density
    trace.go(on: earlier.trace)
    if earlier.clock.isStopped { clock.stop() }
    let chosen = earlier.session.environment
    if chosen != session.environment { session.change { $0 = chosen } }
  }

  /// Advances time by some seconds, and then stops it, so that a run can be repeated.
  func pass(_ seconds: Double) {
    clock.stop()
    clock.pass(seconds)
  }

  /// Advances time in short steps while something moves; otherwise wakes the session for its next work.
  func keepBeat(_ pass: @escaping @MainActor @Sendable () -> Void) {
    let needsBeat = session.isMoving && !clock.isStopped
    if needsBeat == (pulse != nil) { return }
    guard needsBeat else {
      pulse?.cancel()
      pulse = nil
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + Self.beat, repeating: Self.beat)
    timer.setEventHandler { [weak self] in
      self?.clock.catchUp()
      pass()
    }
    timer.resume()
    pulse = timer
  }
}
