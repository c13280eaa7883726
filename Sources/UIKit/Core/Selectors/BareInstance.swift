/// Creates an instance of a program's class without calling any of the program's initializers, for appearance proxies.
///
/// Apple's proxies are not instances of the class, so even a class whose `init(coder:)` ends the process has one. Swift
/// requires an object of the static type. The nearest UIKit class creates an ordinary object, the original. The
/// instance has copies of its values, room for the program's properties, and a ``BareClass``, whose UIKit methods are
/// the original's. It retains the original, which its parts may refer to.
@MainActor enum BareInstance {
  /// Creates an instance and reports the properties that have no value.
  ///
  /// - Parameter owners: The classes of the enclosing instances, if the new one is part of another one.
  /// - Returns: Nil if the class is UIKit's own, cannot be created this way, or is one of the owners.
  static func make(of type: AnyClass, inside owners: [AnyClass] = []) -> NSObject? {
    guard !owners.contains(where: { $0 == type }), let bare = BareClass.of(type), let original = decoded(bare.base),
      original is any AssociationOwner
    else { return nil }
    // A standard library object with a reference count and the requested number of bytes.
    let memory = Unmanaged<AnyObject>.passRetained(
      ManagedBuffer<Void, UInt8>.create(minimumCapacity: bare.size) { _ in }
    ).toOpaque()
    memset(memory + BareClass.header, 0, bare.size - BareClass.header)
    withExtendedLifetime(original) {
      let source = Unmanaged.passUnretained(original).toOpaque()
      for field in bare.inherited { field.copy(from: source, to: memory) }
    }
    memory.storeBytes(of: bare.metadata, as: UnsafeRawPointer.self)
    let empty = bare.own.filter { !$0.fill(memory, inside: owners + [type]) }
    if !empty.isEmpty { Session.current.report(.noProxyValues(of: type, empty.map(\.name))) }
    let instance = Unmanaged<NSObject>.fromOpaque(memory).takeRetainedValue()
    (instance as? any AssociationOwner)?.associations = Remains(of: original, fields: bare.own, in: memory)
    return instance
  }

  /// Creates a view, an item or a layer with `init(coder:)`, which all UIKit classes have. Some raise an exception in
  /// `init(frame:)`.
  static func decoded(_ type: AnyClass) -> NSObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: AppearanceCoder())
    case let type as UIBarItem.Type: type.init(coder: AppearanceCoder())
    case let type as CALayer.Type: type.init(coder: AppearanceCoder())
    default: nil
    }
  }
}

/// A coder without values.
private final class AppearanceCoder: NSCoder {}

/// The associated values of an instance. They release the original and the values of the program's properties together
/// with the instance.
private final class Remains: Associations {
  private let original: NSObject
  private let fields: [StoredField]
  private let memory: UnsafeMutableRawPointer

  init(of original: NSObject, fields: [StoredField], in memory: UnsafeMutableRawPointer) {
    (self.original, self.fields, self.memory) = (original, fields, memory)
  }

  /// Runs while the instance is being deallocated, when its memory is still valid.
  deinit { for field in fields { field.destroy(in: memory) } }
}

extension Diagnostic {
  fileprivate static func noProxyValues(of type: AnyClass, _ properties: [String]) -> Diagnostic {
    let names = properties.enumerated().filter { !properties[..<$0.offset].contains($0.element) }.map(\.element)
    return Diagnostic(
      rule: "appearance-proxy", severity: .note,
      message: "In the appearance proxy of \(ClassName.plain(type)), these properties have no value: "
        + "\(names.joined(separator: ", ")). "
        + "Code that reads them on the proxy, such as a property observer, may crash the program.")
  }
}

/// A class created at run time as a subclass of a program's class.
///
/// It has the methods of the nearest UIKit class instead of the program's overrides, and the same deallocation. Methods
/// that the program's classes add are theirs.
@MainActor private struct BareClass {
  let metadata: UnsafeRawPointer
  /// The nearest UIKit class.
  let base: AnyClass
  /// The size of an instance, in bytes.
  let size: Int
  /// The properties of the base that are copied. The others are weak and start out as nil.
  let inherited: [StoredField]
  /// The program's properties, with structs and tuples divided into their parts.
  let own: [StoredField]

  /// The size of the class pointer and the reference count before an object's properties, in bytes.
  static let header = 16

  /// The created classes, one per class in the process. They are never freed, because the runtime caches data about
  /// them.
  private final class Made {
    var classes: [ObjectIdentifier: BareClass?] = [:]
  }
  private static let made = Made()

  static func of(_ type: AnyClass) -> BareClass? {
    if let known = made.classes[ObjectIdentifier(type)] { return known }
    let new = BareClass(type)
    made.classes[ObjectIdentifier(type)] = .some(new)
    return new
  }

  private init?(_ type: AnyClass) {
    let family = sequence(first: type, next: { _getSuperclass($0) })
    guard !ClassName.isUIKits(type), let base = family.first(where: { ClassName.isUIKits($0) }),
      let layout = ClassMetadata(type), let basic = ClassMetadata(base), layout.isExtension(of: basic)
    else { return nil }
    let fields = StoredField.all(of: base)
    guard fields.allSatisfy({ $0.isStrong ? !$0.isUnknown : $0.type is any ExpressibleByNilLiteral.Type }) else {
      return nil
    }
    self.base = base
    (size, inherited) = (layout.instanceSize, fields.filter(\.isStrong))
    own = StoredField.all(of: type, below: base).flatMap(\.parts)
    metadata = layout.copy(withMembersOf: basic)
  }
}

/// The runtime's metadata of a class.
///
/// > Source: documented: "Class Metadata" of Swift's `TypeMetadata.rst`, without the fields for Objective-C.
private struct ClassMetadata {
  private let address: UnsafeRawPointer
  private var superclass: UnsafeRawPointer? { (address + 8).load(as: UnsafeRawPointer?.self) }
  private var instanceAddressPoint: UInt32 { (address + 20).load(as: UInt32.self) }
  /// The size of an instance, in bytes.
  var instanceSize: Int { Int((address + 24).load(as: UInt32.self)) }
  private var alignmentMask: UInt16 { (address + 28).load(as: UInt16.self) }
  /// The size of the metadata, in bytes.
  private var size: Int { Int((address + 32).load(as: UInt32.self)) }
  /// The size of the metadata before the address, in bytes.
  private var before: Int { Int((address + 36).load(as: UInt32.self)) }
  /// The offset of the members of classes, beginning with those of the root class.
  private static let members = 56
  /// The offset of the function that deallocates instances.
  private static let deallocator = -16

  /// - Returns: Nil for a class whose layout is not the documented one, or whose instances `malloc` cannot allocate.
  init?(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard address.load(as: UInt.self) == 0, superclass == _getSuperclass(type).map(Self.address),
      instanceAddressPoint == 0, alignmentMask < 16, before >= -Self.deallocator, size - before >= Self.members
    else { return nil }
  }

  private static func address(of type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

  func isExtension(of base: ClassMetadata) -> Bool {
    before == base.before && size >= base.size && instanceSize >= base.instanceSize
  }

  /// Returns a copy as the metadata of a subclass.
  func copy(withMembersOf base: ClassMetadata) -> UnsafeRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), copy = block + before
    block.copyMemory(from: address - before, byteCount: size)
    copy.storeBytes(of: address, toByteOffset: 8, as: UnsafeRawPointer.self)
    (copy + Self.deallocator).copyMemory(from: base.address + Self.deallocator, byteCount: 8)
    (copy + Self.members)
      .copyMemory(from: base.address + Self.members, byteCount: base.size - base.before - Self.members)
    return UnsafeRawPointer(copy)
  }
}
