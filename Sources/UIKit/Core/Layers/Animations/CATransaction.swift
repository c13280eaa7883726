import SessionFoundation

/// Changes of layers that belong together. Durations and curves are for the animations that are added, and for those that
/// layers begin by themselves when a property changes.
///
/// Outside of `begin()` and `commit()`, settings count until the end of the turn.
@preconcurrency @MainActor open class CATransaction: NSObject {
  open class func begin() {
    let session = Session.current
    session.layerFrame.transactions.append(Transaction(in: session))
  }

  /// The completion block runs when the animations that were added are over, else in the next turn.
  open class func commit() {
    let session = Session.current
    guard let transaction = session.layerFrame.transactions.popLast() else { return }
    session.layerFrame.currentTransaction?.note(end: transaction.end)
    session.finish(transaction)
  }

  /// Layers that came before count as shown, so that later changes of theirs are animated.
  open class func flush() {
    let session = Session.current
    if session.layerFrame.transactions.isEmpty { session.commitLayers() }
  }

  open class func lock() {}
  open class func unlock() {}

  open class func disableActions() -> Bool { current?.disablesActions ?? false }

  /// True: a property that changes asks for no action.
  open class func setDisableActions(_ flag: Bool) { Session.current.openTransaction.disablesActions = flag }

  /// In seconds.
  open class func animationDuration() -> CFTimeInterval { current?.duration ?? Transaction.usualDuration }

  /// - Parameter dur: in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { Session.current.openTransaction.duration = dur }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { current?.timingFunction }

  /// Of the animations that layers begin by themselves, in place of the default curve.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Session.current.openTransaction.timingFunction = function
  }

  open class func completionBlock() -> (() -> Void)? { current?.completion }

  /// The block runs when the animations that are added from now on are over, else in the next turn.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Session.current.openTransaction.completion = block.map { CompletionBox(run: $0).work }
  }

  /// The settings above by their names, such as ``kCATransactionDisableActions``, and values of the program's own.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: current?.values[key]
    }
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(RunAttributes.number(anObject).map(Double.init) ?? 0)
    case kCATransactionDisableActions:
      setDisableActions(anObject as? Bool ?? (RunAttributes.number(anObject).map { $0 != 0 } ?? false))
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: Session.current.openTransaction.values[key] = anObject
    }
  }

  private class var current: Transaction? { Session.current.layerFrame.currentTransaction }
}

public var kCATransactionAnimationDuration: String { "animationDuration" }
public var kCATransactionDisableActions: String { "disableActions" }
public var kCATransactionAnimationTimingFunction: String { "animationTimingFunction" }
public var kCATransactionCompletionBlock: String { "completionBlock" }

/// A block of the main thread, which is where it is called.
private struct CompletionBox: @unchecked Sendable {
  let run: () -> Void

  var work: ScheduledWork.Body { { run() } }
}

/// A transaction that is open.
@MainActor final class Transaction {
  /// In seconds.
  ///
  /// > Source: the reference of `CATransaction`, `animationDuration()`.
  static let usualDuration = 0.25

  /// In seconds.
  var duration: TimeInterval
  var disablesActions = false
  var timingFunction: CAMediaTimingFunction?
  var completion: ScheduledWork.Body?
  var values: [String: Any] = [:]
  /// When the last animation that was added ends.
  private(set) var end: TimeInterval = 0

  /// Begins as the one around it is.
  init(in session: Session) {
    let outer = session.layerFrame.currentTransaction
    duration = outer?.duration ?? Self.usualDuration
    (disablesActions, timingFunction) = (outer?.disablesActions ?? false, outer?.timingFunction)
  }

  func note(end: TimeInterval) { self.end = max(self.end, end) }
}
