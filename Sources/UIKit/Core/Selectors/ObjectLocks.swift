import Synchronization

public var OBJC_SYNC_SUCCESS: Int { 0 }
public var OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int { -1 }

/// Waits until no other thread holds the object's lock, and holds it. The thread that holds it may enter again, and leaves
/// as often as it has entered.
///
/// - Parameter obj: an object or a class; a value of a struct has no lock, and is let through.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  if let key = ObjectLocks.key(of: obj) { ObjectLocks.enter(key) }
  return Int32(OBJC_SYNC_SUCCESS)
}

/// - Returns: `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` where the thread does not hold the lock.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let key = ObjectLocks.key(of: obj) else { return Int32(OBJC_SYNC_SUCCESS) }
  return Int32(ObjectLocks.exit(key) ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}

/// The locks that threads hold or wait for. A lock is forgotten when the last of them leaves.
private enum ObjectLocks {
  /// A recursive lock.
  private final class Lock: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    /// How many threads hold the lock or wait for it, once for each entry. Changed with the lock of the table.
    var users = 0
    /// Nil while no thread holds it.
    private let owner = Mutex<(thread: pthread_t, depth: Int)?>(nil)

    func enter() {
      lock.lock()
      owner.withLock { $0 = (pthread_self(), ($0?.depth ?? 0) + 1) }
    }

    /// - Returns: false where another thread holds it, or none.
    func exit() -> Bool {
      let isOwn = owner.withLock { owner in
        guard let known = owner, pthread_equal(known.thread, pthread_self()) != 0 else { return false }
        owner = known.depth == 1 ? nil : (known.thread, known.depth - 1)
        return true
      }
      if isOwn { lock.unlock() }
      return isOwn
    }
  }

  private static let table = Mutex<[ObjectIdentifier: Lock]>([:])

  static func key(of object: Any) -> ObjectIdentifier? {
    if let type = object as? AnyClass { return ObjectIdentifier(type) }
    return Swift.type(of: object) is AnyClass ? ObjectIdentifier(object as AnyObject) : nil
  }

  static func enter(_ key: ObjectIdentifier) {
    let lock = table.withLock { table in
      let lock = table[key] ?? Lock()
      table[key] = lock
      lock.users += 1
      return lock
    }
    lock.enter()
  }

  static func exit(_ key: ObjectIdentifier) -> Bool {
    guard let lock = table.withLock({ $0[key] }), lock.exit() else { return false }
    table.withLock { table in
      lock.users -= 1
      if lock.users == 0 { table[key] = nil }
    }
    return true
  }
}
