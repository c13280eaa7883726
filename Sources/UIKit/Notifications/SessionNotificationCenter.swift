/// The notification centre of one session: what is posted here, no other session hears.
///
/// `NotificationCenter.default` answers the current session's. It is a centre of Foundation like any other, and can be
/// passed on as one; only blocks that are registered through `addObserver(forName:object:queue:using:)` of this very
/// type are sure to run in the session that registered them, wherever the post comes from.
public final class SessionNotificationCenter: NotificationCenter, @unchecked Sendable {
  public required init() { super.init() }

  /// Calls `block` in the session that is current now, each time a matching notification is posted.
  ///
  /// A guess would wait for the queue of the main thread: the main actor of a command-line program runs on any thread,
  /// so that `.main` here means at once, where the post happens. `object` is compared by identity.
  @preconcurrency @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?, object: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let session = Session.current, queue = queue === OperationQueue.main ? nil : queue
    return (self as NotificationCenter).addObserver(forName: name, object: object as Any?, queue: queue) {
      notification in
      SessionScope.$session.withValue(session) { block(notification) }
    }
  }
}

// Foundation declares its members where they cannot be overridden. A member of a more special type wins over its
// `default` in every file that imports UIKit, one that also imports Foundation included; a class of the same name would
// be ambiguous there.
extension NotificationCenter {
  /// The centre of the current session.
  public class var `default`: SessionNotificationCenter { Session.current.notificationCenter }
}
