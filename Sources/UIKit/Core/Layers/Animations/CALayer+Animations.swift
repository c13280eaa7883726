import SessionFoundation

/// An animation that was added to a layer.
@MainActor final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  let start: TimeInterval
  var ending: ScheduledWork?
  /// Whether the animation ended and its delegate was notified. A filling animation still affects the values on screen.
  var isOver = false

  init(_ animation: CAAnimation, key: String?, start: TimeInterval) {
    (self.animation, self.key, self.start) = (animation, key, start)
  }
}

extension CALayer {
  func addAnimation(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAdded { $0.key == key } }
    let session = session, copy = anim.copied(), transaction = session.layerFrame.currentTransaction
    if copy.timing.duration == 0 { copy.timing.duration = transaction?.duration ?? Transaction.usualDuration }
    if copy.timing.beginTime > 0 { copy.timing.beginTime = max(copy.timing.beginTime - session.now, 0) }
    let added = LayerAnimation(copy, key: key, start: session.now)
    animations.append(added)
    for name in copy.unshown(on: self) { session.report(.notShown(name)) }
    anim.delegate?.animationDidStart(copy)
    scheduleEnd(of: added, in: session)
  }

  private func scheduleEnd(of added: LayerAnimation, in session: Session) {
    let timing = added.animation.timing, speed = Double(timing.speed)
    let length = speed > 0 ? timing.beginTime + (timing.activeDuration - timing.timeOffset) / speed : .infinity
    session.noteMotion(until: session.now + length)
    guard length.isFinite else { return }
    session.layerFrame.currentTransaction?.note(end: session.now + max(length, 0))
    added.ending = session.schedule(after: max(length, 0)) { [weak self, weak added] in
      if let added { self?.end(added) }
    }
  }

  private func end(_ added: LayerAnimation) {
    added.isOver = true
    if added.animation.isRemovedOnCompletion { animations.removeAll { $0 === added } }
    added.animation.delegate?.animationDidStop(added.animation, finished: true)
  }

  func removeAdded(where isToGo: (LayerAnimation) -> Bool) {
    let gone = animations.filter(isToGo)
    animations.removeAll(where: isToGo)
    for added in gone where !added.isOver {
      added.ending?.cancel()
      added.animation.delegate?.animationDidStop(added.animation, finished: false)
    }
  }

  /// Returns the values on screen: applies the added animations, oldest first.
  func animated(_ look: LayerLook) -> LayerLook {
    guard !animations.isEmpty else { return look }
    var shown = look
    let now = session.now - session.layerDelay
    for added in animations { added.animation.apply(to: &shown, of: self, after: now - added.start) }
    shown.opacity = min(max(shown.opacity, 0), 1)
    return shown
  }
}

extension Diagnostic {
  fileprivate static func notShown(_ name: String) -> Diagnostic {
    Diagnostic(
      rule: "animation-not-shown", severity: .note,
      message: "Only the end of this animation is shown, not its progress: \(name).")
  }
}
