import SessionFoundation

/// A group of layer changes. Its duration and timing function apply to added animations and to implicit ones.
///
/// Outside `begin()` and `commit()`, settings apply until the end of the run loop turn.
@preconcurrency @MainActor open class CATransaction: NSObject {
  open class func begin() {
    let session = Session.current
    session.layerFrame.transactions.append(Transaction(in: session))
  }

  /// Ends the transaction. The completion block runs when the added animations end, or in the next turn if there are
  /// none.
  open class func commit() {
    let session = Session.current
    guard let transaction = session.layerFrame.transactions.popLast() else { return }
    session.layerFrame.currentTransaction?.note(end: transaction.end)
    session.finish(transaction)
  }

  /// Treats layers added so far as shown, so that later changes to them are animated.
  open class func flush() {
    let session = Session.current
    if session.layerFrame.transactions.isEmpty { session.commitLayers() }
  }

  open class func lock() {}
  open class func unlock() {}

  open class func disableActions() -> Bool { current?.disablesActions ?? false }

  /// Sets whether property changes run no actions.
  open class func setDisableActions(_ flag: Bool) { Session.current.openTransaction.disablesActions = flag }

  /// The default duration of animations, in seconds.
  open class func animationDuration() -> CFTimeInterval { current?.duration ?? Transaction.usualDuration }

  /// - Parameter dur: The duration, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { Session.current.openTransaction.duration = dur }

  open class func animationTimingFunction() -> CAMediaTimingFunction? { current?.timingFunction }

  /// Sets the timing function of implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Session.current.openTransaction.timingFunction = function
  }

  open class func completionBlock() -> (() -> Void)? { current?.completion }

  /// Sets a block that runs when the animations added from now on end, or in the next turn if there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    Session.current.openTransaction.completion = block.map { CompletionBox(run: $0).work }
  }

  /// Returns a setting by its key, such as ``kCATransactionDisableActions``, or a value of the program's own.
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

/// A completion block, which is made and called on the main thread.
private struct CompletionBox: @unchecked Sendable {
  let run: () -> Void

  var work: ScheduledWork.Body { { run() } }
}

/// An open transaction.
@MainActor final class Transaction {
  /// The default duration of animations, in seconds.
  ///
  /// > Source: the reference of `CATransaction`, `animationDuration()`.
  static let usualDuration = 0.25

  /// The duration of animations, in seconds.
  var duration: TimeInterval
  var disablesActions = false
  var timingFunction: CAMediaTimingFunction?
  var completion: ScheduledWork.Body?
  var values: [String: Any] = [:]
  /// The time when the last added animation ends.
  private(set) var end: TimeInterval = 0

  /// Creates a transaction with the settings of the enclosing one.
  init(in session: Session) {
    let outer = session.layerFrame.currentTransaction
    duration = outer?.duration ?? Self.usualDuration
    (disablesActions, timingFunction) = (outer?.disablesActions ?? false, outer?.timingFunction)
  }

  func note(end: TimeInterval) { self.end = max(self.end, end) }
}
