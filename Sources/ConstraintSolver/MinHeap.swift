/// A binary heap of integers: the smallest comes out first.
///
/// `rank` and `item` are packed into one integer so that equal ranks come out in item order, whatever the history.
struct MinHeap: Sendable {
  private var keys: [Int] = []

  mutating func push(rank: Int, item: Int) {
    keys.append(rank << 32 | item)
    var child = keys.count - 1
    while child > 0, keys[child] < keys[(child - 1) / 2] {
      keys.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (rank: Int, item: Int)? {
    guard let last = keys.popLast() else { return nil }
    guard let first = keys.first else { return Self.unpack(last) }
    keys[0] = last
    sink()
    return Self.unpack(first)
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < keys.count else { return }
      if child + 1 < keys.count, keys[child + 1] < keys[child] { child += 1 }
      guard keys[child] < keys[parent] else { return }
      keys.swapAt(child, parent)
      parent = child
    }
  }

  private static func unpack(_ key: Int) -> (rank: Int, item: Int) { (key >> 32, key & 0xFFFF_FFFF) }
}
