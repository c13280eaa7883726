/// A cache of computed values.
///
/// It has two generations. Used values move to the younger one. When that is full, it becomes the older one, and the
/// previous older one is dropped.
struct TwoGenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// The capacity of one generation.
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      self[key] = value
      return value
    }
    set {
      if young.count >= capacity { (young, old) = ([:], young) }
      young[key] = newValue
    }
  }
}
