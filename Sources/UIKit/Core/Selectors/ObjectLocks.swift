import Synchronization

public var OBJC_SYNC_SUCCESS: Int { 0 }
public var OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int { -1 }

/// Acquires an object's lock, waiting until no other thread holds it. The lock is recursive: a thread that holds it can
/// enter again, and must exit as many times as it entered.
///
/// - Parameter obj: An object or a class. A struct has no lock, so the call succeeds immediately.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  if let key = ObjectLocks.key(of: obj) { ObjectLocks.enter(key) }
  return Int32(OBJC_SYNC_SUCCESS)
}

/// - Returns: `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` if the thread does not hold the lock.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let key = ObjectLocks.key(of: obj) else { return Int32(OBJC_SYNC_SUCCESS) }
  return Int32(ObjectLocks.exit(key) ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}

/// The locks that threads hold or wait for. A lock is discarded when the last thread exits.
private enum ObjectLocks {
  /// A recursive lock.
  private final class Lock: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    /// The number of entries of threads that hold the lock or wait for it. Protected by the lock of the table.
    var users = 0
    /// The thread that holds the lock, or nil.
    private let owner = Mutex<(thread: pthread_t, depth: Int)?>(nil)

    func enter() {
      lock.lock()
      owner.withLock { $0 = (pthread_self(), ($0?.depth ?? 0) + 1) }
    }

    /// - Returns: False if this thread does not hold the lock.
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
