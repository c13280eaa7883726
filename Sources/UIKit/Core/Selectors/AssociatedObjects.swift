import Synchronization

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Objects are not kept, and are nil once they are gone; values are kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps a copy of what conforms to `NSCopying`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, in place of the one that it has under the key.
///
/// Responders, gesture recognizers, layers, bar items and layout guides let go of their values when they are
/// deallocated. The values of other objects go with one of the next calls of these functions, or with one of the next frames
/// of a session, after the object is gone. Reading never finds the values of an object that had the same address before.
///
/// - Parameters:
///   - object: a value of a struct is in a box of its own, and is forgotten at once.
///   - key: compared by address, such as that of a stored static property.
///   - value: nil removes the association.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.set(value.map { AssociatedValue($0, policy) }, UInt(bitPattern: key), of: object as AnyObject)
}

/// The value that the object has under the key; nil without one.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.get(UInt(bitPattern: key), of: object as AnyObject)?.content
}

public func objc_removeAssociatedObjects(_ object: Any) { AssociatedValues.removeAll(of: object as AnyObject) }

/// A value as its policy keeps it.
enum AssociatedValue: @unchecked Sendable {
  case kept(Any)
  case unkept(WeakObject)

  struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      self = Swift.type(of: value) is AnyClass ? .unkept(WeakObject(object: value as AnyObject)) : .kept(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .kept(value)
    }
  }

  var content: Any? {
    switch self {
    case .kept(let value): value
    case .unkept(let reference): reference.object
    }
  }
}

/// An object of UIKit that has its associated values itself, so that they go with it.
protocol AssociationOwner: AnyObject {
  /// Read and written with the lock of `AssociatedValues` alone.
  nonisolated var associations: Associations? { get set }
}

/// The values of one object, by the address of the key. It stays with its object when all of them are removed.
class Associations {
  var values: [UInt: AssociatedValue] = [:]
}

/// Where associated values are. Objects belong to the process and not to a session, and so do the values of those that have
/// no place for them.
///
/// Values that leave are let go when the lock is open again, as are objects that were looked at and may have lost their last
/// owner meanwhile: deinitializers may come back here.
enum AssociatedValues {
  fileprivate struct Entry {
    weak var owner: AnyObject?
    let associations: Associations
  }

  fileprivate struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// With more entries than this, those without owners are removed.
    var limit = 64
    /// What ``removeSomeOrphans()`` has yet to look at before it begins again.
    var unseen: [ObjectIdentifier] = []
  }

  private static let table = Mutex(Table())

  static func set(_ value: AssociatedValue?, _ key: UInt, of object: AnyObject) {
    let left = table.withLock { table in
      var left: [Any] = table.collect()
      if let associations = table.associations(of: object, makes: value != nil, &left) {
        left.append(associations.values[key] as Any)
        associations.values[key] = value
      }
      return UncheckedBox(left)
    }
    withExtendedLifetime(left) {}
  }

  static func get(_ key: UInt, of object: AnyObject) -> AssociatedValue? {
    table.withLock { table in
      if let owner = object as? any AssociationOwner { return owner.associations?.values[key] }
      guard let entry = table.entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
      return entry.associations.values[key]
    }
  }

  static func removeAll(of object: AnyObject) {
    let left = table.withLock { table in
      if let owner = object as? any AssociationOwner {
        defer { owner.associations?.values = [:] }
        return UncheckedBox(owner.associations?.values)
      }
      return UncheckedBox(table.entries.removeValue(forKey: ObjectIdentifier(object))?.associations.values)
    }
    withExtendedLifetime(left) {}
  }

  /// Lets the values of objects go that are gone. Looks at 64 objects at the most, at others each time.
  static func removeSomeOrphans() {
    let left = table.withLock { UncheckedBox($0.removeSomeOrphans()) }
    withExtendedLifetime(left) {}
  }
}

extension AssociatedValues.Table {
  /// - Parameter left: gets what an object at the same address had that is gone.
  fileprivate mutating func associations(
    of object: AnyObject, makes: Bool, _ left: inout [Any]
  ) -> Associations? {
    if let owner = object as? any AssociationOwner {
      if owner.associations == nil, makes { owner.associations = Associations() }
      return owner.associations
    }
    let key = ObjectIdentifier(object)
    if let entry = entries[key] {
      if entry.owner === object { return entry.associations }
      left.append(entry)
      entries[key] = nil
    }
    guard makes else { return nil }
    let associations = Associations()
    entries[key] = AssociatedValues.Entry(owner: object, associations: associations)
    return associations
  }

  /// Now and then, so that each call costs the same in the long run.
  fileprivate mutating func collect() -> [Any] {
    guard entries.count > limit else { return [] }
    let left = removeOrphans(among: Array(entries.keys))
    limit = max(64, 2 * entries.count)
    return left
  }

  fileprivate mutating func removeSomeOrphans() -> [Any] {
    if unseen.isEmpty { unseen = Array(entries.keys) }
    let next = Array(unseen.suffix(64))
    unseen.removeLast(next.count)
    return removeOrphans(among: next)
  }

  /// - Returns: also the objects that are there: the reference to one may be the last.
  private mutating func removeOrphans(among keys: [ObjectIdentifier]) -> [Any] {
    var left: [Any] = []
    for key in keys {
      guard let entry = entries[key] else { continue }
      if let owner = entry.owner {
        left.append(owner)
      } else {
        left.append(entry)
        entries[key] = nil
      }
    }
    return left
  }
}
