import CoreTypes
import Rendering
import UIKit

/// A running program with what belongs to its run: its clock, its painter, its inspector.
@MainActor final class LiveStage {
  /// In seconds: how often things that move are shown.
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

  /// - Parameter frameDidEnd: hears of every frame.
  func begin(_ frameDidEnd: @escaping () -> Void) {
    session.beginTally()
    session.frameDidEnd = frameDidEnd
  }

  func end() {
    pulse?.cancel()
    pulse = nil
    session.frameDidEnd = nil
    session.end()
  }

  /// The session's time is that of the wall from now on, however far it has come.
  func resetClock() { clock = LiveClock(session) }

  /// The surroundings that the user has chosen since the start.
  func take(over earlier: LiveStage) {
    painter.density = earlier.painter.density
    trace.go(on: earlier.trace)
    if earlier.clock.isStopped { clock.stop() }
    let chosen = earlier.session.environment
    if chosen != session.environment { session.change { $0 = chosen } }
  }

  /// Lets so many seconds pass, and from now on none by themselves: so that a run can be repeated.
  func pass(_ seconds: Double) {
    clock.stop()
    clock.pass(seconds)
  }

  /// While something moves, time passes in short steps; else the session wakes for what it has to do.
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
