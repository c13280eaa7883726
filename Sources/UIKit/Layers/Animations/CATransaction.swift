import SessionFoundation

/// Changes of layers that belong together. What is set is shown at once: durations and curves are for the animations that
/// are added.
@preconcurrency @MainActor open class CATransaction: NSObject {
  open class func begin() { Session.current.transactions.append(Transaction(in: Session.current)) }

  /// The completion block runs when the animations that were added are over, else in the next turn.
  open class func commit() {
    let session = Session.current
    guard let transaction = session.transactions.popLast() else { return }
    session.transactions.last?.note(end: transaction.end)
    guard let completion = transaction.completion else { return }
    session.schedule(after: max(transaction.end - session.now, 0), completion)
  }

  open class func flush() {}
  open class func lock() {}
  open class func unlock() {}

  open class func disableActions() -> Bool { Session.current.transactions.last?.disablesActions ?? false }

  open class func setDisableActions(_ flag: Bool) { Session.current.transactions.last?.disablesActions = flag }

  /// In seconds.
  open class func animationDuration() -> CFTimeInterval { Session.current.transactions.last?.duration ?? 0.25 }

  /// - Parameter dur: in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { Session.current.transactions.last?.duration = dur }

  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Session.current.transactions.last?.timingFunction
  }

  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Session.current.transactions.last?.timingFunction = function
  }

  open class func completionBlock() -> (() -> Void)? { Session.current.transactions.last?.completion }

  /// Outside of a transaction the block runs in the next turn.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let session = Session.current, work = block.map { CompletionBox(run: $0).work }
    if let transaction = session.transactions.last {
      transaction.completion = work
    } else if let work {
      session.schedule(after: 0, work)
    }
  }
}

/// A block of the main thread, which is where it is called.
private struct CompletionBox: @unchecked Sendable {
  let run: () -> Void

  var work: ScheduledWork.Body { { run() } }
}

/// A transaction that is open.
@MainActor final class Transaction {
  /// In seconds.
  var duration: TimeInterval
  var disablesActions = false
  var timingFunction: CAMediaTimingFunction?
  var completion: ScheduledWork.Body?
  /// When the last animation that was added ends.
  private(set) var end: TimeInterval = 0

  /// Begins as the one around it is.
  init(in session: Session) {
    let outer = session.transactions.last
    duration = outer?.duration ?? 0.25
    (disablesActions, timingFunction) = (outer?.disablesActions ?? false, outer?.timingFunction)
  }

  func note(end: TimeInterval) { self.end = max(self.end, end) }
}
