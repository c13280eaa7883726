/// A binary heap of integers: the smallest comes out first.
///
/// `rank` and `item` are packed into one integer, so equal ranks come out in item order, whatever was pushed before.
struct MinHeap: ~Copyable {
  private var keys = Pool<Int>()

  mutating func push(rank: Int32, item: Int32) {
    keys.append(Int(rank) << 32 | Int(item))
    var child = keys.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if keys[child] >= keys[parent] { return }
      exchange(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Int32? {
    guard let last = keys.popLast() else { return nil }
    if keys.isEmpty { return Self.item(last) }
    let first = keys[0]
    keys[0] = last
    sink()
    return Self.item(first)
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < keys.count else { return }
      if child + 1 < keys.count, keys[child + 1] < keys[child] { child += 1 }
      guard keys[child] < keys[parent] else { return }
      exchange(child, parent)
      parent = child
    }
  }

  private mutating func exchange(_ left: Int, _ right: Int) {
    let key = keys[left]
    keys[left] = keys[right]
    keys[right] = key
  }

  private static func item(_ key: Int) -> Int32 { Int32(truncatingIfNeeded: key & 0xFFFF_FFFF) }
}
