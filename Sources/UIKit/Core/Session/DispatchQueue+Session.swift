import SessionFoundation

// Blocks belong to the session that dispatched them. Overload resolution prefers these methods to Dispatch's own,
// because they use no default arguments. The forms with a group, a quality of service or a work item are Dispatch's.
extension DispatchQueue {
  /// Runs a block in the session's time on the main queue, and in real time on other queues.
  @preconcurrency public func async(execute work: @escaping @Sendable () -> Void) {
    guard let session = CurrentProgram.host as? Session else { return async(qos: .unspecified, execute: work) }
    if isMain {
      session.schedule(after: 0) { work() }
    } else {
      session.runInBackground(on: self, work)
    }
  }

  /// Runs a block at a deadline in the session's time, on every queue.
  @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    guard let session = CurrentProgram.host as? Session else {
      return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    let delay = (Double(deadline.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)) / 1e9
    let queue = self
    session.schedule(after: delay.roundedToMilliseconds) { [weak session] in
      if queue.isMain { work() } else { session?.runInBackground(on: queue, work) }
    }
  }

  /// Whether this is the main queue. Each access to `main` returns another object for the same queue.
  private var isMain: Bool { label == DispatchQueue.main.label }
}

extension Session {
  fileprivate nonisolated func runInBackground(on queue: DispatchQueue, _ work: @escaping @Sendable () -> Void) {
    let group = backgroundWork
    group.enter()
    queue.async(qos: .unspecified) { [weak self] in
      CurrentProgram.$host.withValue(self) { work() }
      group.leave()
    }
  }
}

extension RunLoop {
  /// Starts the timer in the session's time, whatever the mode.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
