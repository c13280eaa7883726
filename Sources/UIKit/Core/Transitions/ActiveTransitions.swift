import DisplayLists
import SessionFoundation

/// An animated transition of a view or a snapshot of it. The view's model is already at its end.
struct Motion {
  /// The view. A view that leaves may be deallocated before its snapshot.
  weak var view: UIView?
  /// The snapshot of a view that leaves; nil for a view that appears.
  var picture: OutgoingSnapshot?
  var start: TransitionState
  let end: TransitionState
  let timing: AnimationTiming
  let since: ProgramTime
  /// Whether a drag holds the view at `start`.
  var isHeld = false

  func look(at now: ProgramTime) -> TransitionState {
    isHeld ? start : start.going(timing.progress(after: (now - since).seconds), to: end)
  }

  func isOver(at now: ProgramTime) -> Bool { isHeld ? view == nil : (now - since).seconds >= timing.length }
}

/// The running transitions between screens. They are only visual: they affect no layout and notify no code.
@MainActor struct ActiveTransitions {
  private var motions: [Motion] = []
  var turn: RotationAnimation?

  nonisolated init() {}

  /// Whether there are no transitions inside windows.
  var isEmpty: Bool { motions.isEmpty }

  func isMoving(at now: ProgramTime) -> Bool {
    turn?.progress(at: now) != nil || motions.contains { !$0.isHeld && !$0.isOver(at: now) }
  }

  mutating func forgetEnded(at now: ProgramTime) {
    if !motions.isEmpty { motions.removeAll { $0.isOver(at: now) } }
    if turn?.progress(at: now) == nil { turn = nil }
  }

  /// Adds a transition. A view with a running transition continues from where it appears, unless a drag holds it.
  mutating func add(_ motion: Motion) {
    var motion = motion
    let since = motion.since
    if let view = motion.view {
      if !motion.isHeld, let earlier = motions.last(where: { $0.view === view && !$0.isOver(at: since) }) {
        motion.start = earlier.look(at: since)
      }
      motions.removeAll { $0.view === view }
    }
    motions.removeAll { $0.isOver(at: since) }
    motions.append(motion)
  }

  /// Removes the transitions of a view, which is then shown in its place.
  mutating func forget(_ view: UIView) { motions.removeAll { $0.view === view } }

  /// Returns the state of a view, or nil if it has no transition.
  func look(of view: UIView, at now: ProgramTime) -> TransitionState? {
    motions.last { $0.view === view && $0.picture == nil && !$0.isOver(at: now) }?.look(at: now)
  }

  /// Returns the state of a snapshot that a drag holds in place of a view, or in front of it.
  func pictureLook(of view: UIView, at now: ProgramTime) -> TransitionState? {
    motions.last { $0.view === view && $0.picture != nil && $0.isHeld }?.look(at: now)
  }

  /// Records snapshots. The last one to leave is the frontmost below the views, and the rearmost above them.
  func show(in host: UIView, inFront: Bool, at now: ProgramTime, into recorder: inout DisplayListRecorder) {
    let leaving = motions.filter {
      $0.picture?.host === host && $0.picture?.isInFront == inFront && !$0.isOver(at: now)
    }
    for motion in inFront ? leaving.reversed() : leaving {
      motion.picture?.show(motion.look(at: now), into: &recorder)
    }
  }
}

extension Session {
  /// Whether transitions are shown. Changes that a program makes while it launches are not animated, so that a picture
  /// of a launched program shows the final state.
  var showsMotion: Bool { animations.areEnabled && now > 0 }

  func come(_ view: UIView, from start: TransitionState, _ timing: AnimationTiming) {
    motions.add(Motion(view: view, start: start, end: .inPlace, timing: timing, since: clock.now))
  }

  func go(
    _ view: UIView?, _ picture: OutgoingSnapshot?, from start: TransitionState = .inPlace, to end: TransitionState,
    _ timing: AnimationTiming
  ) {
    guard let picture else { return }
    motions.add(Motion(view: view, picture: picture, start: start, end: end, timing: timing, since: clock.now))
  }

  /// Shows a view in the state that a drag gives it.
  ///
  /// - Parameter picture: The snapshot of a view that is not in the tree.
  func hold(_ view: UIView, _ look: TransitionState, _ picture: OutgoingSnapshot? = nil) {
    motions.add(
      Motion(
        view: view, picture: picture, start: look, end: look, timing: screenTiming, since: clock.now, isHeld: true))
  }

  /// The timing of transitions between whole screens.
  ///
  /// > Basis: recalled: a spring of 0.5 s since iOS 7; before, 0.35 s with ease-in and ease-out.
  var screenTiming: AnimationTiming {
    guard behaves(.screensSlideOverEachOther) else { return AnimationTiming(duration: 0.35) }
    return AnimationTiming(duration: 0.5, curve: .spring(SpringCurve(mass: 3, stiffness: 1000, damping: 500)))
  }
}
