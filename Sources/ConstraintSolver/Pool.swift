/// A flat, growing array of plain values: the engine's only container.
///
/// An `Array` would check every index and, in every mutating method, whether its storage is shared. Measured, that
/// doubles the time of a pivot. A pool checks indices in debug builds only.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// Creates a pool, which allocates nothing while it is empty and `capacity` is 0.
  init(capacity: Int = 0) {
    self.capacity = capacity
    base = capacity > 0 ? .allocate(capacity: capacity) : Self.nowhere
  }

  deinit { if capacity > 0 { base.deallocate() } }

  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }

  func copy() -> Pool {
    var other = Pool(capacity: count)
    other.base.update(from: base, count: count)
    other.count = count
    return other
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify { yield &self[Int(index)] }
  }

  /// Returns the address of an element, valid until the pool grows. Use it to access a few members of a large element.
  @inline(__always) func at(_ index: Int32) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count)
    return base + Int(index)
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count &+ 1) }
    base[count] = element
    count &+= 1
  }

  @inline(__always) mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count &-= 1
    return base[count]
  }

  /// Appends `extra` uninitialized elements, and returns the index of the first.
  @inline(__always) mutating func extend(by extra: Int) -> Int {
    let start = count
    if start &+ extra > capacity { grow(to: start &+ extra) }
    count = start &+ extra
    return start
  }

  mutating func extend(by extra: Int, repeating element: Element) {
    let start = extend(by: extra)
    (base + start).update(repeating: element, count: extra)
  }

  /// Grows to at least `size` elements.
  mutating func fill(to size: Int, with element: Element) {
    if size > count { extend(by: size - count, repeating: element) }
  }

  @inline(__always) mutating func shrink(to size: Int) { count = size }

  mutating func removeAll() { count = 0 }

  /// Makes room for `size` elements in total.
  mutating func reserve(_ size: Int) {
    if size > capacity { move(to: size) }
  }

  /// Makes generous room, to avoid another move; unused pages are never touched.
  @inline(never) private mutating func grow(to needed: Int) { move(to: max(needed, 4 * capacity, 32)) }

  private mutating func move(to size: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: size)
    larger.update(from: base, count: count)
    if capacity > 0 { base.deallocate() }
    base = larger
    capacity = size
  }
}

extension Pool {
  /// Returns the elements from `first` to `end`.
  func buffer(_ first: Int, _ end: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base + first, count: end - first)
  }

  func sort(by isBefore: (Element, Element) -> Bool) {
    var all = buffer(0, count)
    all.sort(by: isBefore)
  }
}
