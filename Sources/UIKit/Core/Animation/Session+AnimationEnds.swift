// When animations are over, and who is told.
extension Session {
  /// Its time begins. With nothing to show it is over in the next turn.
  func start(_ group: AnimationGroup) {
    guard group.changes > 0 || group.lasts else { return endSoon(group) }
    animations.running[ObjectIdentifier(group)] = group
    scheduleEnd(of: group)
    animations.collectors.last?.add(group)
  }

  func isRunning(_ group: AnimationGroup) -> Bool { animations.running[ObjectIdentifier(group)] === group }

  /// - Parameter rest: from now, in seconds.
  func scheduleEnd(of group: AnimationGroup, after rest: TimeInterval) {
    group.ending?.cancel()
    group.ending = schedule(after: rest) { [weak self] in self?.end(group) }
  }

  /// An animation that goes on for ever has no end, so a session with one comes to rest.
  func scheduleEnd(of group: AnimationGroup) {
    group.ending?.cancel()
    guard group.timing.length.isFinite else { return }
    group.ending = schedule(after: group.timing.delay + group.timing.length) { [weak self] in self?.end(group) }
  }

  /// For one whose owner says when it ends.
  func keepRunning(_ group: AnimationGroup) { animations.running[ObjectIdentifier(group)] = group }

  private func endSoon(_ group: AnimationGroup) {
    group.ending?.cancel()
    guard group.completion != nil else {
      forget(group)
      return
    }
    group.ending = schedule(after: 0) { [weak self] in self?.end(group) }
  }

  private func end(_ group: AnimationGroup) {
    let finished = !group.isInterrupted
    forget(group)?(finished)
  }

  /// Views show where they are. What the group held goes.
  @discardableResult
  func forget(_ group: AnimationGroup) -> ((Bool) -> Void)? {
    animations.running[ObjectIdentifier(group)] = nil
    for entry in group.views { entry.view?.look.animations.removeAll { $0.group === group } }
    return group.finish()
  }

  /// A change of `group` was replaced or removed; with the last one its block is over.
  func lost(_ group: AnimationGroup, interrupted: Bool) {
    group.drop(interrupted: interrupted)
    if interrupted, group.changes == 0, !group.lasts { endSoon(group) }
  }

  /// When the program is over: nobody is told.
  func forgetAnimations() {
    for group in animations.running.values { forget(group) }
    animations.links = []
  }
}
