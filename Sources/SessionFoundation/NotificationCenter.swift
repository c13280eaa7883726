import CoreTypes
import Synchronization

/// Delivers notifications to the observers of one program. Other programs do not receive them.
///
/// This class replaces Foundation's and inherits from it, so it can be passed as one. Foundation's members cannot be
/// overridden. So only blocks registered through this type are sure to run in the program that registered them,
/// wherever the notification is posted.
open class NotificationCenter: Foundation.NotificationCenter, @unchecked Sendable {
  /// The center for code outside every program.
  package static let outside = NotificationCenter()

  private let namedObservers = NamedObservers()

  public required init() { super.init() }

  /// The center of the current program.
  open override class var `default`: NotificationCenter { CurrentProgram.host?.notificationCenter ?? outside }

  /// Calls `block` in the current program each time a matching notification is posted.
  ///
  /// Foundation would wait for the queue `.main`, which a command-line program may never run. Here, notifications
  /// posted on the main queue arrive immediately; those posted elsewhere arrive in the program's time. `obj` is
  /// compared by identity. Its type, an object instead of `Any`, makes overload resolution prefer this method to
  /// Foundation's.
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

  // MARK: Observers with selectors

  /// Calls `send` with the observer, which is not retained, until it is deallocated or removed.
  package func addObserver(
    _ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?,
    _ send: @escaping @Sendable (AnyObject, Notification) -> Void
  ) {
    let entry = NamedObserver(observer, name, object)
    entry.token = addObserver(forName: name, object: object, queue: .main) { [weak entry] notification in
      if let observer = entry?.observer { send(observer, notification) }
    }
    namedObservers.add(entry).forEach(forget)
  }

  /// Removes everything that was registered for the observer. The object parameter, instead of `Any`, makes overload
  /// resolution prefer this method to Foundation's.
  public func removeObserver(_ observer: AnyObject) { remove(observer, nil, nil) }

  /// - Parameters:
  ///   - aName: The name; nil for every notification.
  ///   - anObject: The sender, compared by identity; nil for every sender.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    remove(observer, aName, anObject as AnyObject?)
  }

  /// An overload that is preferred to Foundation's if the sender is an object.
  public func removeObserver<Sender: AnyObject>(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Sender?
  ) {
    remove(observer, aName, anObject)
  }

  private func remove(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?) {
    namedObservers.remove { $0.matches(observer, name, object) }.forEach(forget)
    let foundation: Foundation.NotificationCenter = self
    foundation.removeObserver(observer as Any, name: name, object: object as Any?)
  }

  private func forget(_ entry: NamedObserver) {
    guard let token = entry.token else { return }
    let foundation: Foundation.NotificationCenter = self
    foundation.removeObserver(token as Any)
  }
}

/// The registration of one `addObserver` call with a selector.
private final class NamedObserver: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  private let name: NSNotification.Name?
  private let object: ObjectIdentifier?
  /// The token, written once before the entry is in the list.
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?) {
    (self.observer, self.name, self.object) = (observer, name, object.map(ObjectIdentifier.init))
  }

  func matches(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
    self.observer === observer && (name == nil || name == self.name)
      && (object == nil || object.map(ObjectIdentifier.init) == self.object)
  }
}

/// The entries of one center. Entries of deallocated observers are removed when the list has doubled.
private final class NamedObservers: Sendable {
  private struct State {
    var entries: [NamedObserver] = []
    var limit = 32
  }

  private let state = Mutex(State())

  /// - Returns: The entries of deallocated observers.
  func add(_ entry: NamedObserver) -> [NamedObserver] {
    state.withLock { $0.entries.append(entry) }
    guard state.withLock({ $0.entries.count > $0.limit }) else { return [] }
    let gone = remove { $0.observer == nil }
    state.withLock { $0.limit = max(32, 2 * $0.entries.count) }
    return gone
  }

  func remove(_ isMeant: (NamedObserver) -> Bool) -> [NamedObserver] {
    let removed = state.withLock(\.entries).filter(isMeant), gone = Set(removed.map(ObjectIdentifier.init))
    if !gone.isEmpty { state.withLock { $0.entries.removeAll { gone.contains(ObjectIdentifier($0)) } } }
    return removed
  }
}

/// A weak reference to a program, because the program's center retains the observer.
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
