import SessionFoundation

extension NotificationCenter {
  /// Sends `aSelector` to the observer with each matching notification: at once when it is posted on the main thread, else
  /// in the program's time. The observer is not kept, and hears nothing once it is gone.
  ///
  /// - Parameters:
  ///   - observer: its class lists the method in ``ObjCExposed``.
  ///   - aSelector: as Objective-C has it: `changed`, or `changed:` with the notification.
  ///   - aName: nil for every notification.
  ///   - anObject: compared by identity; nil for every sender.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let session = Session.current
    nonisolated(unsafe) let observer = observer as AnyObject
    onCallingThread { session.checkListing(of: aSelector, by: observer) }
    addObserver(observer, name: aName, object: anObject as AnyObject?) { observer, notification in
      nonisolated(unsafe) let (observer, notification) = (observer, notification)
      onCallingThread { _ = Message(aSelector, from: notification).send(to: observer) }
    }
  }
}
