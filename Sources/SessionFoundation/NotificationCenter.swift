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
  /// A guess would wait for the main queue: the main actor of a command-line program runs on any thread, so that `.main`
  /// means at once, where the post happens. `obj` is compared by identity; being an object, not anything, it makes this
  /// method win over Foundation's.
  @preconcurrency @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?, object obj: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let host = Weak(CurrentProgram.host), queue = queue === OperationQueue.main ? nil : queue
    let foundation: Foundation.NotificationCenter = self
    return foundation.addObserver(forName: name, object: obj as Any?, queue: queue) { notification in
      CurrentProgram.$host.withValue(host.value) { block(notification) }
    }
  }
}

/// An observer does not keep its program: the program's centre keeps the observer.
private final class Weak: @unchecked Sendable {
  private(set) weak var value: (any ProgramHost)?

  init(_ value: (any ProgramHost)?) { self.value = value }
}
