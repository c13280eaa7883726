import Synchronization

/// The policy for storing an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Stores objects weakly, so that they become nil once they are deallocated, and values strongly.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Stores a copy of objects that conform to `NSCopying`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, replacing a previous one.
///
/// Responders, gesture recognizers, layers, bar items and layout guides release their values when they are deallocated.
/// Values of other objects are released some time later: in one of the next calls of these functions, or in one of the
/// next frames of a session. Reading never returns values of a deallocated object that had the same address.
///
/// - Parameters:
///   - object: The object. A struct is boxed, so its value is discarded immediately.
///   - key: An address that identifies the association, such as that of a stored static property.
///   - value: The value, or nil to remove the association.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.set(value.map { AssociatedValue($0, policy) }, UInt(bitPattern: key), of: object as AnyObject)
}

/// Returns the value associated with an object under a key, or nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.get(UInt(bitPattern: key), of: object as AnyObject)?.content
}

public func objc_removeAssociatedObjects(_ object: Any) { AssociatedValues.removeAll(of: object as AnyObject) }

/// A value, stored according to its policy.
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

/// An object of UIKit that stores its associated values itself, so that they are released with it.
protocol AssociationOwner: AnyObject {
  /// The values. Access requires the lock of `AssociatedValues`.
  nonisolated var associations: Associations? { get set }
}

/// The values of one object, by the address of the key. It stays with its object when all of them are removed.
class Associations {
  var values: [UInt: AssociatedValue] = [:]
}

/// The associated values of the process. Objects do not belong to a session, and neither do the values of objects that
/// cannot store them.
///
/// Removed values are released after unlocking, and so are objects that were inspected and may have lost their last
/// owner since: their deinitializers may call these functions.
enum AssociatedValues {
  fileprivate struct Entry {
    weak var owner: AnyObject?
    let associations: Associations
  }

  fileprivate struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries above which those without owners are removed.
    var limit = 64
    /// The keys that ``removeSomeOrphans()`` has not inspected yet in this round.
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

  /// Releases values of deallocated objects. Inspects up to 64 objects, different ones in each call.
  static func removeSomeOrphans() {
    let left = table.withLock { UncheckedBox($0.removeSomeOrphans()) }
    withExtendedLifetime(left) {}
  }
}

extension AssociatedValues.Table {
  /// - Parameter left: Receives the values of a deallocated object at the same address.
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

  /// Removes orphans if there are many entries, so that the amortized cost of calls is constant.
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

  /// - Returns: The removed entries and also the live objects, because a reference to one may be the last.
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
