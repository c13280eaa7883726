#if canImport(UIKit)
  import OpenCombine
  import StandInNotes
  import UIKit

  extension NSObject {
    /// Publishes a property of an object: its value at the time of the subscription, if the options contain `initial`.
    /// Later values arrive only if `observe(_:options:changeHandler:)` of UIKit reports them; without Objective-C,
    /// properties do not announce their changes.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
      public typealias Output = Value
      public typealias Failure = Never
      public let object: Subject
      public let keyPath: KeyPath<Subject, Value>
      public let options: NSKeyValueObservingOptions

      public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
        (self.object, self.keyPath, self.options) = (object, keyPath, options)
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        StandInNote.report(
          "publisher(for:) with \(type(of: keyPath))", "it sends the current value, but later changes are not observed")
        subscriber.receive(subscription: ValueSubscription(subscriber, self))
      }
    }
  }

  extension NSObject.KeyValueObservingPublisher: Equatable {
    public static func == (first: Self, second: Self) -> Bool {
      first.object === second.object && first.keyPath == second.keyPath && first.options == second.options
    }
  }

  extension NSObjectProtocol where Self: NSObject {
    /// Returns a publisher of a property; see `NSObject.KeyValueObservingPublisher` for its limits.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
      NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
  }

  /// Keeps the last value until the subscriber asks for it.
  private final class ValueSubscription<Object: NSObject, Value>: Subscription {
    private let lock = NSRecursiveLock()
    private var send: ((Value) -> Subscribers.Demand)?
    private var observation: NSKeyValueObservation?
    private var waiting: Value?
    private var demand = Subscribers.Demand.none

    init<S: Subscriber>(_ subscriber: S, _ publisher: NSObject.KeyValueObservingPublisher<Object, Value>)
    where S.Input == Value, S.Failure == Never {
      send = { subscriber.receive($0) }
      let keyPath = publisher.keyPath
      observation = publisher.object.observe(keyPath, options: publisher.options) { [weak self] object, _ in
        self?.receive(object[keyPath: keyPath])
      }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { self.demand += demand }
      deliver()
    }

    func cancel() {
      lock.withLock {
        observation?.invalidate()
        (send, observation, waiting) = (nil, nil, nil)
      }
    }

    private func receive(_ value: Value) {
      lock.withLock { waiting = value }
      deliver()
    }

    private func deliver() {
      lock.withLock {
        guard let send, let value = waiting, demand > .none else { return }
        waiting = nil
        demand -= 1
        demand += send(value)
      }
    }
  }
#endif
