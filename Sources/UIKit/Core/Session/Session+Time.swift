import SessionFoundation

// The time of a program passes here.
extension Session {
  /// More work than this in one go is a program that never comes to rest.
  private static let maximumWork = 100_000
  /// In seconds of real time, for what the program does on other queues in one go.
  private static let patience = 10.0

  /// Lets time pass: does what is due, in order, with a frame after each piece, and ends at rest at the later time.
  ///
  /// What is under way may call it: the inner call does the work first.
  ///
  /// - Parameter interval: in seconds; 0 does what is due now.
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

  /// Blocks on other queues run in real time, and may hand work back to the main queue; so may tasks.
  private func waitForOtherQueues(until deadline: Date) {
    runMainQueue()
    while backgroundWork.wait(timeout: .now() + .milliseconds(1)) == .timedOut {
      if Date() > deadline { return report(.backgroundGoesOn(for: Self.patience)) }
      runMainQueue()
    }
  }

  /// What Dispatch and tasks left there. Inside a block of the main queue that queue does not move.
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
        that waits for the main queue, or for something that never comes.
        """)
  }
}
