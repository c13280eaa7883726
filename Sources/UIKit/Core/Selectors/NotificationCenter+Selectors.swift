import SessionFoundation

extension NotificationCenter {
  /// Sends `aSelector` to the observer for each matching notification: immediately if it is posted on the main thread,
  /// or else in the session's time. The observer is not retained. Once it is deallocated, it receives no more
  /// notifications.
  ///
  /// - Parameters:
  ///   - observer: An object whose class lists the method in ``ObjCExposed``.
  ///   - aSelector: The selector as in Objective-C: `changed`, or `changed:` with the notification.
  ///   - aName: A name, or nil for all notifications.
  ///   - anObject: A sender, compared by identity, or nil for all senders.
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
