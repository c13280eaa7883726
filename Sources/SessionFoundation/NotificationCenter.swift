import CoreTypes

/// Hands notifications to the observers of one program: what is posted in one, no other hears.
///
/// It takes the place of Foundation's, of which it is a kind: it can be passed on as one. Foundation's members cannot be
/// overridden, so only blocks registered by way of this type are sure to run in the program that registered them,
/// wherever the post comes from.
open class NotificationCenter: Foundation.NotificationCenter, @unchecked Sendable {
  /// Of code that runs in no program.
  package static let outside = NotificationCenter()

  public required init() { super.init() }

  /// The centre of the current program.
  open override class var `default`: NotificationCenter { CurrentProgram.host?.notificationCenter ?? outside }

  /// Calls `block` in the program that is current now, each time a matching notification is posted.
  ///
  /// A guess would have Foundation wait for the queue `.main`: in a command-line program nobody may run it. What is posted
  /// on the main queue arrives at once; what is posted elsewhere, in the program's time. `obj` is compared by identity;
  /// being an object, not anything, it makes this method win over Foundation's.
  @preconcurrency @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?, object obj: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let host = Weak(CurrentProgram.host), foundation: Foundation.NotificationCenter = self
    guard queue === OperationQueue.main else {
      return foundation.addObserver(forName: name, object: obj as Any?, queue: queue) { host.run(block, $0) }
    }
    return foundation.addObserver(forName: name, object: obj as Any?, queue: nil) { notification in
      if MainQueue.isCurrent { host.run(block, notification) } else { host.runLater(block, notification) }
    }
  }
}

/// An observer does not keep its program: the program's centre keeps the observer.
private final class Weak: Sendable {
  private weak let host: (any ProgramHost)?

  init(_ host: (any ProgramHost)?) { self.host = host }

  func run(_ block: @Sendable (Notification) -> Void, _ notification: Notification) {
    CurrentProgram.$host.withValue(host) { block(notification) }
  }

  func runLater(_ block: @escaping @Sendable (Notification) -> Void, _ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    let work = { @Sendable [self] in run(block, notification) }
    if let host { host.schedule(after: 0, work) } else { DispatchQueue.main.async(qos: .unspecified, execute: work) }
  }
}

/// The main queue moves from thread to thread in a program whose main function is asynchronous.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
