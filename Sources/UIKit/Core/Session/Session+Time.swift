import SessionFoundation

// Advancing a session's time.
extension Session {
  /// The number of work items after which a program does not settle.
  private static let maximumWork = 100_000
  /// The maximum real time for a program's work on other queues, in seconds.
  private static let patience = 10.0

  /// Advances the session's time: runs work that is due, in order, with a frame after each item, and ends settled at
  /// the later time.
  ///
  /// Running work may call this method: the inner call runs the work first.
  ///
  /// - Parameter interval: The number of seconds; 0 runs work that is due now.
  package func advance(by interval: TimeInterval) { advance(to: clock.now + ProgramTime(seconds: interval)) }

  func advance(to end: ProgramTime) {
    clock.beginAdvance()
    commitWindows()
    work(through: end)
    commitWindows()
    clock.endAdvance()
    setAlarm()
  }

  private func work(through end: ProgramTime) {
    let deadline = Date() + Self.patience
    for _ in 0..<Self.maximumWork {
      waitForOtherQueues(until: deadline)
      guard let work = clock.takeNext(through: end) else { return clock.pass(to: end) }
      perform { work.run() }
      commitWindows()
    }
    if clock.hasWork(through: end) { report(.doesNotRest(after: Self.maximumWork)) } else { clock.pass(to: end) }
  }

  /// Waits for blocks on other queues, which run in real time and, like tasks, may enqueue work on the main queue.
  private func waitForOtherQueues(until deadline: Date) {
    runMainQueue()
    while backgroundWork.wait(timeout: .now() + .milliseconds(1)) == .timedOut {
      if Date() > deadline { return report(.backgroundGoesOn(for: Self.patience)) }
      runMainQueue()
    }
  }

  /// Runs work that Dispatch and tasks enqueued on the main queue. Does nothing inside a block of that queue.
  private func runMainQueue() { perform { _ = RunLoop.main.run(mode: .default, before: .distantPast) } }
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

  fileprivate static func backgroundGoesOn(for seconds: Double) -> Diagnostic {
    Diagnostic(
      rule: "background-does-not-end", severity: .warning,
      message: """
        A block on another queue still runs after \(Int(seconds)) seconds; the state so far is shown. Look for a block \
        that waits for the main queue, or for an event that never happens.
        """)
  }
}
