import SessionFoundation

// What time it is in a program, and what waits for its time.
extension Session {
  /// Seconds since the session began.
  nonisolated package var now: TimeInterval { clock.now.seconds }

  nonisolated package var currentTime: ProgramTime { clock.now }

  /// What a date picker and a calendar show first: the machine's date when the session began, and the session's time.
  nonisolated var date: Date { began + now }

  /// Has `body` run in this session when `delay` seconds have passed; where the main queue of the process runs and comes
  /// to that time first, it is then.
  @discardableResult
  nonisolated package func schedule(
    after delay: TimeInterval, _ body: @escaping ScheduledWork.Body
  ) -> ScheduledWork {
    defer { setAlarm() }
    return clock.schedule(after: delay, body)
  }
}

// MARK: - Real time

extension Session {
  /// One at a time, for the next work: a program that never runs the main queue would pile them up.
  nonisolated func setAlarm() {
    guard let alarm = clock.setAlarm() else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + alarm.delay, qos: .unspecified) { [weak self] in
      self?.alarmRang(at: alarm.time)
    }
  }

  private func alarmRang(at time: ProgramTime) { if clock.alarmRang(at: time) { advance(to: time) } }
}
