/// A cache with a capacity in bytes (or in another unit of cost).
///
/// It has two generations. Entries that are used move to the younger one. When that reaches half of the capacity, it
/// becomes the older one, and entries not used since the last such change are dropped.
struct GenerationCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
  }

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngCost = 0
  private var oldCost = 0
  let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// The total cost, never more than the capacity.
  var cost: Int { youngCost + oldCost }

  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    oldCost -= entry.cost
    insert(entry, for: key)
    return entry.value
  }

  /// Inserts a value, unless it would take more than half of the capacity.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    insert(Entry(value: value, cost: cost), for: key)
  }

  private mutating func insert(_ entry: Entry, for key: Key) {
    guard entry.cost <= capacity / 2 else { return }
    if youngCost + entry.cost > capacity / 2 {
      (old, oldCost) = (young, youngCost)
      (young, youngCost) = ([:], 0)
    }
    if let replaced = young.updateValue(entry, forKey: key) { youngCost -= replaced.cost }
    youngCost += entry.cost
  }
}
