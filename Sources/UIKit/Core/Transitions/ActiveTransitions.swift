import DisplayLists
import SessionFoundation

/// A view, or what is left of it, on its way. Its model is at the end already.
struct Motion {
  /// Who leaves may be gone before its picture is.
  weak var view: UIView?
  /// Nil for a view that comes.
  var picture: OutgoingSnapshot?
  var start: TransitionState
  let end: TransitionState
  let timing: AnimationTiming
  let since: ProgramTime
  /// A finger holds it at its start.
  var isHeld = false

  func look(at now: ProgramTime) -> TransitionState {
    isHeld ? start : start.going(timing.progress(after: (now - since).seconds), to: end)
  }

  func isOver(at now: ProgramTime) -> Bool { isHeld ? view == nil : (now - since).seconds >= timing.length }
}

/// The transitions between screens that are on their way. They are shown only: nothing is laid out by them, and nobody is
/// told of them.
@MainActor struct ActiveTransitions {
  private var motions: [Motion] = []
  var turn: RotationAnimation?

  nonisolated init() {}

  /// Of what is seen inside of windows.
  var isEmpty: Bool { motions.isEmpty }

  func isMoving(at now: ProgramTime) -> Bool {
    turn?.progress(at: now) != nil || motions.contains { !$0.isHeld && !$0.isOver(at: now) }
  }

  mutating func forgetEnded(at now: ProgramTime) {
    if !motions.isEmpty { motions.removeAll { $0.isOver(at: now) } }
    if turn?.progress(at: now) == nil { turn = nil }
  }

  /// What is on its way already goes on from where it is seen, unless a finger holds it.
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

  /// The view is in its place.
  mutating func forget(_ view: UIView) { motions.removeAll { $0.view === view } }

  /// Nil for a view that is in its place.
  func look(of view: UIView, at now: ProgramTime) -> TransitionState? {
    motions.last { $0.view === view && $0.picture == nil && !$0.isOver(at: now) }?.look(at: now)
  }

  /// Of what a finger holds in place of a view, or in front of it.
  func pictureLook(of view: UIView, at now: ProgramTime) -> TransitionState? {
    motions.last { $0.view === view && $0.picture != nil && $0.isHeld }?.look(at: now)
  }

  /// Who left last is the frontmost below the views, and the rearmost above them.
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
  /// What a program shows as it begins is there at once: a picture of a program that has just begun is of what it comes
  /// to.
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

  /// Shows a view as a finger has it.
  ///
  /// - Parameter picture: of a view that is not there.
  func hold(_ view: UIView, _ look: TransitionState, _ picture: OutgoingSnapshot? = nil) {
    motions.add(
      Motion(
        view: view, picture: picture, start: look, end: look, timing: screenTiming, since: clock.now, isHeld: true))
  }

  /// How whole screens move.
  ///
  /// > Basis: recalled: a spring of half a second from iOS 7 on, 0.35 s that slow down at both ends before.
  var screenTiming: AnimationTiming {
    guard behaves(.screensSlideOverEachOther) else { return AnimationTiming(duration: 0.35) }
    return AnimationTiming(duration: 0.5, curve: .spring(SpringCurve(mass: 3, stiffness: 1000, damping: 500)))
  }
}
