/// Values that were made before and may be asked for again.
///
/// There are two generations. What is used goes to the younger one; when that is full it becomes the older one, and what
/// has not been used since the last such change is forgotten.
struct TwoGenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  /// Of a generation.
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
