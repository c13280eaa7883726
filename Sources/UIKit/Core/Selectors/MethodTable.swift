import Synchronization

typealias MethodCall = @MainActor (_ object: AnyObject, _ arguments: MethodArguments) -> MethodOutcome

/// Sets a property, or returns its type if the value has another type.
typealias OutletSetter = @MainActor (_ object: AnyObject, _ value: Any?) -> Any.Type?

typealias SegueCall =
  @MainActor (_ source: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?

/// The arguments of a message: a sender and an event, or up to three other values.
struct MethodArguments {
  var first: Any?
  var second: Any?
  var third: Any?

  /// Calls `method` if the first value has its parameter's type.
  func pass<First, Result>(_ method: (First) -> Result) -> MethodOutcome {
    guard let first = first as? First else { return .takes(First.self, insteadOf: first) }
    return .returned(method(first))
  }

  func pass<First, Second, Result>(_ method: (First, Second) -> Result) -> MethodOutcome {
    guard let first = first as? First else { return .takes(First.self, insteadOf: first) }
    guard let second = second as? Second else { return .takes(Second.self, insteadOf: second) }
    return .returned(method(first, second))
  }

  /// Calls a callback. Its third parameter is the context pointer that the program supplied.
  func pass<First, Second, Third, Result>(_ method: (First, Second, Third) -> Result) -> MethodOutcome {
    guard let first = first as? First else { return .takes(First.self, insteadOf: first) }
    guard let second = second as? Second else { return .takes(Second.self, insteadOf: second) }
    guard let third = third as? Third ?? pointer() else { return .takes(Third.self, insteadOf: third) }
    return .returned(method(first, second, third))
  }

  /// Returns the context pointer, or a placeholder that the program does not read. Objective-C passes nil for a pointer
  /// that Swift declares as nonoptional.
  private func pointer<Pointer>() -> Pointer? {
    guard let given = third as? UnsafeMutableRawPointer ?? UnsafeMutableRawPointer(bitPattern: 1) else { return nil }
    return UnsafeRawPointer(given) as? Pointer ?? given as? Pointer
  }
}

enum MethodOutcome {
  case returned(Any?)
  case takes(Any.Type, insteadOf: Any?)
  /// The object does not belong to the class that declares the method.
  case belongs(to: Any.Type)
}

/// The members of a class that can be found by name: those that the class lists, and UIKit's own methods.
struct MethodTable {
  private(set) var methods: [String: MethodCall] = [:]
  private(set) var segueActions: [String: SegueCall] = [:]
  private(set) var outlets: [String: OutletSetter] = [:]
  private(set) var made: [String: (type: NSObject.Type, make: (@MainActor () -> NSObject)?)] = [:]

  @MainActor init(of objectClass: AnyClass) {
    let family = sequence(first: objectClass, next: { _getSuperclass($0) })
    for ancestor in family.reversed() { add(UIKitMethods.members(of: ancestor)) }
    if let exposed = objectClass as? any ObjCExposed.Type { add(exposed.objcMembers) }
  }

  /// Adds members. A later member replaces an earlier one with the same name.
  @MainActor private mutating func add(_ members: [ObjCMember]) {
    for member in members {
      switch member.content {
      case .method(let call): methods[member.name] = call
      case .segueAction(let create): segueActions[member.name] = create
      case .outlet(let set): outlets[member.name] = set
      case .made(let type, let make): made[member.name] = (type, make)
      }
    }
  }
}

/// The cached method tables of a session, by class.
final class MethodTables: Sendable {
  private let tables = Mutex<[ObjectIdentifier: MethodTable]>([:])

  @MainActor func table(of objectClass: AnyClass) -> MethodTable {
    let key = ObjectIdentifier(objectClass)
    if let known = tables.withLock({ $0[key] }) { return known }
    // Listing members runs the program's code, so the lock is not held.
    let table = MethodTable(of: objectClass)
    tables.withLock { $0[key] = table }
    return table
  }
}

extension MethodTable {
  @MainActor static func of(_ object: AnyObject) -> MethodTable { of(class: type(of: object)) }

  @MainActor static func of(class objectClass: AnyClass) -> MethodTable {
    Session.current.methodTables.table(of: objectClass)
  }
}
