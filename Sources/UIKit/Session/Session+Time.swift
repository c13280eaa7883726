import SessionFoundation

// The time of a program passes here.
extension Session {
  /// More work than this in one go is a program that never comes to rest.
  private static let maximumWork = 100_000
  /// In seconds of real time, for what the program does on other queues.
  private static let patience = 10.0

  /// Seconds since the session began.
  nonisolated package var now: TimeInterval { clock.now }

  /// Has `body` run in this session when `delay` seconds have passed; where the main queue of the process runs and comes
  /// to that time first, it is then.
  @discardableResult
  nonisolated package func schedule(
    after delay: TimeInterval, _ body: @escaping @MainActor @Sendable () -> Void
  ) -> ScheduledWork {
    let work = clock.schedule(after: delay, body)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay), qos: .unspecified) { [weak self] in
      if !work.isDone { self?.advance(to: work.time) }
    }
    return work
  }

  /// Lets time pass: does what is due, in order, with a frame after each piece, and ends at rest at the later time.
  ///
  /// - Parameter interval: in seconds; 0 does what is due now.
  package func advance(by interval: TimeInterval) { advance(to: now + interval) }

  private func advance(to end: TimeInterval) {
    commitWindows()
    for _ in 0..<Self.maximumWork {
      waitForBackgroundWork()
      guard let work = clock.takeNext(through: end) else { return clock.pass(to: end) }
      perform { work.run() }
      commitWindows()
    }
    report(.doesNotRest(after: Self.maximumWork))
  }

  /// Blocks on other queues run in real time, and may hand work back to the main queue.
  private func waitForBackgroundWork() {
    let deadline = Date() + Self.patience
    while backgroundWork.wait(timeout: .now()) == .timedOut, Date() < deadline {
      perform { _ = RunLoop.main.run(mode: .default, before: Date() + 0.001) }
    }
  }
}

extension Diagnostic {
  fileprivate static func doesNotRest(after count: Int) -> Diagnostic {
    Diagnostic(
      rule: "program-does-not-rest", severity: .warning,
      message: """
        The program had more to do after \(count) timers, dispatched blocks and animations; the state so far is shown. \
        Look for a timer with a very short interval, or a block that dispatches itself again.
        """)
  }
}
