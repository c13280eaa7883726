import SessionFoundation

// The program's clock and scheduled work.
extension Session {
  /// Seconds since the session began.
  nonisolated package var now: TimeInterval { clock.now.seconds }

  nonisolated package var currentTime: ProgramTime { clock.now }

  /// The date that date pickers and calendars show first: the machine's date at the session's start plus session time.
  nonisolated var date: Date { began + now }

  /// Runs `body` in this session once `delay` seconds have passed on the session's clock, or in real time if the
  /// process runs its main queue and reaches that time first.
  @discardableResult
  nonisolated package func schedule(
    after delay: TimeInterval, _ body: @escaping ScheduledWork.Body
  ) -> ScheduledWork {
    defer { setAlarm() }
    return clock.schedule(after: delay, body)
  }

  /// Performs work in the next turn of the main queue.
  nonisolated func afterTurn(_ body: @escaping @MainActor () -> Void) {
    let body = UncheckedBox(body)
    schedule(after: 0) { body.value() }
  }
}

// MARK: - Real time

extension Session {
  /// Sets a single alarm, for the next work. Several would pile up in a program that never runs the main queue.
  nonisolated func setAlarm() {
    guard let alarm = clock.setAlarm() else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + alarm.delay, qos: .unspecified) { [weak self] in
      self?.alarmRang(at: alarm.time)
    }
  }

  private func alarmRang(at time: ProgramTime) { if clock.alarmRang(at: time) { advance(to: time) } }
}
