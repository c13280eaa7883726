import CoreTypes
import Synchronization

extension NotificationCenter {
  /// The notifications with this name from now on, as an asynchronous sequence. It ends with the task that reads it.
  ///
  /// - Parameter object: compared by identity; nil for every sender.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The sequence that ``notifications(named:object:)`` returns.
  public struct Notifications: AsyncSequence {
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Notifications that are posted before the first call of `next()` arrive, too.
    public func makeAsyncIterator() -> Iterator { Iterator(Registration(center, name, object)) }

    public struct Iterator: AsyncIteratorProtocol {
      private let registration: Registration
      private var stream: AsyncStream<Posted>.Iterator

      fileprivate init(_ registration: Registration) {
        (self.registration, stream) = (registration, registration.stream.makeAsyncIterator())
      }

      public mutating func next() async -> Notification? { await stream.next()?.notification }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await stream.next(isolation: actor)?.notification
      }
    }
  }
}

@available(*, unavailable) extension NotificationCenter.Notifications: Sendable {}
@available(*, unavailable) extension NotificationCenter.Notifications.Iterator: Sendable {}

/// A notification that goes to another task.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// An observer that lives as long as the iterator.
private final class Registration: Sendable {
  let stream: AsyncStream<Posted>
  private let remove: @Sendable () -> Void

  init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    let (stream, continuation) = AsyncStream<Posted>.makeStream()
    nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
      continuation.yield(Posted(notification: $0))
    }
    self.stream = stream
    remove = {
      let foundation: Foundation.NotificationCenter = center
      foundation.removeObserver(token as Any)
      continuation.finish()
    }
  }

  deinit { remove() }
}
