import Foundation

// Key-value coding for the classes whose keys are those of a dictionary.
extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  public func value(forKeyPath keyPath: String) -> Any? { keyedValue(dictionaryRepresentation(), keyPath) }
}

extension NSDictionary {
  /// Returns the value at the end of a path of keys through dictionaries.
  public func value(forKeyPath keyPath: String) -> Any? { keyedValue(self, keyPath) }
}

extension NSMutableDictionary {
  /// Sets a value, or removes it if it is nil.
  public func setValue(_ value: Any?, forKey key: String) { self[key] = value }
}

extension NSArray {
  /// Returns the value of each element; null for elements without one.
  public func value(forKey key: String) -> Any? { map { keyedValue($0, key) ?? NSNull() } }

  public func value(forKeyPath keyPath: String) -> Any? { map { keyedValue($0, keyPath) ?? NSNull() } }
}

private func keyedValue(_ object: Any, _ keyPath: String) -> Any? {
  keyPath.split(separator: ".").reduce(object as Any?) { value, key in
    if let dictionary = value as? [String: Any] { return dictionary[String(key)] }
    return (value as? NSDictionary)?.object(forKey: String(key))
  }
}
