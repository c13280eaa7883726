/// The values that an observer receives. With `initial`, it receives the first one; changes are not announced without
/// Objective-C.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is called once immediately.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A key of the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change that an observer receives.
public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  /// The value, with the option `new`.
  public let newValue: Value?
  /// The value before the change; nil for the first call.
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// A token for an observer.
open class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// Ends the observation.
  open func invalidate() {}
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls the handler once with the option `initial`. Later changes are not reported: the properties of this platform do
  /// not announce them.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}

extension NSObject {
  /// Has no effect: properties do not announce changes.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
}
