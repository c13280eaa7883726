import DisplayLists
import SessionFoundation

/// The animation of a rotation: the old picture rotates, grows to the new size and fades into the new one, which does
/// the same.
///
/// > Basis: recalled.
struct RotationAnimation {
  /// The old picture, in the coordinates of the interface before the rotation.
  let picture: [DrawCommand]
  let size: CGSize
  /// The angle from the old to the new interface, in radians, clockwise.
  let angle: CGFloat
  let timing: AnimationTiming
  let since: ProgramTime

  /// Returns the progress of the rotation, or nil once it is over.
  func progress(at now: ProgramTime) -> CGFloat? {
    let elapsed = (now - since).seconds
    return elapsed < timing.length ? timing.progress(after: elapsed) : nil
  }

  /// - Parameters:
  ///   - newSize: The size of the interface after the rotation.
  ///   - body: Draws the new picture.
  func show(
    _ progress: CGFloat, to newSize: CGSize, into recorder: inout DisplayListRecorder,
    _ body: (inout DisplayListRecorder) -> Void
  ) {
    let screen = CGRect(origin: .zero, size: newSize)
    let place = CGRect(
      x: -(size.width + (newSize.width - size.width) * progress) / 2,
      y: -(size.height + (newSize.height - size.height) * progress) / 2,
      width: size.width + (newSize.width - size.width) * progress,
      height: size.height + (newSize.height - size.height) * progress)
    let turn = CGAffineTransform(rotationAngle: -angle * (1 - progress))
      .concatenating(CGAffineTransform(translationX: screen.midX, y: screen.midY))
    recorder.fill(screen, .black)
    recorder.saved {
      $0.concatenate(turn)
      $0.clip(place)
      $0.fitting(screen, in: place, body)
      $0.layer(opacity: 1 - progress) {
        $0.fitting(CGRect(origin: .zero, size: size), in: place) { $0.append(picture) }
      }
    }
  }
}

extension DisplayListRecorder {
  fileprivate mutating func fitting(
    _ rect: CGRect, in place: CGRect, _ body: (inout DisplayListRecorder) -> Void
  ) {
    saved {
      $0.concatenate(CGAffineTransform(mapping: rect, to: place))
      body(&$0)
    }
  }
}

extension Session {
  /// Returns the animation of a rotation, with the current picture of the screen, before the environment changes; nil
  /// if the rotation is not shown.
  func screenTurn(of transition: EnvironmentTransition) -> RotationAnimation? {
    guard showsMotion, transition.turns else { return nil }
    let turn = transition.coordinator.targetTransform
    return RotationAnimation(
      picture: RecordPass.picture(of: windowsInSight, in: self), size: environment.screenSize,
      angle: atan2(turn.b, turn.a), timing: AnimationTiming(duration: transition.coordinator.transitionDuration),
      since: clock.now)
  }
}
