// The end of animations, and the completion handlers it calls.
extension Session {
  /// Starts the animation. If nothing changes, it ends in the next turn.
  func start(_ group: AnimationGroup) {
    guard group.changes > 0 || group.lasts else { return endSoon(group) }
    animations.running[ObjectIdentifier(group)] = group
    scheduleEnd(of: group)
    animations.collectors.last?.add(group)
  }

  func isRunning(_ group: AnimationGroup) -> Bool { animations.running[ObjectIdentifier(group)] === group }

  /// - Parameter rest: the remaining time, in seconds.
  func scheduleEnd(of group: AnimationGroup, after rest: TimeInterval) {
    group.ending?.cancel()
    group.ending = schedule(after: rest) { [weak self] in self?.end(group) }
  }

  /// Schedules the end. An infinite animation has none, so that a session with one can become idle.
  func scheduleEnd(of group: AnimationGroup) {
    group.ending?.cancel()
    guard group.timing.length.isFinite else { return }
    group.ending = schedule(after: group.timing.delay + group.timing.length) { [weak self] in self?.end(group) }
  }

  /// Keeps an animation running whose owner determines its end.
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

  /// Ends an animation: its views show their model values, and its changes are released.
  @discardableResult
  func forget(_ group: AnimationGroup) -> ((Bool) -> Void)? {
    animations.running[ObjectIdentifier(group)] = nil
    for entry in group.views { entry.view?.look.animations.removeAll { $0.group === group } }
    return group.finish()
  }

  /// Removes a replaced or removed change from `group`. The block ends with its last change.
  func lost(_ group: AnimationGroup, interrupted: Bool) {
    group.drop(interrupted: interrupted)
    if interrupted, group.changes == 0, !group.lasts { endSoon(group) }
  }

  /// Removes all animations at the end of the program, without calling completion handlers.
  func forgetAnimations() {
    for group in animations.running.values { forget(group) }
    animations.links = []
  }
}
