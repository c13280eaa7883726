/// The value of a runtime attribute, converted to the type of a property as in key-value coding.
struct RuntimeValue {
  /// A `Double` for numbers, or nil.
  let raw: Any?

  /// The value as an object, for a program's own `setValue(_:forKey:)`.
  var object: Any? { raw }

  /// The value in the types that a property of a program's class may have.
  var candidates: [Any?] {
    guard let number = raw as? Double else { return [raw] }
    return [number, CGFloat(number), Float(number), Int(clamping: number)]
  }

  /// Sets the property at a key path. Returns false if there is none, or none of a type that the value can be converted
  /// to.
  func assign<Root: AnyObject>(_ path: PartialKeyPath<Root>?, of object: Root) -> Bool {
    set(path, object, Bool.self) || set(path, object, Int.self) || set(path, object, CGFloat.self)
      || set(path, object, Float.self) || set(path, object, Double.self) || setText(path, object)
      || set(path, object, UIColor?.self) || set(path, object, UIImage?.self) || set(path, object, CGPoint.self)
      || set(path, object, CGSize.self) || set(path, object, CGRect.self)
  }

  private func setText<Root: AnyObject>(_ path: PartialKeyPath<Root>?, _ object: Root) -> Bool {
    set(path, object, String?.self) || set(path, object, String.self)
  }

  private func set<Root: AnyObject, Value>(_ path: PartialKeyPath<Root>?, _ object: Root, _ type: Value.Type) -> Bool {
    guard let path = path as? ReferenceWritableKeyPath<Root, Value>, let value = value(as: type) else { return false }
    object[keyPath: path] = value
    return true
  }

  /// Converts the value to a type. A string is converted to a number, because key-value coding calls `doubleValue` on
  /// it.
  ///
  /// - Returns: Nil if the value cannot be converted.
  func value<Value>(as type: Value.Type) -> Value? {
    if let number { return number as? Value ?? converted(number, to: type) }
    return raw as? Value ?? (raw as? String).flatMap { converted(($0 as NSString).doubleValue, to: type) }
  }

  /// The number. Numbers and Booleans are the same kind of object.
  private var number: Double? { raw as? Double ?? (raw as? Bool).map { $0 ? 1 : 0 } }

  private func converted<Value>(_ number: Double, to type: Value.Type) -> Value? {
    let all: [Any] = [Int(clamping: number), number, CGFloat(number), Float(number), number != 0]
    return all.lazy.compactMap { $0 as? Value }.first
  }
}

extension Int {
  fileprivate init(clamping number: Double) {
    self = number.isNaN ? 0 : Int(Swift.max(-1e15, Swift.min(1e15, number)))
  }
}
